import { contentIn } from "./content-in.ts";
import * as en from "./en/questions.ts";
import * as es from "./es/questions.ts";

export type { Question } from "./en/questions.ts";

export const questionsContent = contentIn("questions", en, es);
