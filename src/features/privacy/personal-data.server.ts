/** Requests of people about their own data: what was asked and done has to be kept for a while. */
import { privacyLaws } from "#content/privacy-laws.ts";
import { yearsAfter } from "#platform/privacy/keep-reason.ts";
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { privacyFindings, privacyRequests } from "./tables/privacy-requests.ts";

declare module "#platform/privacy/keep-reason.ts" {
  interface KeepReasons {
    /** The record of a request of this kind, and of what was done about it. */
    request: true;
  }
}

export const requestPersonalData = [
  personalTable({
    table: privacyRequests,
    columns: {
      reference: "code",
      kind: "code",
      name: "name",
      email: "email",
      phone: "phone",
      state: "about",
      language: "code",
      note: "words",
      extensionReason: "words",
      verification: "words",
      cutTables: "code",
      outcome: "code",
      outcomeNote: "words",
    },
    record: {
      at: "loggedAt",
      path: ({ id }) => `/office/privacy/${id}`,
      fate({ closedAt }) {
        const until =
          closedAt === null ? null : yearsAfter(closedAt, privacyLaws.keep.request.years);
        return { kind: "kept", keeps: [{ reason: "request", until }] };
      },
    },
    frozen: () => "request",
  }),
  personalTable({
    table: privacyFindings,
    columns: {
      source: "code",
      recordId: "code",
      role: "code",
      foundBy: "code",
      outcome: "code",
      keeps: "code",
    },
  }),
];
