import { desc, eq } from "drizzle-orm";
import { renderEmail } from "#features/render-email.server.ts";
import { emails } from "#features/schema.ts";
import type { EmailMessage } from "#platform/email/email-messages.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";

const origin = "https://www.cleardawn.example";

export const mailsTo = async ({ db }: Pick<AccountsContext, "db">, address: string) =>
  db.select().from(emails).where(eq(emails.recipient, address)).orderBy(desc(emails.id));

/** The content of the latest such email, rendered now; undefined when it is not due. */
export async function writeMail(
  context: Pick<AccountsContext, "db">,
  address: string,
  message: EmailMessage,
) {
  const email = (await mailsTo(context, address)).find((email) => email.message === message);
  if (email === undefined) throw new Error(`no ${message} to ${address}`);
  const content = await renderEmail({ db: context.db, origin }, email);
  if (content !== undefined && "notDue" in content) throw new Error(content.notDue);
  return content;
}

/** The token in the link of the latest such email. Each call is another attempt to send it. */
export async function linkTokenIn(
  context: Pick<AccountsContext, "db">,
  address: string,
  message: EmailMessage,
): Promise<string> {
  const content = await writeMail(context, address, message);
  const token = /\?token=(\S+)/.exec(content?.text ?? "")?.[1];
  if (token === undefined) throw new Error(`no link in the ${message} to ${address}`);
  return token;
}
