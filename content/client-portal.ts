import { contentIn } from "./content-in.ts";
import * as en from "./en/client-portal.ts";
import * as es from "./es/client-portal.ts";

export const clientPortalContent = contentIn("client-portal", en, es);
