import { contentIn } from "../content-in.ts";
import * as en from "../en/services/disinfection-services.ts";
import * as es from "../es/services/disinfection-services.ts";

export const disinfectionServicesContent = contentIn("services/disinfection-services", en, es);
