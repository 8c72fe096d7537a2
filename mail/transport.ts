/** The ways a letter leaves: to a mail server or, where none is configured, into a folder. */
import type { Logger } from "pino";
import { folderTransport } from "./folder-transport.ts";
import type { Letter } from "./letter.ts";
import { type SmtpTimeouts, smtpTransport } from "./smtp-transport.ts";

export type Delivery =
  | { ok: true }
  /** `permanent`: the same letter would be refused again; `fault` is written for the office. */
  | { ok: false; permanent: boolean; fault: string };

export interface Transport {
  deliver(letter: Letter): Promise<Delivery>;
}

export interface TransportOptions {
  smtpUrl: string | undefined;
  dataDirectory: string;
  /** Sender of all mails, `Name <address>`. */
  from: string;
  log: Logger;
  /** Milliseconds. */
  timeouts?: SmtpTimeouts;
}

export function openTransport(options: TransportOptions): Transport {
  return options.smtpUrl === undefined
    ? folderTransport(`${options.dataDirectory}/mail`, options.from, options.log)
    : smtpTransport(options.smtpUrl, options.from, options.timeouts);
}
