/**
 * The law requires a postal address and a way to unsubscribe, so these must be set before anything is sent.
 */
import type { Config } from "#config";
import { company, shippedFacts } from "#content/company.ts";
import { findStoredMail } from "#features/settings/mail/mail-settings.server.ts";
import type { Database } from "#platform/database/client.ts";
import { isDemo } from "#platform/records/is-demo.server.ts";

export type NewsletterObstacle =
  | "demonstration"
  | "no-mail-server"
  | "no-sender"
  | "no-origin"
  | "no-https"
  | "shipped-address";

export type NewsletterConfig = Pick<Config, "origin" | "smtpUrl" | "mailFrom">;

/**
 * There are no obstacles while somebody only tries out the product: without a mail server and a public
 * address, emails are files to look at. On a public address, they would be lost that way.
 */
export async function findNewsletterObstacles(
  db: Database,
  { origin, smtpUrl, mailFrom }: NewsletterConfig,
): Promise<NewsletterObstacle[]> {
  const { host, fromAddress } = await findStoredMail(db);
  const hasServer = smtpUrl !== undefined || host !== "";
  const isPublic = origin?.startsWith("https://") ?? false;
  if (!hasServer && !isPublic) return [];
  const obstacles: (NewsletterObstacle | false)[] = [
    (await isDemo(db)) && "demonstration",
    !hasServer && "no-mail-server",
    fromAddress === "" &&
      mailFrom === undefined &&
      company.email === shippedFacts.email &&
      "no-sender",
    origin === undefined && "no-origin",
    origin !== undefined && !isPublic && "no-https",
    company.street === shippedFacts.street && "shipped-address",
  ];
  return obstacles.filter((obstacle) => obstacle !== false);
}

/** Pages on which an administrator removes an obstacle; the others are settings of the server. */
export const obstaclePages: Readonly<Partial<Record<NewsletterObstacle, string>>> = {
  demonstration: "/office/settings/demonstration",
  "no-mail-server": "/office/settings/email",
  "no-sender": "/office/settings/email",
  "shipped-address": "/office/settings/company",
};
