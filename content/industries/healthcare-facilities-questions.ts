import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/healthcare-facilities-questions.ts";
import * as es from "../es/industries/healthcare-facilities-questions.ts";

export const healthcareFacilitiesQuestionsContent = contentIn(
  "industries/healthcare-facilities-questions",
  en,
  es,
);
