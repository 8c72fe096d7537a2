import { contentIn } from "../content-in.ts";
import * as en from "../en/services/facility-maintenance.ts";
import * as es from "../es/services/facility-maintenance.ts";

export type { ResponseTarget } from "../en/services/facility-maintenance.ts";

export const facilityMaintenanceContent = contentIn("services/facility-maintenance", en, es);
