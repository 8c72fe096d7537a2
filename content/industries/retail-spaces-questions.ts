import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/retail-spaces-questions.ts";
import * as es from "../es/industries/retail-spaces-questions.ts";

export const retailSpacesQuestionsContent = contentIn("industries/retail-spaces-questions", en, es);
