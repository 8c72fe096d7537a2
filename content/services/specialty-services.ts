import { contentIn } from "../content-in.ts";
import * as en from "../en/services/specialty-services.ts";
import * as es from "../es/services/specialty-services.ts";

export const specialtyServicesContent = contentIn("services/specialty-services", en, es);
