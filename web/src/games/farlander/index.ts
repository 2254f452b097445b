import en from "@games/farlander/words.en.toml";
import ru from "@games/farlander/words.ru.toml";

import { plain } from "../plain";

export default plain({ en, ru });
