import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Language } from "#platform/language/language.ts";
import { accountLanguage } from "./account-language.server.ts";
import { type AccountRow, accounts } from "./tables/accounts.ts";
import { clients } from "./tables/clients.ts";

export interface EmailRecipient extends Pick<AccountRow, "id" | "name" | "state"> {
  clientName: string | undefined;
  language: Language;
}

/** The account to which an email is written; undefined if it was removed since. */
export async function findEmailRecipient(
  db: Database,
  id: string | null,
): Promise<EmailRecipient | undefined> {
  if (id === null) return undefined;
  const [account] = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      state: accounts.state,
      clientName: clients.name,
      language: accountLanguage,
    })
    .from(accounts)
    .leftJoin(clients, eq(clients.id, accounts.clientId))
    .where(eq(accounts.id, id));
  if (account === undefined || account.state === "removed") return undefined;
  return { ...account, clientName: account.clientName ?? undefined };
}
