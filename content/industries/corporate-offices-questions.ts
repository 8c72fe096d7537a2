import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/corporate-offices-questions.ts";
import * as es from "../es/industries/corporate-offices-questions.ts";

export const corporateOfficesQuestionsContent = contentIn(
  "industries/corporate-offices-questions",
  en,
  es,
);
