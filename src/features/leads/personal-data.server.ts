/** Requests for a quote: the person who asked, and what they wrote. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { leads } from "./tables/leads.ts";

export const leadPersonalData = [
  personalTable({
    table: leads,
    columns: {
      reference: "code",
      idempotencyKey: "code",
      fingerprint: "code",
      page: "code",
      language: "code",
      campaign: "about",
      userAgent: "about",
      addressHash: "secret",
      screeningReasons: "code",
      search: "derived",
      fullName: "name",
      company: "about",
      email: "email",
      phone: "phone",
      squareFootage: "about",
      message: "words",
      frequency: "code",
      rateCard: "code",
    },
    record: {
      at: "receivedAt",
      path: ({ id }) => `/office/leads/${id}`,
      fate: () => ({ kind: "deleted" }),
    },
  }),
];
