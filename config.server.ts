// The only reader of `process.env`; all faults are reported together.
import { readFileSync } from "node:fs";
import * as z from "zod";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** An empty line in `.env` means "not set". */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const mailbox = z
  .string()
  .regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, "must be an e-mail address");

const urlWith = (protocols: string[], example: string) =>
  z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && protocols.includes(url.protocol);
  }, `must be a URL such as ${example}`);

/** Anything else in the address would be taken for an option of the connection. */
const mailServer = urlWith(["smtp:", "smtps:"], "smtps://user:secret@mail.example.com:465").refine(
  (value) => {
    const url = URL.parse(value);
    return url !== null && hasNothingAfterPort(url) && hasWholeLogin(url);
  },
  "must end after the port, and name a user with a password or neither; write special characters in them as percent codes",
);

const hasNothingAfterPort = ({ host, pathname, search, hash }: URL) =>
  host !== "" && ["", "/"].includes(pathname) && search === "" && hash === "";

function hasWholeLogin({ username, password }: URL): boolean {
  try {
    return (decodeURIComponent(username) === "") === (decodeURIComponent(password) === "");
  } catch {
    return false;
  }
}

/**
 * Which emails without a conversation are kept for the office to look at: `addressed` are those that answer an
 * email of ours or came to a secret address of ours. A mailbox that people use holds more than that.
 */
const unmatchedMail = ["none", "addressed", "all"] as const;
export type UnmatchedMail = (typeof unmatchedMail)[number];

const inboundMailExample = "imaps://user:secret@mail.example.com/INBOX";

/** Says what is wrong without the value, as that has a password in it. */
const inboundMail = z.string().transform((value, context): MailboxAddress | "webhook" => {
  if (value === "webhook") return value;
  const url = URL.parse(value);
  const [user, password, folder] = ["username", "password", "pathname"].map((part) =>
    percentDecoded(url?.[part as "username" | "password" | "pathname"] ?? ""),
  );
  const isWhole = url?.protocol === "imaps:" && url.hostname !== "" && !url.search && !url.hash;
  // Mail servers take a line break for the end of a command.
  const isPlain = [user, password, folder].every(
    (part) => part !== undefined && !/[\p{Cc}]/u.test(part),
  );
  if (url === null || !isWhole || !isPlain || !user || !password || !folder || folder.length < 2) {
    context.addIssue(
      `must be the word "webhook", or an address such as ${inboundMailExample}, with user, password and folder; write special characters in them as percent codes`,
    );
    return z.NEVER;
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const port = url.port === "" ? 993 : Number(url.port);
  return { host, port, user, password, folder: folder.slice(1) };
});

/** With room for a plus sign and a secret: 64 characters may stand before the @. */
const replyAddress = z
  .string()
  .regex(
    /^[^\s<>@+"]{1,39}@[^\s<>@]+$/,
    "must be an e-mail address with at most 39 characters before the @, and no plus sign",
  );

const filesServer = urlWith(
  ["https:", "http:"],
  "https://KEY:SECRET@s3.us-east-2.amazonaws.com/bucket?region=us-east-2",
).refine((value) => {
  const url = URL.parse(value);
  return url !== null && url.pathname.length > 1 && url.password !== "" && hasWholeLogin(url);
}, "must name key, secret and bucket; write special characters in them as percent codes");

const scannerServer = urlWith(["tcp:"], "tcp://clamav.internal:3310").refine((value) => {
  const url = URL.parse(value);
  return url !== null && url.username === "" && hasNothingAfterPort(url);
}, "must end after the port, such as tcp://clamav.internal:3310");

/** As other programs of OpenTelemetry read it: `name=value,name=value`, with percent codes. */
const traceHeaders = z.string().transform((value, context) => {
  const headers: Record<string, string> = {};
  for (const pair of value.split(",")) {
    const [, name, encoded] = /^\s*([!#$%&'*+.^_`|~\w-]+)=(.*)$/.exec(pair) ?? [];
    const decoded = encoded === undefined ? undefined : percentDecoded(encoded.trim());
    if (name === undefined || decoded === undefined || /[^\x20-\x7e]/.test(decoded)) {
      context.addIssue("must be name=value pairs with commas between them");
      return z.NEVER;
    }
    headers[name] = decoded;
  }
  return headers;
});

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

const secretRule = "must have at least 32 characters, of letters, digits and -._~+/= only";

const environment = z.object({
  PORT: optional(wholeNumber(0, 65535)),
  HOST: optional(z.string()),
  ORIGIN: optional(
    urlWith(["http:", "https:"], "https://www.example.com").transform(
      (value) => new URL(value).origin,
    ),
  ),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(urlWith(["postgres:", "postgresql:"], "postgres://user:secret@host/name")),
  DATABASE_URL_FILE: optional(z.string()),
  FILES_URL: optional(filesServer),
  FILES_URL_FILE: optional(z.string()),
  CLAMAV_URL: optional(scannerServer),
  NIGHTLY_BACKUPS: optional(z.enum(["0", "1"], "must be 1 or 0")),
  BACKUP_DIR: optional(z.string()),
  BACKUP_URL: optional(filesServer),
  BACKUP_URL_FILE: optional(z.string()),
  BACKUP_KEY: optional(z.string().min(32, "must have at least 32 characters")),
  BACKUP_KEY_FILE: optional(z.string()),
  SMTP_URL: optional(mailServer),
  SMTP_URL_FILE: optional(z.string()),
  SMTP_PASSWORD_WITHOUT_TLS: optional(
    z.literal("allowed", 'must be the word "allowed", or be left out'),
  ),
  MAIL_FROM: optional(mailbox),
  OFFICE_EMAIL: optional(mailbox),
  INBOUND_MAIL: optional(inboundMail),
  INBOUND_MAIL_FILE: optional(z.string()),
  INBOUND_MAIL_ADDRESS: optional(replyAddress),
  INBOUND_MAIL_UNMATCHED: optional(
    z.enum(unmatchedMail, `must be one of ${unmatchedMail.join(", ")}`),
  ),
  INBOUND_MAIL_SECRET: optional(z.string().regex(/^[\w.~+/=-]{32,}$/, secretRule)),
  INBOUND_MAIL_SECRET_FILE: optional(z.string()),
  TRUST_PROXY: optional(wholeNumber(0, 10)),
  LOG_LEVEL: optional(z.enum(logLevels, `must be one of ${logLevels.join(", ")}`)),
  METRICS_PORT: optional(wholeNumber(0, 65535)),
  METRICS_HOST: optional(z.string()),
  METRICS_TOKEN: optional(
    z
      .string()
      .min(32, "must have at least 32 characters")
      .regex(/^[\w.~+/=-]+$/, "may have letters, digits and -._~+/= only"),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(urlWith(["http:", "https:"], "http://127.0.0.1:4318")),
  OTEL_EXPORTER_OTLP_HEADERS: optional(traceHeaders),
  OTEL_SERVICE_NAME: optional(z.string()),
  SHUTDOWN_DELAY: optional(wholeNumber(0, 60)),
  SECRET_KEY: optional(z.string().min(32, "must have at least 32 characters")),
  SECRET_KEY_FILE: optional(z.string()),
  FIRST_RUN: optional(z.enum(["0", "1"], "must be 1 or 0")),
  CREW_PHONES: optional(z.enum(["0", "1"], "must be 1 or 0")),
  PSEUDO_LANGUAGE: optional(z.enum(["0", "1"], "must be 1 or 0")),
  DEMO: optional(z.enum(["0", "1"], "must be 1 or 0")),
  DEMO_PASSWORD: optional(z.string().min(12, "must have at least 12 characters")),
});

/** What may stand in a file, which containers and systemd show to the server's user alone. */
const namesOfSecrets = [
  "DATABASE_URL",
  "FILES_URL",
  "BACKUP_URL",
  "BACKUP_KEY",
  "SMTP_URL",
  "INBOUND_MAIL",
  "INBOUND_MAIL_SECRET",
  "SECRET_KEY",
];

/** For tests, in the order of `.env.example`. */
export const environmentNames = Object.keys(environment.shape);

interface MailboxAddress {
  host: string;
  port: number;
  user: string;
  password: string;
  folder: string;
}

/** How replies to our emails come in. */
export type InboundMail =
  | ({ kind: "imap" } & MailboxAddress)
  /** A mail server hands them over, with this secret. */
  | { kind: "webhook"; secret: string };

export interface Config {
  port: number;
  host: string;
  /** The public origin, e.g. `https://www.example.com`; where absent, the request tells. */
  origin: string | undefined;
  dataDirectory: string;
  /** Where absent, the embedded database in `dataDirectory` is used. */
  databaseUrl: string | undefined;
  /** A bucket of an S3 server; where absent, files are in a folder of `dataDirectory`. */
  filesUrl: string | undefined;
  /** Address of clamd; where absent, files are not scanned for malware. */
  clamavUrl: string | undefined;
  nightlyBackups: boolean;
  /** Where absent, and without `backupUrl`, backups are in a folder of `dataDirectory`. */
  backupDirectory: string | undefined;
  /** A bucket of an S3 server for backups, in place of any folder. */
  backupUrl: string | undefined;
  /** Encrypts backups; where absent, they are not encrypted. */
  backupKey: string | undefined;
  /** Where absent, emails are saved as files in `dataDirectory/mail`. */
  smtpUrl: string | undefined;
  /** Whether the password in `smtpUrl` may be sent unencrypted where the server offers no TLS. */
  smtpPasswordWithoutTls: boolean;
  mailFrom: string | undefined;
  officeEmail: string | undefined;
  /** Where absent, replies stay in the company's mailbox. */
  inboundMail: InboundMail | undefined;
  /** Replies go to this address with a secret behind a plus sign; where absent, to the sender's. */
  inboundMailAddress: string | undefined;
  inboundMailUnmatched: UnmatchedMail;
  /** How many proxies in front of the server are trusted. */
  trustedProxyHops: number;
  logLevel: (typeof logLevels)[number];
  /** A port of its own for `/metrics`; where absent, it answers at the site's port if there is a token. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Who sends it gets `/metrics`; with a port of its own, that asks for it as well. */
  metricsToken: string | undefined;
  /** Where traces are sent; none are made without it. */
  tracing: { endpoint: string; headers: Record<string, string>; serviceName: string } | undefined;
  /** How long `/readyz` says so before a stopping server closes its port. */
  shutdownDelaySeconds: number;
  /** Where absent, see `server/secret-key.ts`. */
  secretKey: string | undefined;
  /** Whether an installation without an administrator asks for one in the browser. */
  firstRun: boolean;
  /** Whether phones of crews may keep the pages of tonight for places without a connection. */
  crewPhones: boolean;
  /** Whether texts in brackets stand in the place of Spanish, for whoever looks at screens. */
  pseudoLanguage: boolean;
  demo: boolean | undefined;
  demoPassword: string | undefined;
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; faults: string[] };

export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const given = { ...env };
  const faults = readSecrets(given);
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    faults.push(...parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`));
  if (!parsed.success || faults.length > 0) return { ok: false, faults };
  const values = parsed.data;
  const inbound = inboundMailOf(values);
  if (!inbound.ok) return { ok: false, faults: [inbound.fault] };
  return {
    ok: true,
    config: {
      port: values.PORT ?? 3000,
      host: values.HOST ?? "0.0.0.0",
      origin: values.ORIGIN,
      dataDirectory: values.DATA_DIR ?? "./data",
      databaseUrl: values.DATABASE_URL,
      filesUrl: values.FILES_URL,
      clamavUrl: values.CLAMAV_URL,
      nightlyBackups: values.NIGHTLY_BACKUPS !== "0",
      backupDirectory: values.BACKUP_DIR,
      backupUrl: values.BACKUP_URL,
      backupKey: values.BACKUP_KEY,
      smtpUrl: values.SMTP_URL,
      smtpPasswordWithoutTls: values.SMTP_PASSWORD_WITHOUT_TLS === "allowed",
      mailFrom: values.MAIL_FROM,
      officeEmail: values.OFFICE_EMAIL,
      inboundMail: inbound.inboundMail,
      inboundMailAddress: values.INBOUND_MAIL_ADDRESS,
      inboundMailUnmatched: values.INBOUND_MAIL_UNMATCHED ?? "addressed",
      trustedProxyHops: values.TRUST_PROXY ?? 0,
      logLevel: values.LOG_LEVEL ?? "info",
      metricsPort: values.METRICS_PORT,
      metricsHost: values.METRICS_HOST ?? "127.0.0.1",
      metricsToken: values.METRICS_TOKEN,
      tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT
        ? {
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            serviceName: values.OTEL_SERVICE_NAME ?? "cleardawn",
          }
        : undefined,
      shutdownDelaySeconds: values.SHUTDOWN_DELAY ?? 0,
      secretKey: values.SECRET_KEY,
      firstRun: values.FIRST_RUN !== "0",
      crewPhones: values.CREW_PHONES !== "0",
      pseudoLanguage: values.PSEUDO_LANGUAGE === "1",
      demo: values.DEMO === undefined ? undefined : values.DEMO === "1",
      demoPassword: values.DEMO_PASSWORD,
    },
  };
}

type InboundMailResult =
  | { ok: true; inboundMail: InboundMail | undefined }
  | { ok: false; fault: string };

/** What goes together only. */
function inboundMailOf({
  INBOUND_MAIL: mailbox,
  INBOUND_MAIL_SECRET: secret,
  INBOUND_MAIL_ADDRESS: address,
  INBOUND_MAIL_UNMATCHED: unmatched,
}: z.infer<typeof environment>): InboundMailResult {
  const refused = (fault: string) => ({ ok: false, fault }) as const;
  if (mailbox === "webhook")
    return secret === undefined
      ? refused("INBOUND_MAIL_SECRET must be set where INBOUND_MAIL is the word webhook")
      : { ok: true, inboundMail: { kind: "webhook", secret } };
  if (secret !== undefined)
    return refused("INBOUND_MAIL_SECRET goes with the word webhook in INBOUND_MAIL alone");
  if (mailbox === undefined && address !== undefined)
    return refused("INBOUND_MAIL_ADDRESS needs INBOUND_MAIL: nobody would read what is sent there");
  if (mailbox === undefined && unmatched !== undefined)
    return refused("INBOUND_MAIL_UNMATCHED needs INBOUND_MAIL: nothing comes in without it");
  return { ok: true, inboundMail: mailbox && { kind: "imap", ...mailbox } };
}

/** Puts what stands in files among the values. @returns faults */
function readSecrets(values: Record<string, string | undefined>): string[] {
  const faults: string[] = [];
  for (const name of namesOfSecrets) {
    const path = values[`${name}_FILE`] ?? "";
    if (path === "") continue;
    if ((values[name] ?? "") !== "") {
      faults.push(`${name} and ${name}_FILE are both set: leave one of them out`);
      continue;
    }
    try {
      values[name] = readFileSync(path, "utf8").trim();
      if (values[name] === "") faults.push(`${name}_FILE names ${path}, which is empty`);
    } catch (error) {
      faults.push(`${name}_FILE names a file that cannot be read (${String(error)})`);
    }
  }
  return faults;
}
