import { addTexts } from "~/i18n/part";

import en from "./words.en.json";
import ru from "./words.ru.json";

addTexts(en, ru);
