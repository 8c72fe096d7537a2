import type { Logger } from "pino";
import { folderTransport } from "./folder-transport.server.ts";
import { type SmtpTimeouts, smtpTransport } from "./smtp-transport.server.ts";
import type { Transport } from "./transport.ts";

export interface TransportOptions {
  smtpUrl: string | undefined;
  smtpPasswordWithoutTls: boolean;
  requiresTls?: boolean;
  dataDirectory: string;
  /** Sender of all emails, `Name <address>`, as it is when one leaves. */
  from: () => string;
  log: Logger;
  /** Milliseconds. */
  timeouts?: SmtpTimeouts;
}

export function openTransport(options: TransportOptions): Transport {
  return options.smtpUrl === undefined
    ? folderTransport(`${options.dataDirectory}/mail`, options.from, options.log)
    : smtpTransport({
        url: options.smtpUrl,
        from: options.from,
        passwordWithoutTls: options.smtpPasswordWithoutTls,
        requiresTls: options.requiresTls ?? false,
        timeouts: options.timeouts,
      });
}
