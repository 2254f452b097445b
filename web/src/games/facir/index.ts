import en from "@games/facir/words.en.toml";
import ru from "@games/facir/words.ru.toml";

import { plain } from "../plain";

export default plain({ en, ru });
