import { eq } from "drizzle-orm";
import { opportunities } from "#features/schema.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  async add({ context: { db } }) {
    const id = await addOpportunity(db);
    const [row] = await db.select().from(opportunities).where(eq(opportunities.id, id));
    return { company: row?.companyId ?? "" };
  },
};
