/** Keys of buildings: who has or had each, and what their tags say. */
import { and, eq, isNull } from "drizzle-orm";
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { keyIssues, keys } from "./tables/keys.ts";

declare module "#platform/privacy/keep-reason.ts" {
  interface KeepReasons {
    /** It is kept because the person still has a key to a building. */
    "key-out": true;
  }
}

export const keyPersonalData = [
  personalTable({
    table: keys,
    columns: {
      kind: "code",
      label: "words",
      opens: "words",
      keyBox: "words",
      encryptedCode: "secret",
    },
  }),
  personalTable({
    table: keyIssues,
    columns: { crew: "words" },
    // The client has to know who can get into the building, so a name stays until the key is back.
    holdsName: {
      reason: "key-out",
      async until(db, accountId) {
        const { holderId, returnedAt } = keyIssues;
        const isOut = and(eq(holderId, accountId), isNull(returnedAt));
        return (await db.$count(keyIssues, isOut)) > 0 ? null : undefined;
      },
    },
  }),
];
