/** Buildings of clients, and the people whom clients name for them. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { areas } from "./tables/areas.ts";
import { facilityContacts, facilityHolidays } from "./tables/facility-details.ts";
import { scopeLines, scopes } from "./tables/scopes.ts";

declare module "#platform/privacy/keep-reason.ts" {
  interface KeepReasons {
    /** What an agreement with a client needs while it lasts. */
    contract: true;
  }
}

export const facilityPersonalData = [
  personalTable({
    table: facilityContacts,
    columns: { name: "name", jobTitle: "about", phone: "phone", email: "email" },
    record: {
      path: ({ clientId, facilityId }) =>
        `/office/clients/${clientId}/facilities/${facilityId}/contacts`,
      fate: () => ({ kind: "deleted" }),
    },
  }),
  personalTable({ table: facilityHolidays, columns: { name: "place" } }),
  personalTable({ table: areas, columns: { name: "place", floor: "place" } }),
  personalTable({
    table: scopes,
    columns: { note: "words", language: "code" },
    // A version with a day may be in effect, and then is what client and company have agreed on.
    frozen: ({ effectiveFrom }) => (effectiveFrom === null ? undefined : "contract"),
  }),
  personalTable({ table: scopeLines, columns: { task: "place" } }),
];
