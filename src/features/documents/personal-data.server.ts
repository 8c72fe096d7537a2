/** Documents of clients: their titles, and who has read and acknowledged them. */
import { eq, max } from "drizzle-orm";
import { privacyLaws } from "#content/privacy-laws.ts";
import { yearsAfter } from "#platform/privacy/keep-reason.ts";
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import {
  documentAccesses,
  documentAcknowledgements,
  documentReminders,
  documents,
  documentVersions,
} from "./tables/documents.ts";

declare module "#platform/privacy/keep-reason.ts" {
  interface KeepReasons {
    /** It is kept because it proves that somebody signed, acknowledged or accepted something. */
    signed: true;
  }
}

export const documentPersonalData = [
  personalTable({
    table: documents,
    columns: { type: "code", title: "words", withdrawReason: "words", withdrawLanguage: "code" },
  }),
  personalTable({ table: documentVersions, columns: {} }),
  personalTable({
    table: documentAcknowledgements,
    columns: {},
    accountColumns: ["accountId"],
    holdsName: {
      reason: "signed",
      async until(db, accountId) {
        const { at } = documentAcknowledgements;
        const [last] = await db
          .select({ at: max(at) })
          .from(documentAcknowledgements)
          .where(eq(documentAcknowledgements.accountId, accountId));
        return last?.at ? yearsAfter(last.at, privacyLaws.keep.signed.years) : undefined;
      },
    },
  }),
  personalTable({
    table: documentAccesses,
    columns: { how: "code" },
    accountColumns: ["accountId"],
  }),
  personalTable({ table: documentReminders, columns: {} }),
];
