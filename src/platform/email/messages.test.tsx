import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import {
  type QuoteReceivedOffice,
  quoteReceivedOffice,
} from "#features/leads/emails/quote-received-office.ts";
import { quoteReceivedVisitor } from "#features/leads/emails/quote-received-visitor.tsx";
import { messageHeaders } from "./message-headers.ts";
import type { OutgoingEmail } from "./outgoing-email.ts";

const lead: QuoteReceivedOffice = {
  reference: "Q-7KR-4M2W",
  receivedAt: new Date("2026-11-21T15:30:00Z"),
  fullName: "Dana Whitfield",
  company: "Lakeside Dental Group",
  email: "dana@lakeside-dental.example",
  phone: "(312) 555-0187 ext. 12",
  facility: "Healthcare Facility",
  squareFootage: "12500",
  message: "Four surgeries.\nCleaned nightly after 7 pm.",
  page: "/contact",
  language: "en" as const,
  campaign: { utm_source: "newsletter" },
};

/** The email as it goes over the wire, and as a mail program reads it. */
async function sent(email: Omit<OutgoingEmail, "name" | "to">) {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail(
    messageHeaders(
      { ...email, name: "test.1", to: "office@example.com" },
      `${company.name} <${company.email}>`,
    ),
  );
  const raw = String(message);
  return { raw, head: raw.slice(0, raw.indexOf("\r\n\r\n")), email: await PostalMime.parse(raw) };
}

describe("the email to the office", () => {
  it("names sender and request in its subject", async () => {
    const { subject } = await quoteReceivedOffice(lead, "en");
    expect(subject).toBe(
      "Quote request from Lakeside Dental Group: Healthcare Facility, 12500 sq ft (Q-7KR-4M2W)",
    );
  });

  it("contains every fact, in HTML and in text", async () => {
    const { html, text } = await quoteReceivedOffice(lead, "en");
    const facts = [
      "Q-7KR-4M2W",
      "Dana Whitfield",
      "Lakeside Dental Group",
      "(312) 555-0187 ext. 12",
      "dana@lakeside-dental.example",
      "Healthcare Facility",
      "12500",
      "Cleaned nightly after 7 pm.",
      "Nov 21, 2026",
      "9:30",
      "on /contact",
      "utm_source=newsletter",
    ];
    for (const fact of facts) {
      expect(html).toContain(fact);
      expect(text).toContain(fact);
    }
    expect(text).not.toMatch(/<\w/);
  });

  it("has buttons to call and to reply", async () => {
    const { html } = await quoteReceivedOffice(lead, "en");
    expect(html).toContain('href="tel:3125550187,12"');
    expect(html).toContain(
      'href="mailto:dana@lakeside-dental.example?subject=Your%20quote%20request%20Q-7KR-4M2W"',
    );
  });

  it("loads no external resource", async () => {
    const { html } = await quoteReceivedOffice(lead, "en");
    expect(html).not.toMatch(/<img|url\(|<link|https?:\/\/(?!www\.w3\.org)/);
  });
});

describe("the email to the visitor", () => {
  const ownPage = "https://www.cleardawn.example/own-page/secret?language=en";

  it("contains the reference, what happens next, the hours and how to reach us", async () => {
    const { subject, html, text } = await quoteReceivedVisitor({ ...lead, ownPage }, "en");
    expect(subject).toBe("We have your quote request Q-7KR-4M2W");
    const hours = "Mon-Fri 8:00 am-5:00 pm, Sat 9:00 am-1:00 pm, Sun closed";
    for (const part of [
      "Hello Dana Whitfield,",
      "Q-7KR-4M2W",
      hours,
      company.phone.display,
      company.email,
      company.address.street,
    ]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(text).toContain("WHAT HAPPENS NEXT\n1. ");
    expect(text).toContain(`See where it stands:\n${ownPage}\n`);
    expect(html).toContain(`href="${ownPage}"`);
  });

  it.each([
    "Win $500 at www.win.example",
    "https://win.example",
    "win.example",
    "<b>Dana</b>",
    "Dana Whitfield ".repeat(10),
    "Call +1 900 555 0100",
  ])("greets nobody by %j: it could be sent to a stranger", async (fullName) => {
    const { html, text } = await quoteReceivedVisitor({ ...lead, fullName, ownPage }, "en");
    expect(text).toMatch(/^Hello,\n/);
    expect(html).not.toContain(fullName);
  });

  it.each(["Zoë O'Neill-Ångström", "李雷", "Dr. Ann Lee, Jr.", "مريم الخطيب", "Anne (Office)"])(
    "greets %s by name",
    async (fullName) => {
      const { text } = await quoteReceivedVisitor({ ...lead, fullName, ownPage }, "en");
      expect(text).toMatch(new RegExp(`^Hello ${fullName.replaceAll(/[().]/g, "\\$&")},`));
    },
  );
});

describe("hostile text", () => {
  const hostile = {
    ...lead,
    fullName: "Dana\r\nBcc: everyone@example.com",
    company: `<script>alert(1)</script><img src=x>\r\nX-Injected: yes`,
    phone: '555 0100"><a href="https://evil.example">',
    email: "dana@lakeside-dental.example",
    squareFootage: "12\r\n\r\n<html>second body",
    message: `</td></table><script>alert(1)</script>\r\nReference: Q-FAK-EFAK\r\n&lt;b&gt; ${"😀".repeat(2000)}`,
    page: "/<script>",
    campaign: { utm_source: "</p><script>" },
  };

  it("is shown as text", async () => {
    const { html } = await quoteReceivedOffice(hostile, "en");
    expect(html).not.toMatch(/<script|<img|<a href="https:\/\/evil|<html>second/i);
    expect(html).toContain("&lt;script&gt;");
    expect(html).toContain("&amp;lt;b&amp;gt;");
  });

  it("adds no header, recipient or body", async () => {
    const message = await quoteReceivedOffice(hostile, "en");
    const replyTo = { name: hostile.fullName, address: hostile.email };
    const { head, email } = await sent({ ...message, replyTo });
    const names = head
      .replaceAll(/\r\n[ \t]/g, " ")
      .split("\r\n")
      .map((line) => line.split(":")[0]?.toLowerCase());
    expect(names).not.toContain("bcc");
    expect(names).not.toContain("x-injected");
    expect(email.to).toHaveLength(1);
    expect(email.bcc ?? []).toEqual([]);
    expect(email.subject).toContain("X-Injected: yes");
    expect(email.subject).not.toMatch(/[\r\n]/);
    // The office must see which address it replies to, not another one in place of a name.
    expect(email.replyTo).toEqual([{ name: "", address: hostile.email }]);
    expect(email.attachments).toEqual([]);
  });

  it("cannot pass for a line of ours in the plain text", async () => {
    const { text } = await quoteReceivedOffice(hostile, "en");
    expect(text.match(/^Reference: .*$/gm)).toEqual([`Reference:   ${lead.reference}`]);
  });

  it("cannot reverse the direction of a subject or make it endless", async () => {
    const company = `\u202eevil\u2066${"long ".repeat(100)}`;
    const { subject } = await quoteReceivedOffice({ ...lead, company }, "en");
    expect(subject).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(subject.length).toBeLessThan(180);
  });
});

it("delivers all scripts and emoji unchanged", async () => {
  const name = "Ελένη 👩🏽‍🔧 李雷";
  const message = await quoteReceivedOffice(
    {
      ...lead,
      fullName: name,
      company: name,
      message: name,
    },
    "en",
  );
  const replyTo = { name: "Ελένη 李雷", address: lead.email };
  const { email } = await sent({ ...message, replyTo });
  expect(email.subject).toContain(name);
  expect(email.replyTo).toEqual([replyTo]);
  expect(email.html).toContain(name);
  expect(email.text).toContain(name);
});
