import { and, eq, like } from "drizzle-orm";
import { demoThreads } from "#content/demo-messages.ts";
import { demoPastThreads } from "#content/demo-past-messages.ts";
import { addDemoPhotos } from "#demo/add-photos.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { addPastThreads } from "./demonstration/add-past-threads.server.ts";
import { addDemoThreads } from "./demonstration/add-threads.server.ts";
import { threadMessages } from "./tables/threads.ts";

export const demonstration: Demonstration = {
  async add(parts) {
    const { db, places, now } = parts;
    await db.transaction((tx) => addPastThreads(tx, demoPastThreads, places, now));
    await db.transaction((tx) => addDemoThreads(tx, demoThreads, places, now));
    const { id, facilityId: ofFacility, text } = threadMessages;
    await addDemoPhotos(parts, "thread-message", (tx, facilityId, pattern) =>
      tx
        .select({ id })
        .from(threadMessages)
        .where(and(eq(ofFacility, facilityId), like(text, pattern))),
    );
  },
};
