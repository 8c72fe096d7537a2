/** Buildings of clients, and the people whom clients name for them. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { areas } from "./tables/areas.ts";
import { facilityContacts, facilityHolidays } from "./tables/facility-details.ts";

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
];
