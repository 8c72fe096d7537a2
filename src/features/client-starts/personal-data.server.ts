/** Starts have ids and times alone; who started one is an account. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { clientStarts } from "./tables/client-starts.ts";

export const clientStartPersonalData = [personalTable({ table: clientStarts, columns: {} })];
