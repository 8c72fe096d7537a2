import { contentIn } from "../content-in.ts";
import * as en from "../en/services/disinfection-methods.ts";
import * as es from "../es/services/disinfection-methods.ts";

export type { Method } from "../en/services/disinfection-methods.ts";

export const disinfectionMethodsContent = contentIn("services/disinfection-methods", en, es);
