import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/educational-institutions-questions.ts";
import * as es from "../es/industries/educational-institutions-questions.ts";

export const educationalInstitutionsQuestionsContent = contentIn(
  "industries/educational-institutions-questions",
  en,
  es,
);
