/**
 * What a stranger types into the forms that ask for no account, and where it is read again: no page runs it, no
 * spreadsheet reckons with it, and it turns no line around. Each form is sent twice, and counts once.
 */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { formPaths } from "#content/form-paths.ts";
import { makeOwnPageLink } from "#features/own-pages/own-page-links.server.ts";
import {
  contactMessages,
  jobApplications,
  leads,
  opportunities,
  ownPageEntries,
  proposalMessages,
  proposalSignatures,
} from "#features/schema.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { addOfferedWalkThrough, latestAppointment, slotsOf } from "../support/appointments.ts";
import { openSite } from "../support/http/site.ts";
import { readMarkup } from "../support/markup.ts";
import { addOpportunity } from "../support/opportunities.ts";
import { pdfTexts } from "../support/pdf-texts.ts";
import { actorOf, addPerson, type TestPerson } from "../support/people.ts";
import { addSentProposal, latestProposal } from "../support/proposals.ts";
import { quoteFields } from "../support/quote-request.ts";
import { photo } from "../support/sample-files.ts";
import { storedEmails } from "../support/stored-emails.ts";
import { addUnmatchedEmail } from "../support/unmatched-emails.ts";

vi.setConfig({ testTimeout: 60_000 });

const overrides = /[\u202a-\u202e\u2066-\u2069]/;

/** Begins as a formula, ends in a word that breaks nowhere, and has all that a page could trip over. */
const hostile = (word: string, max: number) =>
  `=1+1|'${word}'<script>alert("qz")</script><img src=x onerror=alert(1)>\u202Egnp.exe\u2066🧽👩🏽‍🔧\0`
    .padEnd(max, "W")
    .slice(0, max);

const site = openSite();

/** What may be read of it: without NUL, and without what turns a line around. */
const readable = (text: string) => text.replaceAll(/[\0\u202a-\u202e\u2066-\u2069]/g, "");

describe("a text of a stranger", () => {
  let boss: TestPerson;
  let actor: Actor;
  beforeAll(async () => {
    boss = await addPerson(site, { role: "administrator" });
    actor = actorOf(boss);
  });

  const postJson = (path: string, fields: object) =>
    site.browser().fetch(path, {
      method: "POST",
      headers: {
        Origin: site.url,
        "Content-Type": "application/json",
        "Idempotency-Key": JSON.stringify(fields).length.toString().padStart(8, "k"),
      },
      body: JSON.stringify(fields),
    });
  const postForm = (path: string, fields: Record<string, string | Blob>, name = "") => {
    const body = Object.values(fields).some((value) => value instanceof Blob)
      ? new FormData()
      : new URLSearchParams();
    for (const [key, value] of Object.entries(fields))
      if (body instanceof FormData && value instanceof Blob) body.append(key, value, name);
      else body.append(key, String(value));
    return site.browser().fetch(path, { method: "POST", headers: { Origin: site.url }, body });
  };
  const opportunityOf = async (column: "leadId", id: string) => {
    const [row] = await site.db.select().from(opportunities).where(eq(opportunities[column], id));
    return row?.id ?? "";
  };

  interface Planted {
    /** What was typed, by what it is. */
    texts: readonly string[];
    /** Where the office reads it; the first pages have all of it. */
    pages: readonly string[];
    /** Where the stranger reads it. */
    own?: readonly string[];
    files?: readonly string[];
    pdf?: string;
    mailTo?: string;
  }

  /** Each sends its form twice. */
  const fields: Record<string, (word: string) => Promise<Planted>> = {
    "a quote request": async (word) => {
      const email = `${word}@strange.example`;
      const [name, company] = [hostile(`n${word}`, 200), hostile(`c${word}`, 200)];
      const message = hostile(`m${word}`, 5_200);
      const sent = { ...quoteFields, fullName: name, company, message, email };
      for (const _ of [1, 2])
        expect((await postJson(formPaths.quote, sent)).status).toBeLessThan(300);
      const rows = await site.db.select().from(leads).where(eq(leads.email, email));
      expect(rows).toMatchObject([{ screening: "accepted", screeningReasons: [] }]);
      const id = rows[0]?.id ?? "";
      const opportunity = await opportunityOf("leadId", id);
      const list = `?words=${rows[0]?.reference}`;
      const byCompany = `?words=c${word}`;
      const own = await makeOwnPageLink(site.db, { kind: "lead", subjectId: id }, "en");
      return {
        texts: [name, company, message],
        pages: [
          `/office/leads/${id}`,
          `/office/pipeline/${opportunity}`,
          `/office/pipeline`,
          `/office/pipeline/list${byCompany}`,
          `/office/leads${list}`,
          `/office/prospects${byCompany}`,
          `/office/find.json?q=c${word}`,
          `/office/pipeline/${opportunity}/emails`,
          `/office/pipeline/${opportunity}/proposal`,
          `/office/pipeline/${opportunity}/bid`,
          `/office/pipeline/${opportunity}/survey`,
          `/office/pipeline/${opportunity}/appointment`,
          `/office`,
        ],
        own: [own ?? ""],
        files: [
          `/office/leads/export.csv${list}`,
          `/office/pipeline/export.csv${byCompany}`,
          `/office/prospects/export.csv${byCompany}`,
        ],
        mailTo: email,
      };
    },
    "a contact message": async (word) => {
      const email = `${word}@strange.example`;
      const [name, subject] = [hostile(`n${word}`, 200), hostile(`s${word}`, 200)];
      const message = hostile(`m${word}`, 5_200);
      for (const _ of [1, 2]) await postJson(formPaths.contact, { name, subject, message, email });
      const rows = await site.db
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.email, email));
      expect(rows).toHaveLength(1);
      const list = `?words=${rows[0]?.reference}`;
      return {
        texts: [name, subject, message],
        pages: [`/office/contact-messages/${rows[0]?.id}`, `/office/contact-messages${list}`],
        files: [`/office/contact-messages/export.csv${list}`],
        mailTo: email,
      };
    },
    "an application": async (word) => {
      const email = `${word}@strange.example`;
      const name = hostile(`n${word}`, 200);
      const [resume, coverLetter] = [hostile(`r${word}`, 2_000), hostile(`l${word}`, 5_200)];
      const sent = {
        fullName: name,
        email,
        phone: "(312) 555-0187",
        position: "facility-manager",
        experience: "5-10",
        resume,
        coverLetter,
      };
      for (const _ of [1, 2]) await postJson(formPaths.application, sent);
      const rows = await site.db
        .select()
        .from(jobApplications)
        .where(eq(jobApplications.email, email));
      expect(rows).toHaveLength(1);
      const id = rows[0]?.id ?? "";
      const list = `?words=${encodeURIComponent(`n${word}`)}`;
      const own = await makeOwnPageLink(site.db, { kind: "application", subjectId: id }, "en");
      return {
        texts: [name, resume, coverLetter],
        pages: [
          `/office/applications/${id}`,
          `/office/applications${list}`,
          `/office/applications/${id}/answer`,
          `/office/applications/${id}/hire`,
        ],
        own: [own ?? ""],
        files: [`/office/applications/export.csv${list}`],
        mailTo: email,
      };
    },
    "a remark and a file’s name on the own page": async (word) => {
      const id = await addOpportunity(site.db, { email: `${word}@strange.example` });
      const [row] = await site.db.select().from(opportunities).where(eq(opportunities.id, id));
      const leadId = row?.leadId ?? "";
      const own = (await makeOwnPageLink(site.db, { kind: "lead", subjectId: leadId }, "en")) ?? "";
      const text = hostile(`m${word}`, 2_000);
      const name = `${hostile(`f${word}`, 150)}.png`;
      const file = new Blob([new Uint8Array(await photo())]);
      const attempt = randomUUID();
      for (const _ of [1, 2])
        expect((await postForm(own, { step: "add", text, attempt, file }, name)).status).toBe(303);
      const entries = await site.db
        .select()
        .from(ownPageEntries)
        .where(eq(ownPageEntries.subjectId, leadId));
      expect(entries).toHaveLength(1);
      return {
        texts: [text],
        pages: [`/office/pipeline/${id}`, `/office/leads/${leadId}`],
        own: [own],
      };
    },
    "a question about a proposal, and a signature": async (word) => {
      const { id, token } = await addSentProposal(site.db, actor, {
        sample: { subject: readable(hostile(`c${word}`, 200)), email: `${word}@strange.example` },
      });
      const path = `/proposal/${token}`;
      const text = hostile(`q${word}`, 2_000);
      const question = { step: "ask", text, attempt: randomUUID() };
      for (const _ of [1, 2]) expect((await postForm(path, question)).status).toBe(303);
      const [name, title] = [hostile(`n${word}`, 100), hostile(`t${word}`, 100)];
      const signature = {
        step: "sign",
        attempt: randomUUID(),
        alternative: "a",
        name,
        title,
        signature: name,
        authority: "yes",
        consent: "yes",
      };
      for (const _ of [1, 2]) {
        const answer = await postForm(`${path}/sign`, signature);
        expect(answer.status, await answer.text()).toBe(303);
      }
      const { version } = await latestProposal(site.db, id);
      const isSigned = eq(proposalSignatures.versionId, version.id);
      expect(await site.db.$count(proposalSignatures, isSigned)).toBe(1);
      const ofVersion = eq(proposalMessages.versionId, version.id);
      expect(await site.db.$count(proposalMessages, ofVersion)).toBe(1);
      return {
        texts: [text, name, title],
        pages: [`/office/pipeline/${id}/proposal`, `/office/pipeline/${id}`],
        own: [path],
        pdf: `${path}/proposal.pdf`,
      };
    },
    "the reason of a no": async (word) => {
      const { id, token } = await addSentProposal(site.db, actor);
      const reason = hostile(`r${word}`, 500);
      for (const _ of [1, 2]) await postForm(`/proposal/${token}`, { step: "decline", reason });
      return {
        texts: [reason],
        pages: [`/office/pipeline/${id}/proposal`],
        own: [`/proposal/${token}`],
      };
    },
    "the word with which a walk-through is called off": async (word) => {
      const { id, token } = await addOfferedWalkThrough(site.db, actor);
      const [slot] = await slotsOf(site.db, id);
      const path = `/appointment/${token}`;
      for (const _ of [1, 2])
        await postForm(path, { step: "pick", slot: slot?.id ?? "", revision: "0" });
      const { revision } = await latestAppointment(site.db, id);
      expect(revision).toBe(1);
      const note = hostile(`w${word}`, 500);
      for (const _ of [1, 2])
        await postForm(path, { step: "cancel", note, revision: String(revision) });
      return { texts: [note], pages: [`/office/pipeline/${id}/appointment`], own: [path] };
    },
    "an email that came in": async (word) => {
      // As its reader stores it: of one line, and without what turns it around.
      const [name, subject] = [hostile(`n${word}`, 190), hostile(`s${word}`, 190)].map(readable);
      const text = readable(hostile(`m${word}`, 5_200));
      const id = await addUnmatchedEmail(site.db, {
        fromName: name ?? "",
        subject: subject ?? "",
        text,
      });
      return {
        texts: [name ?? "", subject ?? "", text],
        pages: [`/office/pipeline/unmatched/${id}`, `/office/pipeline/unmatched`],
      };
    },
  };

  it.each(Object.entries(fields))("in %s is read as it is, and does nothing", async (_, plant) => {
    const word = `qz${randomUUID().slice(0, 8)}`;
    const planted = await plant(word);
    const office = await site.signedIn(boss);
    const expectHarmless = (what: string, html: string) => {
      expect.soft(overrides.test(html), `${what} turns a line around`).toBe(false);
      // No browser reads it as a page.
      if (what.includes(".json")) return;
      expect.soft(html, what).not.toMatch(/<script>alert|<img src=x|\0/);
      const markup = readMarkup(html);
      expect.soft(markup.all("[onerror], img[src=x]"), what).toEqual([]);
    };
    const pages = [
      ...planted.pages.map((address) => [office, address] as const),
      ...(planted.own ?? []).map((address) => [site.browser(), address] as const),
    ];
    for (const [at, [browser, address]] of pages.entries()) {
      const answer = await browser.fetch(address);
      expect.soft(answer.status, address).toBe(200);
      const html = await answer.text();
      expectHarmless(address, html);
      if (at > 0) continue;
      // Nothing of it was lost on the page of the record itself.
      const said = readMarkup(html).all("body").map(textOf).join("");
      for (const text of planted.texts)
        expect.soft(said, address).toContain(readable(text).trim().slice(0, 400));
    }
    for (const address of planted.files ?? []) {
      const csv = await (await office.fetch(address)).text();
      expect.soft(csv, address).toContain(word);
      expect.soft(csv, address).not.toMatch(/(?:^|,|\n)(?:"[=+@\t\r]|[=+@\t])/);
      expect.soft(overrides.test(csv), address).toBe(false);
    }
    if (planted.pdf !== undefined) {
      const file = new Uint8Array(await (await site.browser().fetch(planted.pdf)).arrayBuffer());
      expect.soft(overrides.test(pdfTexts(file).join("")), planted.pdf).toBe(false);
      expect.soft(pdfTexts(file).join("").length).toBeGreaterThan(500);
    }
    if (planted.mailTo !== undefined) {
      const [mail] = await storedEmails(site.dataDirectory, planted.mailTo, 1);
      expectHarmless("email", mail?.html ?? "");
      expect.soft(mail?.subject).not.toMatch(/[\r\n]/);
      expect.soft(mail?.to).toHaveLength(1);
      expect.soft(mail?.bcc ?? []).toEqual([]);
    }
  });
});

type Node = ReturnType<ReturnType<typeof readMarkup>["all"]>[number];

function textOf(node: Node): string {
  return node.children
    .map((child) => {
      if (child.type === "text") return child.data;
      return child.type === "tag" ? fieldText(child) + textOf(child) : "";
    })
    .join("");
}

const fieldText = ({ name, attribs }: Node): string =>
  name === "input" ? (attribs.value ?? "") : "";
