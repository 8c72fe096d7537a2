import { facilityContacts } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addScope } from "#tests/support/facilities.ts";

/** The facility itself is the place. */
export const exampleRecords: ExampleRecords = {
  async prepare({ context, place: { clientId, facilityId, areaId }, word }) {
    const name = `${word} contact`;
    const contact = { name, phone: "(312) 555-0100", email: "c@example.com" };
    await context.db
      .insert(facilityContacts)
      .values({ ...contact, id: newId(), clientId, facilityId });
    const facility = { id: facilityId, clientId, areaIds: [areaId] };
    await addScope(context, facility, { lines: [{ task: `${word} vacuum` }] });
    const draft = { version: 2, effectiveFrom: null, lines: [{ task: `${word} dust` }] };
    await addScope(context, facility, draft);
  },
};
