import { contentIn } from "../content-in.ts";
import * as en from "../en/services/commercial-cleaning.ts";
import * as es from "../es/services/commercial-cleaning.ts";

export type { PacedArea } from "../en/services/commercial-cleaning.ts";

export const commercialCleaningContent = contentIn("services/commercial-cleaning", en, es);
