/** What has to be set before anything goes to all readers: the law asks for an address and a way out. */
import type { Config } from "#config";
import { company, shippedFacts } from "#content/company.ts";
import { hasMailServer } from "#features/settings/mail/mail-settings.server.ts";
import type { Database } from "#platform/database/client.ts";

export type NewsletterObstacle = "no-origin" | "no-https" | "shipped-address";

/** None where nothing leaves: without a mail server emails are files, which are there to be looked at. */
export async function findNewsletterObstacles(
  db: Database,
  config: Pick<Config, "origin" | "smtpUrl">,
): Promise<NewsletterObstacle[]> {
  if (!(await hasMailServer(db, config))) return [];
  const found: (NewsletterObstacle | false)[] = [
    config.origin === undefined && "no-origin",
    config.origin !== undefined && !config.origin.startsWith("https://") && "no-https",
    company.street === shippedFacts.street && "shipped-address",
  ];
  return found.filter((one) => one !== false);
}
