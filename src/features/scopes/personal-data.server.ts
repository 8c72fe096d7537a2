/** Scopes of work: the notes on their versions, and the names of tasks. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { scopeLines, scopes } from "./tables/scopes.ts";

declare module "#platform/privacy/keep-reason.ts" {
  interface KeepReasons {
    /** It is kept because an agreement with a client needs it while it lasts. */
    contract: true;
  }
}

export const scopePersonalData = [
  personalTable({
    table: scopes,
    columns: { note: "words", language: "code" },
    // A version with a day may be in effect, and then is what client and company have agreed on.
    frozen: ({ effectiveFrom }) => (effectiveFrom === null ? undefined : "contract"),
  }),
  personalTable({ table: scopeLines, columns: { task: "place" } }),
];
