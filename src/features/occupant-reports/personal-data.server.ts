/** Signs of rooms; what occupants report there belongs to the work orders. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { areaSigns } from "./tables/area-signs.ts";

export const signPersonalData = [personalTable({ table: areaSigns, columns: { code: "code" } })];
