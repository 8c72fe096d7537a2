import { contentIn } from "../content-in.ts";
import * as en from "../en/careers/page.ts";
import * as es from "../es/careers/page.ts";

export const careersPageContent = contentIn("careers/page", en, es);
