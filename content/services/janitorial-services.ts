import { contentIn } from "../content-in.ts";
import * as en from "../en/services/janitorial-services.ts";
import * as es from "../es/services/janitorial-services.ts";

export const janitorialServicesContent = contentIn("services/janitorial-services", en, es);
