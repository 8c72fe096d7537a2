/** Merges keep what names and addresses were before: a person who is erased goes out of them as well. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { prospectDismissals, prospectMerges } from "./tables/prospect-merges.ts";

export const companyPersonalData = [
  personalTable({
    table: prospectMerges,
    columns: {
      kind: "code",
      before: "words",
      after: "words",
      contactIds: "code",
      opportunityIds: "code",
      earlierIds: "code",
    },
  }),
  personalTable({ table: prospectDismissals, columns: { kind: "code" } }),
];
