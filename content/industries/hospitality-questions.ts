import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/hospitality-questions.ts";
import * as es from "../es/industries/hospitality-questions.ts";

export const hospitalityQuestionsContent = contentIn("industries/hospitality-questions", en, es);
