import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/manufacturing-industrial-questions.ts";
import * as es from "../es/industries/manufacturing-industrial-questions.ts";

export const manufacturingIndustrialQuestionsContent = contentIn(
  "industries/manufacturing-industrial-questions",
  en,
  es,
);
