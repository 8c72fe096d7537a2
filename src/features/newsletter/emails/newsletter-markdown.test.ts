import { expect, it } from "vitest";
import { plainTextOf } from "#platform/markdown/markdown-blocks.ts";
import { inEmailsFrom, readMarkdown as readIn } from "#platform/markdown/read-markdown.server.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { newsletterForm } from "../newsletter-types.ts";
import { newsletterIssue } from "./newsletter-issue.tsx";

const origin = "https://www.example.com";

const readMarkdown = (markdown: string) => readIn(markdown, inEmailsFrom(origin));

const issue = (body: string) =>
  newsletterIssue(
    {
      subject: "News",
      body,
      textLanguage: "en",
      origin,
      unsubscribeAddress: "https://example.com/leave",
    },
    "en",
  );

it("becomes headings, lists, quotes and links, in HTML and in plain text", async () => {
  const body = `# Nights

Our **crews** finish *early*.  
Really.

- windows
- [floors](https://example.com/floors?a=1&b=2)

3. third
4. fourth

> as you said

\`\`\`
room 204
\`\`\`

***

[Write](mailto:hello@example.com) or [call](tel:+13125550142).`;
  const { html, text } = await issue(body);
  expect(html).toMatch(/<h2[^>]*>Nights<\/h2>/);
  expect(html).toMatch(/<strong>crews<\/strong>/);
  expect(html).toMatch(/<em>early<\/em>.<br\/?>Really/);
  expect(html).toMatch(/<li[^>]*>windows<\/li>/);
  expect(html).toContain('href="https://example.com/floors?a=1&amp;b=2"');
  expect(html).toMatch(/<ol start="3"/);
  expect(html).toMatch(/<blockquote[^>]*>/);
  expect(html).toMatch(/<pre[^>]*>room 204<\/pre>/);
  expect(text).toContain("- floors (https://example.com/floors?a=1&b=2)");
  expect(text).toContain("3. third\n4. fourth");
  expect(text).toContain("> as you said");
  expect(text).toContain("Write (hello@example.com) or call (+13125550142).");
  expect(text).not.toMatch(/\*\*|<|&amp;/);
});

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,hi",
  "vbscript:x",
  "file:///etc/passwd",
  "services",
  "#services",
  "//evil.example",
  "/\\evil.example",
  "/\\t/evil.example",
  "https://bank.example@evil.example/",
  "https://user:secret@evil.example/",
])("leads nowhere by %s, and its words stay", async (address) => {
  const { blocks, leftOut } = readMarkdown(`Look [here](<${address}>) now.`);
  expect(leftOut.links).toBe(1);
  expect(plainTextOf(blocks)).toBe("Look here now.");
  expect((await issue(`[here](<${address}>)`)).html).not.toContain("evil.example");
});

it("leads by a path to the company's own site, in HTML and in plain text", async () => {
  const { html, text } = await issue(
    "Our [services](/services/janitorial-services?from=mail#how).",
  );
  const address = "https://www.example.com/services/janitorial-services?from=mail#how";
  expect(html).toContain(`href="${address}"`);
  expect(text).toContain(`Our services (${address}).`);
  expect(readMarkdown("[a](/services)").leftOut.links).toBe(0);
});

it("keeps links by reference to the same rule", () => {
  const { blocks, leftOut } = readMarkdown(
    "[a][one] [b][two]\n\n[one]: https://example.com\n[two]: javascript:alert(1)",
  );
  expect(plainTextOf(blocks)).toBe("a (https://example.com/) b");
  expect(leftOut.links).toBe(1);
});

it("lets no HTML through, and loads no picture", async () => {
  const { html, text } = await issue(
    '<script>alert(1)</script>\n\nA <b onclick="x()">bold</b> ![the lobby](https://example.com/a.png) word.\n\n<img src=x onerror=alert(1)>',
  );
  expect(html).not.toMatch(/<script|<img|<b |onclick="/);
  expect(html).toContain("&lt;script&gt;");
  expect(html).toContain("the lobby");
  expect(html).not.toContain("a.png");
  expect(text).toContain("<script>alert(1)</script>");
  const { leftOut } = readMarkdown("![a](https://e.example/a.png) ![][b]\n\n[b]: x\n\n<hr>");
  expect(leftOut).toEqual({ pictures: 2, links: 0, html: 1 });
});

it("says on one line what mailboxes show beside the subject, and breaks no header", async () => {
  const { subject, html } = await newsletterIssue(
    {
      subject: "Hi\r\nBcc: all@example.com\u202e",
      body: "First *line*\nsecond",
      textLanguage: "es",
      origin,
      unsubscribeAddress: "https://example.com/leave",
      isTest: true,
    },
    "en",
  );
  expect(subject).toBe("Test: Hi Bcc: all@example.com");
  expect(html).toContain("First line second");
  expect(html).toContain('lang="es-US"');
});

const hostile: Record<string, string> = {
  "quotes in quotes": ">".repeat(19_000),
  "lists in lists": Array.from({ length: 130 }, (_, n) => `${"  ".repeat(n)}- a`).join("\n"),
  "emphasis without end": "*a_".repeat(6_000),
  brackets: "[".repeat(19_000),
  "pictures without end": "![".repeat(9_000),
  "paragraphs without end": "a\n\n".repeat(6_600),
  "signs in many paragraphs": `${"*_".repeat(290)}\n\n`.repeat(33),
  "one word": "a".repeat(19_000),
};

it.each(Object.entries(hostile))("is read in time, or refused: %s", async (_, body) => {
  const ms = await processorTime(async () => {
    const sent = { "subject-en": "a", "body-en": body };
    const parsed = newsletterForm("en").safeParse(sent);
    if (parsed.success) await issue(body);
    else expect(parsed.error.issues[0]?.message).toMatch(/too many lines/);
  });
  expect(ms).toBeLessThan(5_000);
});

it("refuses a text that is too long, and one without any subject", () => {
  const long = newsletterForm("en").safeParse({
    "subject-en": "a",
    "body-en": "a ".repeat(10_001),
  });
  expect(long.error?.issues[0]?.path).toEqual(["body-en"]);
  const empty = newsletterForm("es").safeParse({ "subject-en": " ", "body-es": "Hola" });
  expect(empty.error?.issues[0]).toMatchObject({ path: ["subject-en"] });
});

it("keeps lists of links and long ordinary texts", () => {
  const links = Array.from(
    { length: 80 },
    (_, n) => `- [Guide ${n}](https://example.com/a_b_${n})`,
  );
  for (const body of [links.join("\n"), "A **bold** word and _another_. ".repeat(100)])
    expect(newsletterForm("en").safeParse({ "subject-en": "a", "body-en": body }).success).toBe(
      true,
    );
});
