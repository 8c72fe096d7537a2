import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { environmentNames, readConfig } from "#config";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const errorsOf = (env: Record<string, string>) => {
  const result = readConfig(env);
  return result.ok ? [] : result.faults;
};

describe("the configuration", () => {
  it("needs nothing to be set", () => {
    expect(readConfig({})).toEqual({
      ok: true,
      config: {
        port: 3000,
        host: "0.0.0.0",
        origin: undefined,
        dataDirectory: "./data",
        databaseUrl: undefined,
        nightlyBackups: true,
        smtpUrl: undefined,
        smtpPasswordWithoutTls: false,
        mailFrom: undefined,
        officeEmail: undefined,
        trustedProxyHops: 0,
        inboundMailUnmatched: "addressed",
        logLevel: "info",
        metricsHost: "127.0.0.1",
        shutdownDelaySeconds: 0,
        firstRun: true,
        crewPhones: true,
        pseudoLanguage: false,
        demoPassword: undefined,
      },
    });
  });

  it("takes an empty value for one that is not set", () => {
    const empty = Object.fromEntries(environmentNames.map((name) => [name, ""]));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it("takes every value that is set", () => {
    expect(
      readConfig({
        PORT: "8080",
        HOST: "127.0.0.1",
        ORIGIN: "https://www.example.com/",
        DATA_DIR: "/var/lib/cleardawn",
        DATABASE_URL: "postgres://user:secret@db/name",
        FILES_URL: "https://key:a%2Fb@s3.example.com/bucket?region=eu-central-1",
        CLAMAV_URL: "tcp://clamav.internal:3310",
        NIGHTLY_BACKUPS: "0",
        BACKUP_DIR: "/mnt/backup",
        BACKUP_URL: "https://key:secret@s3.example.com/backups",
        BACKUP_KEY: "k".repeat(32),
        SMTP_URL: "smtps://user:secret@mail.example.com:465",
        SMTP_PASSWORD_WITHOUT_TLS: "allowed",
        MAIL_FROM: "Cleardawn <hello@example.com>",
        OFFICE_EMAIL: "office@example.com",
        INBOUND_MAIL: "imaps://kim%40example.com:a%2Fb@mail.example.com/Sales%20replies",
        INBOUND_MAIL_ADDRESS: "replies@example.com",
        INBOUND_MAIL_UNMATCHED: "all",
        TRUST_PROXY: "2",
        LOG_LEVEL: "warn",
        METRICS_PORT: "9464",
        METRICS_HOST: "0.0.0.0",
        METRICS_TOKEN: "a".repeat(32),
        OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
        OTEL_EXPORTER_OTLP_HEADERS: "x-api-key=a%2Cb, x-team=night",
        OTEL_SERVICE_NAME: "harbor",
        SHUTDOWN_DELAY: "15",
        FIRST_RUN: "0",
        CREW_PHONES: "0",
        PSEUDO_LANGUAGE: "1",
        DEMO: "1",
        DEMO_PASSWORD: "correct horse battery",
      }),
    ).toEqual({
      ok: true,
      config: {
        port: 8080,
        host: "127.0.0.1",
        origin: "https://www.example.com",
        dataDirectory: "/var/lib/cleardawn",
        databaseUrl: "postgres://user:secret@db/name",
        filesUrl: "https://key:a%2Fb@s3.example.com/bucket?region=eu-central-1",
        clamavUrl: "tcp://clamav.internal:3310",
        nightlyBackups: false,
        backupDirectory: "/mnt/backup",
        backupUrl: "https://key:secret@s3.example.com/backups",
        backupKey: "k".repeat(32),
        smtpUrl: "smtps://user:secret@mail.example.com:465",
        smtpPasswordWithoutTls: true,
        mailFrom: "Cleardawn <hello@example.com>",
        officeEmail: "office@example.com",
        inboundMail: {
          kind: "imap",
          host: "mail.example.com",
          port: 993,
          user: "kim@example.com",
          password: "a/b",
          folder: "Sales replies",
        },
        inboundMailAddress: "replies@example.com",
        inboundMailUnmatched: "all",
        trustedProxyHops: 2,
        logLevel: "warn",
        metricsPort: 9464,
        metricsHost: "0.0.0.0",
        metricsToken: "a".repeat(32),
        tracing: {
          endpoint: "http://127.0.0.1:4318",
          headers: { "x-api-key": "a,b", "x-team": "night" },
          serviceName: "harbor",
        },
        shutdownDelaySeconds: 15,
        firstRun: false,
        crewPhones: false,
        pseudoLanguage: true,
        demo: true,
        demoPassword: "correct horse battery",
      },
    });
  });

  it("reports all faults together", () => {
    const faults = errorsOf({
      PORT: "70000",
      ORIGIN: "www.example.com",
      DATABASE_URL: "mysql://db",
      FILES_URL: "https://s3.example.com/bucket",
      CLAMAV_URL: "tcp://clamav.internal:3310/scan",
      NIGHTLY_BACKUPS: "sometimes",
      BACKUP_URL: "https://s3.example.com/backups",
      BACKUP_KEY: "short",
      SMTP_URL: "http://mail",
      SMTP_PASSWORD_WITHOUT_TLS: "yes",
      MAIL_FROM: "nobody",
      OFFICE_EMAIL: "a@b <c",
      TRUST_PROXY: "yes",
      LOG_LEVEL: "loud",
      METRICS_PORT: "70000",
      METRICS_TOKEN: "short",
      OTEL_EXPORTER_OTLP_ENDPOINT: "127.0.0.1:4318",
      SHUTDOWN_DELAY: "61",
      DEMO: "yes",
      DEMO_PASSWORD: "short",
    });
    expect(faults).toEqual([
      "PORT must be a whole number from 0 to 65535",
      "ORIGIN must be a URL such as https://www.example.com",
      "DATABASE_URL must be a URL such as postgres://user:secret@host/name",
      "FILES_URL must name key, secret and bucket; write special characters in them as percent codes",
      "CLAMAV_URL must end after the port, such as tcp://clamav.internal:3310",
      "NIGHTLY_BACKUPS must be 1 or 0",
      "BACKUP_URL must name key, secret and bucket; write special characters in them as percent codes",
      "BACKUP_KEY must have at least 32 characters",
      "SMTP_URL must be a URL such as smtps://user:secret@mail.example.com:465",
      'SMTP_PASSWORD_WITHOUT_TLS must be the word "allowed", or be left out',
      "MAIL_FROM must be an e-mail address",
      "OFFICE_EMAIL must be an e-mail address",
      "TRUST_PROXY must be a whole number from 0 to 10",
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent",
      "METRICS_PORT must be a whole number from 0 to 65535",
      "METRICS_TOKEN must have at least 32 characters",
      "OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http://127.0.0.1:4318",
      "SHUTDOWN_DELAY must be a whole number from 0 to 60",
      "DEMO must be 1 or 0",
      "DEMO_PASSWORD must have at least 12 characters",
    ]);
  });

  it.each([
    ["PORT", "0", "65535", "65536"],
    ["PORT", "1", "3000", "-1"],
    ["PORT", "80", "443", "80.5"],
    ["TRUST_PROXY", "0", "10", "11"],
    ["BACKUP_KEY", "k".repeat(32), "k".repeat(99), "k".repeat(31)],
    ["DEMO_PASSWORD", "123456789012", "1234567890123", "12345678901"],
  ])("takes %s=%s and %s but not %s", (name, least, most, beyond) => {
    expect(errorsOf({ [name]: least })).toEqual([]);
    expect(errorsOf({ [name]: most })).toEqual([]);
    expect(errorsOf({ [name]: beyond })).toHaveLength(1);
  });

  it.each([
    "smtp://mail.example.com",
    "smtp://mail.example.com:2525/",
    "smtp://[::1]:25",
    "smtps://hello%40example.com:p%40ss%23%2Fword@mail.example.com",
  ])("takes the mail server %s", (url) => expect(errorsOf({ SMTP_URL: url })).toEqual([]));

  it.each([
    "smtp://user@mail.example.com",
    "smtp://:secret@mail.example.com",
    "smtp://user:100%@mail.example.com",
    "smtps://mail.example.com/?tls.rejectUnauthorized=false",
    "smtp://user:secret@mail.example.com?ignoreTLS=true",
    "smtp://mail.example.com/path",
    "smtp://mail.example.com#part",
    "smtp:///",
  ])("does not take the mail server %s, and says why", (url) => {
    expect(errorsOf({ SMTP_URL: url })).toEqual([
      expect.stringMatching(/^SMTP_URL must (end after the port|be a URL such as)/),
    ]);
  });

  it.each(["x-api-key", "=secret", "x key=a", "x-key=100%", "x-key=a%0D%0Ahost: b", "a=1,,b=2"])(
    "does not take the headers of traces %j",
    (headers) => {
      expect(errorsOf({ OTEL_EXPORTER_OTLP_HEADERS: headers })).toEqual([
        "OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs with commas between them",
      ]);
    },
  );

  it("takes no token that a header could not carry", () => {
    expect(errorsOf({ METRICS_TOKEN: `${"a".repeat(32)}\r\n` })).toHaveLength(1);
  });

  it("keeps no sender that could break into a mail's header", () => {
    expect(errorsOf({ MAIL_FROM: "A <a@example.com>\r\nBcc: b@example.com" })).toHaveLength(1);
  });

  it.each([
    ["DATABASE_URL", "databaseUrl", "postgres://cleardawn:secret@database/cleardawn"],
    ["FILES_URL", "filesUrl", "https://key:secret@s3.example.com/bucket"],
    ["BACKUP_URL", "backupUrl", "https://key:secret@s3.example.com/backups"],
    ["BACKUP_KEY", "backupKey", "a key of at least thirty-two characters"],
    ["SMTP_URL", "smtpUrl", "smtps://user:secret@mail.example.com"],
    ["SECRET_KEY", "secretKey", "a key of at least thirty-two characters"],
  ] as const)("takes %s from a file, without the line's end", (name, property, value) => {
    const file = join(temporaryFolder(), "secret");
    writeFileSync(file, `${value}\n`);
    const result = readConfig({ [name]: "", [`${name}_FILE`]: file });
    expect(result.ok && result.config[property]).toBe(value);
    writeFileSync(file, "\n");
    expect(errorsOf({ [`${name}_FILE`]: file })).toEqual([
      `${name}_FILE names ${file}, which is empty`,
    ]);
    expect(errorsOf({ [name]: value, [`${name}_FILE`]: file })).toEqual([
      `${name} and ${name}_FILE are both set: leave one of them out`,
    ]);
    expect(errorsOf({ [`${name}_FILE`]: `${file}.gone` })).toEqual([
      expect.stringMatching(`^${name}_FILE names a file that cannot be read \\(Error: ENOENT`),
    ]);
  });

  it.each([
    "imap://kim:secret-word@mail.example.com/INBOX",
    "imaps://mail.example.com/INBOX",
    "imaps://kim@mail.example.com/INBOX",
    "imaps://kim:secret-word@mail.example.com",
    "imaps://kim:secret-word@mail.example.com/",
    "imaps://kim:secret-word@/INBOX",
    "imaps://kim:secret-word@mail.example.com/INBOX?folder=2",
    "imaps://kim:secret-word%0D%0ADELETE@mail.example.com/INBOX",
    "imaps://kim:secret-word%@mail.example.com/INBOX",
    "https://kim:secret-word@mail.example.com/INBOX",
    "secret-word",
  ])("refuses the mailbox %s, and says nothing of its password", (value) => {
    const faults = errorsOf({ INBOUND_MAIL: value });
    expect(faults).toEqual([
      expect.stringMatching(/^INBOUND_MAIL must be the word "webhook", or an address such as/),
    ]);
    expect(faults.join()).not.toContain("secret-word");
  });

  it("takes what goes together with a mailbox, and nothing without it", () => {
    const secret = "s".repeat(32);
    expect(readConfig({ INBOUND_MAIL: "webhook", INBOUND_MAIL_SECRET: secret })).toMatchObject({
      ok: true,
      config: { inboundMail: { kind: "webhook", secret } },
    });
    const mailbox = "imaps://kim:secret@mail.example.com:1993/INBOX";
    expect(readConfig({ INBOUND_MAIL: mailbox })).toMatchObject({
      ok: true,
      config: {
        inboundMail: { port: 1993 },
        inboundMailAddress: undefined,
        inboundMailUnmatched: "addressed",
      },
    });
    for (const [values, fault] of [
      [{ INBOUND_MAIL: "webhook" }, /^INBOUND_MAIL_SECRET must be set/],
      [{ INBOUND_MAIL: mailbox, INBOUND_MAIL_SECRET: secret }, /^INBOUND_MAIL_SECRET goes with/],
      [{ INBOUND_MAIL_SECRET: secret }, /^INBOUND_MAIL_SECRET goes with/],
      [{ INBOUND_MAIL: "webhook", INBOUND_MAIL_SECRET: "short" }, /^INBOUND_MAIL_SECRET must have/],
      [{ INBOUND_MAIL_ADDRESS: "replies@example.com" }, /^INBOUND_MAIL_ADDRESS needs INBOUND_MAIL/],
      [{ INBOUND_MAIL_UNMATCHED: "all" }, /^INBOUND_MAIL_UNMATCHED needs INBOUND_MAIL/],
      [
        { INBOUND_MAIL: mailbox, INBOUND_MAIL_UNMATCHED: "some" },
        /^INBOUND_MAIL_UNMATCHED must be/,
      ],
      [{ INBOUND_MAIL_ADDRESS: "Kim <kim@example.com>" }, /^INBOUND_MAIL_ADDRESS must be/],
      [{ INBOUND_MAIL_ADDRESS: `${"x".repeat(40)}@example.com` }, /^INBOUND_MAIL_ADDRESS must be/],
    ] as const)
      expect(errorsOf(values)).toEqual([expect.stringMatching(fault)]);
  });

  it("judges what stands in a file as what stands in the environment", () => {
    const file = join(temporaryFolder(), "secret");
    writeFileSync(file, "mysql://db");
    expect(errorsOf({ DATABASE_URL_FILE: file, PORT: "-1" })).toEqual([
      "PORT must be a whole number from 0 to 65535",
      "DATABASE_URL must be a URL such as postgres://user:secret@host/name",
    ]);
  });
});

it(".env.example documents every variable, and no other", () => {
  const example = readFileSync(new URL(".env.example", import.meta.url), "utf8");
  const documented = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(documented).toEqual([...environmentNames]);
});

it(".env.example is valid as it stands, and with every line taken into use", () => {
  const example = readFileSync(new URL(".env.example", import.meta.url), "utf8");
  const lines = [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)];
  expect(errorsOf(Object.fromEntries(lines.map(([, name, value]) => [name, value])))).toEqual([]);
});
