import { contentIn } from "../content-in.ts";
import * as en from "../en/legal/terms.ts";
import * as es from "../es/legal/terms.ts";

export const termsContent = contentIn("legal/terms", en, es);
