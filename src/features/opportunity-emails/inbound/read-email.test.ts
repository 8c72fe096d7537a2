/** What is read of emails that strangers have written, and of those that are written to do harm. */
import { describe, expect, it } from "vitest";
import { processorTime } from "#tests/support/processor-time.ts";
import { readBody, splitQuoted, textOfHtml } from "./read-body.server.ts";
import { readBodyInThread } from "./read-body-in-thread.server.ts";
import { readHead } from "./read-head.server.ts";

const mail = (headers: readonly string[], body = "Hello"): Buffer =>
  Buffer.from(
    [
      ...headers,
      headers.some((header) => /^content-type/i.test(header))
        ? ""
        : "Content-Type: text/plain; charset=utf-8\r\n",
    ]
      .filter((one) => one !== "")
      .join("\r\n")
      .concat(`\r\n\r\n${body}`)
      .replace("utf-8\r\n\r\n\r\n", "utf-8\r\n\r\n"),
  );

describe("what is quoted is folded", () => {
  it.each([
    [
      "Gmail",
      "Tuesday works.\n\nOn Tue, Nov 24, 2026 at 9:14 AM Dana <dana@x.example>\nwrote:\n\n> When?",
    ],
    [
      "in Spanish",
      "El martes.\n\nEl mar, 24 nov 2026 a las 9:14, Dana (<dana@x.example>) escribió:\n> ¿Cuándo?",
    ],
    ["Outlook", "Tuesday works.\n\n-----Original Message-----\nFrom: Dana\nWhen?"],
    [
      "Outlook by its head",
      "Tuesday works.\n\nFrom: Dana <dana@x.example>\nSent: Tuesday\nTo: Kim\n\nWhen?",
    ],
    ["marks alone", "Tuesday works.\n> When?\n> Now?"],
  ])("%s", (_, whole) => {
    const { text, quoted } = splitQuoted(whole);
    expect(text).toMatch(/^(Tuesday works|El martes)\.$/);
    expect(quoted).not.toBe("");
  });

  it.each([
    ["an answer beneath the quote", "On Tue, Dana wrote:\n> When?\n\nTuesday works."],
    ["answers between its lines", "Yes.\n> When?\nTuesday.\n> Where?\nHere."],
    ["a quote and nothing else", "> When?"],
    ["a sentence that begins so", "On Tuesday I wrote: come at noon.\nFrom: nobody in particular"],
  ])("%s is shown as it was written", (_, whole) => {
    expect(splitQuoted(whole)).toEqual({ text: whole, quoted: "" });
  });

  it("a megabyte of what almost begins a quote takes no time", async () => {
    const ms = await processorTime(() => {
      splitQuoted(`On ${"a ".repeat(500_000)}\n`.repeat(2));
      splitQuoted("On x\n".repeat(200_000));
      splitQuoted("From: x\n".repeat(200_000));
    });
    expect(ms).toBeLessThan(3_000);
  });
});

describe("HTML becomes words", () => {
  it("without scripts, styles and pictures, with its paragraphs, lists and quotes", () => {
    const html = `<html><head><title>No</title><style>p{}</style></head><body><p>Hello&nbsp;Dana,<br>Tuesday</p>
      <ul><li>One</li><li>Two</li></ul><script>alert(1)</script><img src=x onerror=alert(2)>
      <blockquote>When?</blockquote></body></html>`;
    expect(textOfHtml(html, 1_000)).toBe("Hello Dana,\nTuesday\n\n- One\n- Two\n\n> When?");
  });

  it("however deep it is, and however long", () => {
    expect(textOfHtml(`${"<div>".repeat(50_000)}deep`, 1_000)).toBe("deep");
    expect(textOfHtml("word ".repeat(100_000), 1_000).length).toBeLessThanOrEqual(1_000);
    expect(textOfHtml("<p>&#0;&#x1F600;<", 1_000)).toContain("😀");
  });
});

describe("the head", () => {
  it("says who, to whom and what it answers", async () => {
    const head = await readHead(
      mail([
        "From: =?utf-8?q?Dana_W=C3=A9?= <Dana@X.example>",
        "To: Kim <kim@y.example>, replies+AbC@Z.example",
        "Delivered-To: <other@z.example>",
        "Subject: =?utf-8?b?SG9sYQ==?=",
        "Message-ID: <a@x.example>",
        "In-Reply-To: <b@y.example>",
        "References: <c@y.example>\r\n <b@y.example>",
      ]),
    );
    expect(head).toMatchObject({
      from: { name: "Dana Wé", address: "Dana@X.example" },
      addresses: ["other@z.example", "kim@y.example", "replies+abc@z.example"],
      subject: "Hola",
      messageId: "<a@x.example>",
      references: ["<c@y.example>", "<b@y.example>", "<b@y.example>"],
      kind: "person",
    });
  });

  it.each([
    ["automatic", "Auto-Submitted: auto-replied"],
    ["automatic", "Precedence: bulk"],
    ["automatic", "X-Autoreply: yes"],
    ["automatic", "List-Id: <news.x.example>"],
    [
      "automatic",
      "Content-Type: multipart/report; report-type=disposition-notification; boundary=x",
    ],
    ["bounce", "Content-Type: multipart/report; report-type=delivery-status; boundary=x"],
    ["bounce", "Return-Path: <>"],
    ["bounce", "X-Failed-Recipients: dana@x.example"],
    ["person", "Auto-Submitted: no"],
  ])("%s: %s", async (kind, header) => {
    expect((await readHead(mail(["From: a@x.example", header]))).kind).toBe(kind);
  });

  it("lines that would begin other headers, NUL and what reverses the writing are taken out", async () => {
    const head = await readHead(
      mail([
        'From: "A\0\u202eB" <a@x.example>',
        "Subject: =?utf-8?q?One=0D=0ABcc:_all@x.example=00?=",
        "Message-ID: <a\tb@x>\r\n <good@x.example>",
      ]),
    );
    expect(head.subject).toBe("One Bcc: all@x.example");
    expect(head.from.name).toBe("A B");
    expect(head.messageId).toBe("<good@x.example>");
  });

  it.each([
    ["nothing", ""],
    ["no head at all", "\r\n\r\nHello"],
    ["no end", "From: a@x.example"],
    ["a line of a megabyte", `From: a@x.example\r\nSubject: ${"x".repeat(1_000_000)}\r\n\r\nHi`],
    ["ten thousand headers", `${"X-A: b\r\n".repeat(10_000)}From: a@x.example\r\n\r\nHi`],
    ["bytes", String.fromCharCode(...Array.from({ length: 1_000 }, (_, at) => at % 256))],
  ])("%s does no harm", async (_, raw) => {
    const head = await readHead(Buffer.from(raw, "latin1"));
    expect(head.subject.length).toBeLessThanOrEqual(300);
    expect(JSON.stringify(head)).not.toContain("\\u0000");
  });
});

describe("the body", () => {
  it("plain text goes before HTML, in the charset that it names", async () => {
    const raw = Buffer.concat([
      Buffer.from(
        "Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\nA\xf1o",
        "latin1",
      ),
      Buffer.from("\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>No</p>\r\n--b--\r\n"),
    ]);
    expect((await readBody(raw)).text).toBe("Año");
  });

  it("a charset that there is not, and one that lies, are read as far as they can be", async () => {
    for (const charset of ["klingon", "utf-16", "utf-8"]) {
      const head = Buffer.from(`Content-Type: text/plain; charset=${charset}\r\n\r\n`);
      const body = await readBody(
        Buffer.concat([head, Buffer.from([0x48, 0x69, 0xff, 0x00, 0x21])]),
      );
      expect(body.text).not.toContain("\0");
      expect(body.text.isWellFormed()).toBe(true);
    }
  });

  it("files come with their names, and logos of signatures stay away", async () => {
    const part = (head: string, content: string) =>
      `--b\r\n${head}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString("base64")}\r\n`;
    const files = Array.from({ length: 12 }, (_, at) =>
      part(
        `Content-Type: application/pdf; name="f${at}.pdf"\r\nContent-Disposition: attachment`,
        "x",
      ),
    ).join("");
    const logo = part("Content-Type: image/png\r\nContent-ID: <logo>", "png");
    const raw = `Content-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<img src="cid:logo">Hi\r\n${logo}${files}--b--\r\n`;
    const body = await readBody(Buffer.from(raw));
    expect(body.files).toHaveLength(10);
    expect(body.files[0]?.name).toBe("f0.pdf");
    expect(body.furtherFiles).toEqual(["f10.pdf", "f11.pdf"]);
  });

  it("a thousand parts in each other are not unpacked, and a line of a megabyte is cut", async () => {
    const nested = Array.from(
      { length: 1_000 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ).join("");
    expect(await readBodyInThread(Buffer.from(nested))).toMatchObject({ unread: "unreadable" });
    const long = await readBodyInThread(mail([], "x".repeat(1_000_000)));
    expect(long.text.length).toBe(100_001);
  });
});
