/** Emails leave by the settings of the moment: what an owner corrects counts from the next attempt on. */
import type { Logger } from "pino";
import type { Config } from "#config";
import type { Database } from "#platform/database/client.ts";
import { openTransport, type TransportOptions } from "#platform/email/open-transport.server.ts";
import type { Transport } from "#platform/email/transport.ts";
import type { Secrets } from "#platform/identity/secrets.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { readMailRoute } from "./mail-settings.server.ts";

export interface MailParts {
  db: Database;
  secrets: Secrets;
  config: Pick<Config, "smtpUrl" | "smtpPasswordWithoutTls" | "mailFrom" | "dataDirectory">;
  log: Logger;
  timeouts?: TransportOptions["timeouts"];
}

export const mailTransport = ({ db, secrets, config, log, timeouts }: MailParts): Transport => ({
  async deliver(email) {
    const route = await readMailRoute(db, secrets, config);
    if (route === "unreadable")
      return {
        ok: false,
        permanent: false,
        needsOwner: true,
        fault: settingsServerMessages("en").mail.unreadable,
      };
    const transport = openTransport({
      smtpUrl: route.smtpUrl,
      smtpPasswordWithoutTls: route.passwordWithoutTls,
      requiresTls: route.requiresTls,
      dataDirectory: config.dataDirectory,
      from: () => route.from,
      log,
      ...(timeouts && { timeouts }),
    });
    return transport.deliver(email);
  },
});
