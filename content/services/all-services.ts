import { contentIn } from "../content-in.ts";
import * as en from "../en/services/all-services.ts";
import * as es from "../es/services/all-services.ts";

export type { ServiceSection } from "../en/services/all-services.ts";

export const allServicesContent = contentIn("services/all-services", en, es);
