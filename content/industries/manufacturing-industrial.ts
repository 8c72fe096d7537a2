import { contentIn } from "../content-in.ts";
import * as en from "../en/industries/manufacturing-industrial.ts";
import * as es from "../es/industries/manufacturing-industrial.ts";

export const manufacturingIndustrialContent = contentIn(
  "industries/manufacturing-industrial",
  en,
  es,
);
