import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyOfPrerendered, policyWithNonce } from "./content-security-policy.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("allows exactly the inline scripts and styles that the page holds", () => {
  const policy = policyOfPrerendered(
    `<style>p{}</style><script>a()</script><script type="text/plain" data-late="/x">b()</script>` +
      `<script type="application/ld+json">{}</script><script src="/assets/c.js"></script>`,
  );
  expect(policy).toContain(`script-src 'self' ${hash("a()")} ${hash("b()")};`);
  expect(policy).toContain(`style-src 'self' ${hash("p{}")};`);
});

test("hashes what browsers run: the text of elements, and nothing that only looks like one", () => {
  const policy = policyOfPrerendered(
    `<p title="<script>c()</script>">&lt;script&gt;</p><!--<script>d()</script>-->` +
      `<SCRIPT data-x=">">\r\na("<!-- </b>")</SCRIPT><noscript><style>p{}</style></noscript>`,
  );
  expect(policy).toContain(`script-src 'self' ${hash('\na("<!-- </b>")')};`);
  expect(policy).toContain(`style-src 'self' ${hash("p{}")};`);
});

test("never allows inline code as such, foreign hosts or frames", () => {
  for (const policy of [policyOfPrerendered("<p></p>"), policyWithNonce("n")]) {
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("http");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  }
});
