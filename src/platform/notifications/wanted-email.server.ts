/** Mails that their reader may switch off: sent as they are wanted when they leave. */
import type { Database } from "#platform/database/client.ts";
import type { EmailContent, NotDue, RenderParts } from "#platform/email/email-renderer.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import type { ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { NotificationDefinition } from "./notification-definitions.server.ts";
import type { Unsubscription } from "./notification-kinds.ts";
import { findChoice } from "./preferences.server.ts";
import { unsubscribeToken } from "./unsubscribe-token.server.ts";

type Written = (Message & { to?: string }) | NotDue | undefined;

/** @param write gets the links of the footer; what it writes carries the one-click header as well */
export async function ifWanted(
  parts: RenderParts,
  accountId: string,
  kind: NotificationDefinition,
  write: (links: ChoiceLinks) => Promise<Written>,
): Promise<EmailContent | NotDue | undefined> {
  if ((await findChoice(parts.db, accountId, kind)) !== "at-once")
    return { notDue: "switched-off" };
  return withLinks(parts, accountId, kind.name, write);
}

export async function withLinks(
  { db, origin }: RenderParts,
  accountId: string,
  what: Unsubscription,
  write: (links: ChoiceLinks) => Promise<Written>,
): Promise<EmailContent | NotDue | undefined> {
  const links = {
    unsubscribeAddress: await unsubscribeAddressOf(db, origin, { accountId, what }),
    notificationsAddress: `${origin}/account/notifications`,
  };
  const written = await write(links);
  if (written === undefined || "notDue" in written) return written;
  return { ...written, unsubscribeAddress: links.unsubscribeAddress };
}

const unsubscribeAddressOf = async (
  db: Database,
  origin: string,
  right: Parameters<typeof unsubscribeToken>[1],
): Promise<string> => `${origin}/unsubscribe?token=${await unsubscribeToken(db, right)}`;
