import type { PgBoss, Queue } from "pg-boss";

/** Creates a queue, or changes it to these options. */
export async function createQueue(boss: PgBoss, { name, ...options }: Queue): Promise<void> {
  await boss.createQueue(name, options);
  // An earlier version may have created the queue with other options.
  await boss.updateQueue(name, options);
  // Makes the queue known to this process. Otherwise the first job would look it up outside of its
  // transaction, and wait in vain for the embedded engine's only connection.
  await boss.insert(name, []);
}
