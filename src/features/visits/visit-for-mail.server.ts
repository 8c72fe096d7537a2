import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { type Language, parseLanguage } from "#platform/language/language.ts";
import { findVisitListRow, type VisitListRow } from "./list-visits.server.ts";

export interface VisitForMail {
  visit: VisitListRow;
  recipient: { name: string; email: string; isClient: boolean; language: Language };
}

/** What the email to a person says; undefined for people who may no longer see the visit. */
export async function findVisitForMail(
  db: Database,
  accountId: string,
  visitId: string,
): Promise<VisitForMail | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (account?.state !== "active") return undefined;
  const { name, email, role, clientId, preferences } = account;
  const language = parseLanguage(preferences.language) ?? "en";
  const actor = {
    accountId,
    role,
    name,
    language,
    clientId: clientId ?? undefined,
    needsSecondFactor: false,
    sessionId: "",
  };
  const visit = await findVisitListRow(db, actor, visitId);
  return visit && { visit, recipient: { name, email, isClient: isClientRole(role), language } };
}
