import { contentIn } from "../content-in.ts";
import * as en from "../en/legal/privacy-policy.ts";
import * as es from "../es/legal/privacy-policy.ts";

export const privacyPolicyContent = contentIn("legal/privacy-policy", en, es);
