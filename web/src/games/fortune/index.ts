import en from "@games/fortune/words.en.toml";
import ru from "@games/fortune/words.ru.toml";

import { plain } from "../plain";

export default plain({ en, ru });
