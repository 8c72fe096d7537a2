/** Inspections: who performed and who signed them, and what was written on the way. */
import { eq, max, or } from "drizzle-orm";
import { privacyLaws } from "#content/privacy-laws.ts";
import { yearsAfter } from "#platform/privacy/keep-reason.ts";
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { inspectionLinks } from "./tables/inspection-links.ts";
import {
  deficiencies,
  inspectionAnswers,
  inspectionEntries,
  inspectionRemarks,
} from "./tables/inspection-records.ts";
import {
  inspectionAreas,
  inspectionItems,
  inspectionRules,
  inspections,
} from "./tables/inspections.ts";

declare module "#platform/privacy/keep-reason.ts" {
  interface KeepReasons {
    /** It is kept because it proves that somebody signed, acknowledged or accepted something. */
    signed: true;
    /** It proves who was told what, and changing its sentence would break the proof. */
    evidence: true;
  }
}

export const inspectionPersonalData = [
  personalTable({
    table: inspections,
    columns: { cancelReason: "words", cancelLanguage: "code" },
    holdsName: {
      reason: "signed",
      async until(db, accountId) {
        const { finishedAt, finishedBy, signedBy } = inspections;
        const [last] = await db
          .select({ at: max(finishedAt) })
          .from(inspections)
          .where(or(eq(finishedBy, accountId), eq(signedBy, accountId)));
        return last?.at ? yearsAfter(last.at, privacyLaws.keep.signed.years) : undefined;
      },
    },
  }),
  personalTable({ table: inspectionAreas, columns: { name: "place", floor: "place" } }),
  personalTable({ table: inspectionItems, columns: { task: "place" } }),
  personalTable({
    table: inspectionAnswers,
    columns: { rating: "code", comment: "words", language: "code", replaces: "code" },
    frozen: () => "evidence",
  }),
  personalTable({ table: inspectionEntries, columns: { kind: "code" } }),
  personalTable({ table: inspectionRemarks, columns: { text: "words", language: "code" } }),
  personalTable({ table: inspectionRules, columns: {} }),
  personalTable({ table: inspectionLinks, columns: { secretHash: "secret" } }),
  personalTable({ table: deficiencies, columns: { rating: "code" } }),
];
