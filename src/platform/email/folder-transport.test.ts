import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTransport } from "./open-transport.server.ts";
import type { OutgoingEmail } from "./outgoing-email.ts";

const email: OutgoingEmail = {
  name: "quote-received-visitor.0190",
  to: "dana@example.com",
  subject: "We have your quote request",
  html: "<p>Thank you, <b>Dana</b> ☕️</p>",
  text: "Thank you, Dana ☕️",
};
const from = "Cleardawn <hello@cleardawn.example.com>";

function keepIn(dataDirectory: string) {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  return {
    lines,
    transport: openTransport({
      smtpUrl: undefined,
      smtpPasswordWithoutTls: false,
      dataDirectory,
      from: () => from,
      log,
    }),
  };
}

it("saves an email as a file that mail programs open, and logs where", async () => {
  const folder = temporaryFolder();
  const { transport, lines } = keepIn(folder);
  expect(await transport.deliver(email)).toEqual({ ok: true, isKeptAsFile: true });

  const file = join(folder, "mail", "quote-received-visitor.0190.eml");
  expect(await PostalMime.parse(readFileSync(file))).toMatchObject({
    from: { name: "Cleardawn", address: "hello@cleardawn.example.com" },
    to: [{ address: "dana@example.com" }],
    subject: email.subject,
    messageId: "<quote-received-visitor.0190@cleardawn.example.com>",
    html: expect.stringContaining("<b>Dana</b> ☕️"),
    text: expect.stringContaining("Thank you, Dana ☕️"),
  });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ file, subject: email.subject });
});

it("overwrites an email that is delivered twice, and leaves nothing unfinished", async () => {
  const folder = temporaryFolder();
  const { transport } = keepIn(folder);
  await transport.deliver(email);
  await transport.deliver(email);
  expect(readdirSync(join(folder, "mail"))).toEqual(["quote-received-visitor.0190.eml"]);
});

it("reports a folder that cannot be written, as an error to retry", async () => {
  const file = join(temporaryFolder(), "in-the-way");
  writeFileSync(file, "");
  const { transport } = keepIn(file);
  expect(await transport.deliver(email)).toMatchObject({ ok: false, permanent: false });
});
