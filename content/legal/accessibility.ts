import { contentIn } from "../content-in.ts";
import * as en from "../en/legal/accessibility.ts";
import * as es from "../es/legal/accessibility.ts";

export const accessibilityContent = contentIn("legal/accessibility", en, es);
