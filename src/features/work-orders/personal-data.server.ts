/** Work orders: who asked, what was written about them, and what occupants have reported. */
import { eq, max } from "drizzle-orm";
import { privacyLaws } from "#content/privacy-laws.ts";
import { files } from "#platform/files/tables/files.ts";
import { yearsAfter } from "#platform/privacy/keep-reason.ts";
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { occupantReports } from "./tables/occupant-reports.ts";
import { workOrderPrices } from "./tables/work-order-prices.ts";
import { serviceLevelTargets, workOrderComments, workOrders } from "./tables/work-orders.ts";

declare module "#platform/privacy/keep-reason.ts" {
  interface KeepReasons {
    /** It is kept because it proves that somebody signed, acknowledged or accepted something. */
    signed: true;
  }
}

export const workOrderPersonalData = [
  personalTable({
    table: workOrders,
    columns: {
      number: "code",
      category: "code",
      text: "words",
      made: "code",
      language: "code",
      source: "code",
      askedName: "name",
      holdReason: "words",
      holdLanguage: "code",
      dueClock: "code",
      search: "derived",
    },
    record: {
      at: "createdAt",
      path: ({ id }) => `/office/work-orders/${id}`,
      // The work is the client's; only who asked for it goes.
      fate: () => ({ kind: "emptied" }),
      emptied: (code) => ({ askedName: code }),
    },
  }),
  personalTable({
    table: workOrderComments,
    columns: { text: "words", made: "code", language: "code" },
  }),
  personalTable({
    table: workOrderPrices,
    columns: { text: "words", language: "code" },
    holdsName: {
      reason: "signed",
      async until(db, accountId) {
        const { acceptedAt, acceptedBy } = workOrderPrices;
        const [last] = await db
          .select({ at: max(acceptedAt) })
          .from(workOrderPrices)
          .where(eq(acceptedBy, accountId));
        return last?.at ? yearsAfter(last.at, privacyLaws.keep.signed.years) : undefined;
      },
    },
  }),
  personalTable({ table: serviceLevelTargets, columns: {} }),
  personalTable({
    table: occupantReports,
    columns: {
      kind: "code",
      text: "words",
      language: "code",
      email: "email",
      secretHash: "secret",
      emailSecretHash: "secret",
      screeningReasons: "code",
    },
    record: {
      at: "receivedAt",
      path: ({ workOrderId, clientId, facilityId }) =>
        workOrderId === null
          ? `/office/clients/${clientId}/facilities/${facilityId}/signs`
          : `/office/work-orders/${workOrderId}`,
      fate: ({ workOrderId }) => ({ kind: workOrderId === null ? "deleted" : "emptied" }),
      emptied: () => ({ email: null, secretHash: null, emailSecretHash: null, text: "" }),
      file: "fileId",
      async before(tx, { fileId, workOrderId }) {
        // The photo of a report that became work shows what was wrong, and belongs to the work order.
        if (fileId === null || workOrderId !== null) return;
        await tx
          .update(files)
          .set({ state: "deleted", deletedAt: new Date() })
          .where(eq(files.id, fileId));
      },
    },
  }),
];
