import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/educational-institutions.ts";
import * as es from "../es/industries/educational-institutions.ts";

export type { Comparison } from "../en/industries/educational-institutions.ts";

export const educationalInstitutionsContent = contentIn(
  "industries/educational-institutions",
  en,
  es,
);
