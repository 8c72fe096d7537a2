import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { accounts } from "#features/schema.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addPerson } from "#tests/support/people.ts";

export const exampleRecords: ExampleRecords = {
  async add({ context, place: { clientId, facilityId }, word }) {
    const { id } = await addPerson(context, {
      role: "client-member",
      clientId,
      facilityIds: [facilityId],
    });
    const named = { name: `${word} person`, email: `${randomUUID()}@example.com` };
    await context.db.update(accounts).set(named).where(eq(accounts.id, id));
    return { person: id };
  },
};
