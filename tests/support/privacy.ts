/** Requests of people about their own data, in a test's database. */
import { eq } from "drizzle-orm";
import { personalData } from "#features/personal-data.server.ts";
import { runErasure, runSearch } from "#features/privacy/run-step.server.ts";
import { privacyFindings, privacyRequests } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { newReference } from "#platform/records/reference.server.ts";

type Context = Pick<AccountsContext, "db">;

type NewRequest = Partial<typeof privacyRequests.$inferInsert>;

/** @param by the account of an administrator */
export async function addPrivacyRequest(
  { db }: Context,
  by: string,
  over: NewRequest = {},
): Promise<string> {
  const id = newId();
  await db.insert(privacyRequests).values({
    id,
    reference: newReference("P"),
    kind: "erasure",
    name: "Jane Doe",
    email: "",
    phone: "",
    state: "",
    language: "en",
    note: "",
    receivedOn: "2026-11-02",
    dueOn: "2026-12-17",
    loggedBy: by,
    ...over,
  });
  return id;
}

/** Somebody has made sure who is asking. */
export const verified = (by: string): NewRequest => ({
  verification: "Called the number that we know",
  verifiedBy: by,
  verifiedAt: new Date(),
});

/** Searches as the worker does. */
export const searchFor = ({ db }: Context, id: string): Promise<void> =>
  runSearch({ db, personalData }, id);

export const eraseFor = ({ db }: Context, id: string, now?: Date): Promise<void> =>
  runErasure({ db, personalData }, id, now);

export const findingsOf = ({ db }: Context, id: string) =>
  db.select().from(privacyFindings).where(eq(privacyFindings.requestId, id));

export async function requestRow({ db }: Context, id: string) {
  const [row] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  if (row === undefined) throw new Error("no such request");
  return row;
}

/** A request that is verified, with everything that was found chosen: a copy may be handed out. */
export async function addChosenRequest(
  context: Context,
  by: string,
  over: NewRequest = {},
): Promise<string> {
  const id = await addPrivacyRequest(context, by, { ...verified(by), ...over });
  await searchFor(context, id);
  await context.db
    .update(privacyFindings)
    .set({ isTheirs: true })
    .where(eq(privacyFindings.requestId, id));
  return id;
}
