import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/educational-institutions-year.ts";
import * as es from "../es/industries/educational-institutions-year.ts";

export type { Season } from "../en/industries/educational-institutions-year.ts";

export const educationalInstitutionsYearContent = contentIn(
  "industries/educational-institutions-year",
  en,
  es,
);
