import { contentIn } from "./content-in.ts";
import * as en from "./en/services.ts";
import * as es from "./es/services.ts";

export type { Service, ServiceId } from "./en/services.ts";

export const servicesContent = contentIn("services", en, es);
