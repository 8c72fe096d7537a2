import { facilityContacts } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";

/** The facility itself is the place. */
export const exampleRecords: ExampleRecords = {
  async prepare({ context, place: { clientId, facilityId }, word }) {
    const name = `${word} contact`;
    const contact = { name, phone: "(312) 555-0100", email: "c@example.com" };
    await context.db
      .insert(facilityContacts)
      .values({ ...contact, id: newId(), clientId, facilityId });
  },
};
