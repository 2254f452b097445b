import en from "@games/pharaoh/words.en.toml";
import ru from "@games/pharaoh/words.ru.toml";

import { plain } from "../plain";

export default plain({ en, ru });
