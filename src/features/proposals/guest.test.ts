/** The page of a proposal behind its secret link: every door, the signature, and what is never told. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { ActionFunctionArgs } from "react-router";
import { describe, expect, it } from "vitest";
import * as notFoundPage from "#areas/account/proposal/not-found-page.tsx";
import * as offerFile from "#areas/account/proposal/offer-file.ts";
import * as proposalPage from "#areas/account/proposal/proposal-page.tsx";
import * as signPage from "#areas/account/proposal/sign-page.tsx";
import * as signedFile from "#areas/account/proposal/signed-file.ts";
import { renderEmail } from "#features/render-email.server.ts";
import {
  emails,
  notifications,
  opportunities,
  proposalEvidence,
  proposalMessages,
  proposalSignatures,
  proposals,
  proposalVersions,
} from "#features/schema.ts";
import {
  actorOf,
  addPerson,
  testSecrets,
  useAccounts,
  windowsChrome,
} from "#tests/support/accounts.ts";
import { describeEachDatabase, silentLog } from "#tests/support/databases.ts";
import { personAt } from "#tests/support/form-call.ts";
import { pdfTexts } from "#tests/support/pdf-texts.ts";
import {
  addSentProposal,
  exampleDraft,
  latestProposal,
  linkTo,
  sendNextVersion,
} from "#tests/support/proposals.ts";
import { checkEvidence } from "./evidence.server.ts";
import {
  answerProspect,
  countersignProposal,
  sendProposal,
  withdrawProposal,
} from "./proposal-commands.server.ts";
import { sealProposals } from "./seal-proposals.server.ts";

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
  bytes: Buffer;
}

const origin = "https://www.cleardawn.example";
/** What the worked example costs, and what is left of its price. */
const secrets = [
  "3971.04",
  "397104",
  "16.84",
  "1684",
  "margin",
  "markup",
  "wage",
  "burden",
  "rates",
];

describeEachDatabase("locks", (database, wantsTheRest) => {
  const context = useAccounts(database);

  async function call(handler: unknown, token: string, page = "", fields?: Record<string, string>) {
    const url = `http://localhost:3000/proposal/${encodeURIComponent(token)}${page}`;
    const request = new Request(url, {
      headers: {
        "user-agent": windowsChrome,
        ...(fields && { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(fields && { method: "POST", body: new URLSearchParams(fields).toString() }),
    });
    const args = { request, params: { token }, context: personAt(context) };
    const run = handler as (route: ActionFunctionArgs) => Promise<unknown>;
    const answer = await run(args as unknown as ActionFunctionArgs).catch((error) => error);
    return read(answer);
  }

  async function read(answer: unknown): Promise<Answer> {
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) {
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { status, headers } = answer;
      return { status, headers, text: bytes.toString("latin1"), body: undefined, bytes };
    }
    const { data, init } = answer as { data: unknown; init: ResponseInit | null };
    const text = JSON.stringify(data);
    const headers = new Headers(init?.headers);
    return { status: init?.status ?? 200, headers, text, body: data, bytes: Buffer.from(text) };
  }

  const seller = async () => actorOf(await addPerson(context, { role: "administrator" }));

  async function scene(options: Parameters<typeof addSentProposal>[2] = {}) {
    const actor = await seller();
    const { id, token } = await addSentProposal(context.db, actor, options);
    return { actor, id, token };
  }

  const signature = (fields: Record<string, string> = {}) => ({
    step: "sign",
    attempt: randomUUID(),
    alternative: "a",
    name: "Dana Whitfield",
    title: "Facility manager",
    signature: "Dana Whitfield",
    authority: "yes",
    consent: "yes",
    ...fields,
  });
  const sign = (token: string, fields: Record<string, string> = {}) =>
    call(signPage.action, token, "/sign", signature(fields));
  const seal = () =>
    sealProposals({ db: context.db, secrets: testSecrets, log: silentLog }, new Date());
  const stateOf = async (id: string) => (await latestProposal(context.db, id)).version.state;
  const check = async (id: string) =>
    checkEvidence(context.db, (await latestProposal(context.db, id)).proposal);
  const kindsOf = async (id: string) => {
    const { proposal } = await latestProposal(context.db, id);
    const rows = await context.db
      .select({ kind: proposalEvidence.kind })
      .from(proposalEvidence)
      .where(eq(proposalEvidence.proposalId, proposal.id))
      .orderBy(proposalEvidence.position);
    return rows.map(({ kind }) => kind);
  };
  const mailsOf = async (id: string) => {
    const { version } = await latestProposal(context.db, id);
    return context.db.select().from(emails).where(eq(emails.aboutId, version.id));
  };

  it("is signed once, by whoever is first of several at the same time", async () => {
    const { id, token } = await scene();
    const answers = await Promise.all(Array.from({ length: 5 }, () => sign(token)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([303, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.text).toContain("signed already");
    expect(await stateOf(id)).toBe("signed");
    expect(await context.db.$count(proposalSignatures)).toBe(1);
    expect(await check(id)).toEqual({ state: "whole", entries: 2 });
  });

  it("keeps its record whole when several people look and ask at once", async () => {
    const { id, token } = await scene();
    const ask = (text: string) =>
      call(proposalPage.action, token, "", { step: "ask", attempt: randomUUID(), text });
    await Promise.all([
      ask("One?"),
      ask("Two?"),
      ask("Three?"),
      ...Array.from({ length: 3 }, () => call(proposalPage.loader, token)),
      call(offerFile.loader, token),
    ]);
    const kinds = await kindsOf(id);
    expect(kinds.filter((kind) => kind === "asked")).toHaveLength(3);
    expect(kinds.filter((kind) => kind === "opened")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "downloaded")).toHaveLength(1);
    expect((await check(id)).state).toBe("whole");
  });

  if (!wantsTheRest) return;

  it("opens for whoever has the link, and tells no search engine", async () => {
    const { id, actor, token } = await scene();
    const page = await call(proposalPage.loader, token);
    expect(page.status).toBe(200);
    expect(page.text).toContain("$4,765.25 a month");
    expect(page.headers.get("x-robots-tag")).toContain("noindex");
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect(page.headers.get("referrer-policy")).toBe("same-origin");
    const pdf = await call(offerFile.loader, token, "/proposal.pdf");
    expect(pdf.text.slice(0, 5)).toBe("%PDF-");
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    const again = await call(offerFile.loader, token, "/proposal.pdf");
    expect(again.bytes.equals(pdf.bytes)).toBe(true);
    expect((await call(signPage.loader, token, "/sign")).status).toBe(200);
    expect((await call(signedFile.loader, token, "/signed.pdf")).status).toBe(404);
    expect(await kindsOf(id)).toEqual(["sent", "opened", "downloaded"]);
    const raised = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, actor.accountId));
    expect(raised.map(({ event }) => event)).toEqual(["opened"]);
  });

  it("stays shut for everybody else", async () => {
    const [one, other] = [await scene(), await scene()];
    const [linkId = "", secret = ""] = one.token.split(".");
    for (const wrong of [
      "",
      "x",
      "\0",
      "x".repeat(5_000),
      linkId,
      `${one.token}x`,
      `${randomUUID()}.${secret}`,
      `${other.token.split(".")[0]}.${secret}`,
      `${linkId}.${"A".repeat(43)}`,
    ]) {
      for (const { loader } of [proposalPage, signPage, offerFile, signedFile])
        expect((await call(loader, wrong)).status, wrong.slice(0, 60)).toBe(404);
      expect((await call(signPage.action, wrong, "/sign", signature())).status).toBe(404);
      const asked = { step: "ask", attempt: randomUUID(), text: "Hello?" };
      expect((await call(proposalPage.action, wrong, "", asked)).status).toBe(404);
    }
    expect((await read(notFoundPage.loader())).status).toBe(404);
    expect(await stateOf(one.id)).toBe("open");
    expect(await kindsOf(one.id)).toEqual(["sent"]);
  });

  it("tells no cost, wage, margin or hour of work in page, data, PDF or email", async () => {
    const { actor, id, token } = await scene({
      sheet: {
        periodicWork: [{ id: "w", name: "Carpets", cost: 123_45, timesAYear: 2, firstMonth: 4 }],
      },
    });
    await sign(token);
    await countersignProposal(context, actor, id, 1, {
      title: "Sales",
      signature: "Ann",
      addressHash: "x",
      userAgent: "y",
    });
    await seal();
    const { version } = await latestProposal(context.db, id);
    const texts = [
      (await call(proposalPage.loader, token)).text,
      (await call(signPage.loader, token, "/sign")).text,
      pdfTexts((await call(offerFile.loader, token)).bytes).join("\n"),
      pdfTexts((await call(signedFile.loader, token)).bytes).join("\n"),
      JSON.stringify(version.offer),
    ];
    for (const mail of await mailsOf(id)) {
      const written = await renderEmail({ db: context.db, origin }, mail);
      if (written === undefined || "notDue" in written) throw new Error("a mail was not due");
      const { subject, html, text } = written;
      texts.push(subject, text, html.replaceAll(/ style="[^"]*"|<style>.*?<\/style>/gs, ""));
    }
    expect(texts.length).toBeGreaterThan(7);
    expect(texts[2]).toContain("$4,765.25 a month");
    for (const text of texts)
      for (const secret of [...secrets, "123.45", "12345"])
        expect(text.toLowerCase(), secret).not.toContain(secret);
  });

  describe("a read-only link", () => {
    const share = (token: string) => call(proposalPage.action, token, "", { step: "share" });
    async function forwarded(token: string): Promise<string> {
      const { text } = await call(proposalPage.loader, token);
      return /"http:\/\/localhost:3000\/proposal\/([^?"]+)\?language=en"/.exec(text)?.[1] ?? "";
    }

    it("is made once, however often it is asked for, and stands on the page", async () => {
      const { id, token } = await scene();
      expect(await forwarded(token)).toBe("");
      const answers = await Promise.all([share(token), share(token), share(token)]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
      expect(answers[0]?.headers.get("location")).toMatch(/done=shared#forward$/);
      const reading = await forwarded(token);
      expect(reading).toMatch(/^[\da-f-]{36}\.[\w-]{43}$/);
      expect(reading).not.toBe(token);
      await share(token);
      expect(await forwarded(token)).toBe(reading);
      expect((await kindsOf(id)).filter((kind) => kind === "shared")).toHaveLength(1);
      expect((await check(id)).state).toBe("whole");
    });

    it("reads and downloads, names who forwarded it, and does nothing else", async () => {
      const { id, token } = await scene();
      await call(proposalPage.action, token, "", {
        step: "ask",
        attempt: randomUUID(),
        text: "Is there a cheaper way?",
      });
      await share(token);
      const reading = await forwarded(token);
      const before = await kindsOf(id);
      const page = await call(proposalPage.loader, reading);
      expect(page.status).toBe(200);
      expect(page.text).toContain("$4,765.25 a month");
      expect(page.body).toMatchObject({
        proposal: { forwardedBy: "Dana Whitfield", mayAskAndShare: false, messages: [] },
      });
      for (const kept of ["cheaper", "/sign", token]) expect(page.text).not.toContain(kept);
      const pdf = await call(offerFile.loader, reading, "/proposal.pdf");
      expect(pdf.text.slice(0, 5)).toBe("%PDF-");
      expect(await kindsOf(id)).toEqual(before);

      expect((await call(signPage.loader, reading, "/sign")).status).toBe(404);
      const steps: Record<string, string>[] = [
        { step: "ask", attempt: randomUUID(), text: "Hello?" },
        { step: "decline", reason: "" },
        { step: "share" },
      ];
      for (const fields of steps)
        expect((await call(proposalPage.action, reading, "", fields)).status).toBe(404);
      for (const step of ["review", "sign", "change"])
        expect((await sign(reading, { step })).status).toBe(404);
      expect(await stateOf(id)).toBe("open");
      expect(await kindsOf(id)).toEqual(before);

      await sign(token);
      const signed = await call(proposalPage.loader, reading);
      expect(signed.text).toMatch(/The client signed it on \w+ \d+, 20\d\d/);
      expect(signed.text).not.toContain("You’ve signed");
      expect((await call(signedFile.loader, reading)).text.slice(0, 5)).toBe("%PDF-");
    });

    it("opens its own version alone", async () => {
      const { actor, id, token } = await scene();
      await share(token);
      const reading = await forwarded(token);
      await sendNextVersion(context.db, actor, id);
      expect((await call(proposalPage.loader, token, "?version=2")).status).toBe(200);
      expect((await call(proposalPage.loader, reading, "?version=2")).status).toBe(404);
      const page = await call(proposalPage.loader, reading);
      expect(page.text).toContain("A newer version replaced it on");
      expect(page.text).not.toContain("version=2");
      // Nothing is forwarded that does not count any more.
      expect((await call(proposalPage.loader, token)).body).toMatchObject({
        proposal: { mayAskAndShare: false },
      });
    });
  });

  describe("a signature", () => {
    it("comes after a review that changes nothing, and can be corrected", async () => {
      const { id, token } = await scene();
      const review = await sign(token, { step: "review" });
      expect(review.status).toBe(200);
      expect(review.body).toMatchObject({
        review: { name: "Dana Whitfield", title: "Facility manager", alternative: "a" },
      });
      const change = await sign(token, { step: "change" });
      expect(change.body).toMatchObject({ values: { name: "Dana Whitfield" }, errors: {} });
      expect(await stateOf(id)).toBe("open");
      const done = await sign(token);
      expect(done.status).toBe(303);
      expect(done.headers.get("location")).toContain("done=signed");
      expect(await stateOf(id)).toBe("signed");
      const [row] = await context.db
        .select({ signature: proposalSignatures })
        .from(proposalSignatures)
        .innerJoin(proposalVersions, eq(proposalVersions.id, proposalSignatures.versionId))
        .innerJoin(proposals, eq(proposals.id, proposalVersions.proposalId))
        .where(eq(proposals.opportunityId, id));
      expect(row?.signature).toMatchObject({
        isOfCompany: false,
        alternative: "a",
        company: "Lakeside Dental Group",
        userAgent: windowsChrome,
      });
      const page = await call(proposalPage.loader, token);
      expect(page.text).toContain("You’ve signed this proposal");
      expect((await call(signedFile.loader, token)).text.slice(0, 5)).toBe("%PDF-");
    });

    it("that is sent twice counts once", async () => {
      const { id, token } = await scene();
      const attempt = randomUUID();
      expect((await sign(token, { attempt })).status).toBe(303);
      expect((await sign(token, { attempt })).status).toBe(303);
      expect((await kindsOf(id)).filter((kind) => kind === "signed")).toHaveLength(1);
    });

    it.each([
      ["name", ""],
      ["name", "x".repeat(5_000)],
      ["title", " "],
      ["signature", ""],
      ["authority", ""],
      ["consent", "no"],
      ["alternative", "z"],
      ["drawing", "M0 0L1 1<script>"],
    ])("is refused with %s %j, beside the field", async (name, value) => {
      const { id, token } = await scene();
      const answer = await sign(token, { [name]: value });
      expect(answer.status).toBe(422);
      expect(Object.keys((answer.body as { errors: object }).errors)).toContain(name);
      expect(await stateOf(id)).toBe("open");
    });

    it.each(["=1+1", "<script>alert(1)</script>", "🧹", "a\u0000b"])(
      "by %j is kept as a text, and printed",
      async (name) => {
        const { token } = await scene();
        expect((await sign(token, { name, signature: name })).status).toBe(303);
        expect((await call(signedFile.loader, token)).text.slice(0, 5)).toBe("%PDF-");
      },
    );

    it("is not given to an alternative that is not offered", async () => {
      const { id, token } = await scene();
      expect((await sign(token, { alternative: "b" })).status).toBe(422);
      expect(await stateOf(id)).toBe("open");
    });

    it("is refused after its last day, each reason in a sentence of its own", async () => {
      const expired = await scene();
      await context.db.execute(sql`update proposal_versions set expires_on = '2020-01-01'
        where proposal_id in (select id from proposals where opportunity_id = ${expired.id})`);
      const withdrawn = await scene();
      await withdrawProposal(context, withdrawn.actor, withdrawn.id, 1);
      const replaced = await scene();
      await sendNextVersion(context.db, replaced.actor, replaced.id);
      const declined = await scene();
      await call(proposalPage.action, declined.token, "", { step: "decline", reason: "" });
      const sentences = new Set<string>();
      for (const [{ token }, words] of [
        [expired, "expired"],
        [withdrawn, "withdrawn"],
        [replaced, "replaced"],
        [declined, "declined"],
      ] as const) {
        const answer = await sign(token);
        expect(answer.status, words).toBe(409);
        expect(answer.text).toContain(words);
        sentences.add((answer.body as { problem: string }).problem);
        expect((await call(proposalPage.loader, token)).text).toContain(words);
      }
      expect(sentences.size).toBe(4);
    });
  });

  it("leads from a replaced version to the next one, and only its own reader", async () => {
    const { actor, id, token } = await scene();
    await sendNextVersion(context.db, actor, id);
    const old = await call(proposalPage.loader, token);
    expect(old.body).toMatchObject({
      proposal: {
        standing: "replaced",
        newer: { number: 2, to: expect.stringContaining("version=2") },
      },
    });
    const next = await call(proposalPage.loader, token, "?version=2");
    expect(next.body).toMatchObject({ proposal: { number: 2, standing: "open" } });
    expect((await call(proposalPage.loader, token, "?version=3")).status).toBe(404);
    await context.db.execute(sql`update proposal_versions set recipient_email = 'else@example.com'
      where number = 2 and proposal_id in (select id from proposals where opportunity_id = ${id})`);
    expect((await call(proposalPage.loader, token, "?version=2")).status).toBe(404);
    expect((await call(proposalPage.loader, token)).body).toMatchObject({
      proposal: { newer: undefined },
    });
  });

  it("takes questions, which reach the seller, and answers, which reach the prospect", async () => {
    const { actor, id, token } = await scene();
    const attempt = randomUUID();
    const ask = (fields: Record<string, string> = {}) =>
      call(proposalPage.action, token, "", { step: "ask", attempt, text: "Windows?", ...fields });
    expect((await ask()).status).toBe(303);
    expect((await ask()).status).toBe(303);
    for (const text of ["", "x".repeat(5_000)])
      expect((await ask({ attempt: randomUUID(), text })).status).toBe(422);
    expect(await context.db.$count(proposalMessages)).toBeGreaterThan(0);
    const answered = await answerProspect(context, actor, id, { number: 1, text: "Twice a year." });
    expect(answered.ok).toBe(true);
    const mails = await mailsOf(id);
    const news = mails.filter(({ message }) => message === "proposal-news");
    expect(news).toHaveLength(1);
    const toSeller = await renderEmail({ db: context.db, origin }, news[0] as never);
    expect(JSON.stringify(toSeller)).toContain("Windows?");
    const [toProspect] = mails.filter(({ message }) => message === "proposal-answered");
    const written = JSON.stringify(
      await renderEmail({ db: context.db, origin }, toProspect as never),
    );
    expect(written).toContain("Twice a year.");
    const link = /\/proposal\/([\w.-]+)\?language=en/.exec(written)?.[1] ?? "";
    const page = await call(proposalPage.loader, link);
    expect(page.text).toContain("Windows?");
    expect(page.text).toContain("Twice a year.");
    expect(page.text).toContain(actor.name);
  });

  it("says that the request was withdrawn, and takes nothing any more", async () => {
    const { id, token } = await scene();
    const { version } = await latestProposal(context.db, id);
    const { db } = context;
    await db
      .update(proposalVersions)
      .set({ state: "declined" })
      .where(eq(proposalVersions.id, version.id));
    await db
      .update(opportunities)
      .set({ stage: "lost", lostReason: "withdrew", closedAt: new Date() })
      .where(eq(opportunities.id, id));
    const { text } = await call(proposalPage.loader, token);
    expect(text).toContain("You’ve withdrawn your request");
    expect(text).toContain('"mayAskAndShare":false');
    const sentence = "The request was withdrawn";
    expect((await call(signPage.loader, token, "/sign")).text).toContain(sentence);
    const answers = [
      await sign(token),
      await call(proposalPage.action, token, "", { step: "share" }),
      await call(proposalPage.action, token, "", { step: "decline", reason: "" }),
      await call(proposalPage.action, token, "", {
        step: "ask",
        attempt: randomUUID(),
        text: "Hi?",
      }),
    ];
    for (const answer of answers)
      expect([answer.status, answer.text.includes(sentence)]).toEqual([409, true]);
  });

  it("is declined with a reason, which its owner reads", async () => {
    const { actor, id, token } = await scene();
    const answer = await call(proposalPage.action, token, "", {
      step: "decline",
      reason: "Too far away",
    });
    expect(answer.headers.get("location")).toContain("done=declined");
    expect((await latestProposal(context.db, id)).version).toMatchObject({
      state: "declined",
      declineReason: "Too far away",
    });
    const [raised] = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, actor.accountId));
    expect(raised).toMatchObject({ event: "declined", details: { text: "Too far away" } });
    const again = await call(proposalPage.action, token, "", { step: "decline", reason: "" });
    expect(again.status).toBe(409);
  });

  it("refuses what no hand writes in an hour", async () => {
    const { token } = await scene();
    const statuses = [];
    for (let n = 0; n < 42; n++) statuses.push((await sign(token, { step: "review" })).status);
    expect(statuses.slice(0, 40).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it("is sent by an email with a link of its own, and copied to both once both have signed", async () => {
    const { actor, id } = await scene();
    const { proposal } = await latestProposal(context.db, id);
    const sent = await sendProposal(context, actor, id, proposal.revision);
    expect(sent.ok).toBe(true);
    const [mail] = await mailsOf(id);
    expect(mail).toMatchObject({
      message: "proposal-sent",
      recipient: "dana@lakeside-dental.example",
    });
    const first = JSON.stringify(await renderEmail({ db: context.db, origin }, mail as never));
    const [, token = ""] = /\/proposal\/([\w.-]+)\?language=en/.exec(first) ?? [];
    expect(JSON.stringify(mail)).not.toContain(token.split(".")[1]);
    expect((await sign(token)).status).toBe(303);
    const fields = { title: "Sales", signature: actor.name, addressHash: "x", userAgent: "y" };
    expect(await countersignProposal(context, actor, id, 2, fields)).toEqual({ ok: true });
    expect(await countersignProposal(context, actor, id, 2, fields)).toMatchObject({
      reason: "not-signed",
    });
    const copies = (await mailsOf(id)).filter(({ message }) => message.startsWith("proposal-copy"));
    expect(copies.map(({ message }) => message).toSorted()).toEqual([
      "proposal-copy",
      "proposal-copy",
      "proposal-copy-staff",
    ]);
    await seal();
    for (const copy of copies) {
      const written = await renderEmail({ db: context.db, origin }, copy);
      expect(written).toMatchObject({
        attachments: [{ type: "application/pdf", name: expect.stringMatching(/-2\.pdf$/) }],
      });
    }
    const [opportunity] = await context.db
      .select()
      .from(opportunities)
      .where(eq(opportunities.id, id));
    expect(opportunity?.stage).toBe("won");
    expect((await check(id)).state).toBe("whole");
  });

  describe("its record", () => {
    const change = (statement: ReturnType<typeof sql>) =>
      context.db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(statement);
      });
    async function signedScene() {
      const { actor, id, token } = await scene();
      await call(proposalPage.loader, token);
      await sign(token);
      await countersignProposal(context, actor, id, 1, {
        title: "Sales",
        signature: "Ann",
        addressHash: "x",
        userAgent: "y",
      });
      const { proposal, version } = await latestProposal(context.db, id);
      expect(await check(id)).toEqual({ state: "whole", entries: 4 });
      return { id, proposalId: proposal.id, versionId: version.id };
    }

    it("is closed to changes by the product itself", async () => {
      const { proposalId, versionId } = await signedScene();
      for (const statement of [
        sql`update proposal_evidence set kind = 'declined' where proposal_id = ${proposalId}`,
        sql`update proposal_signatures set name = 'Eve' where version_id = ${versionId}`,
        sql`update proposal_papers set sha256 = '' where version_id = ${versionId}`,
        sql`update proposal_versions set offer = '{}' where id = ${versionId}`,
      ])
        await expect(context.db.execute(statement)).rejects.toThrow();
    });

    it("names the entry that does not fit, whatever was changed behind its back", async () => {
      const cases: readonly (readonly [
        (ids: { proposalId: string; versionId: string }) => ReturnType<typeof sql>,
        number,
      ])[] = [
        [
          ({ proposalId }) =>
            sql`update proposal_evidence set at = now() - interval '1 day' where proposal_id = ${proposalId} and position = 2`,
          2,
        ],
        [
          ({ proposalId }) =>
            sql`delete from proposal_evidence where proposal_id = ${proposalId} and position = 2`,
          2,
        ],
        [
          ({ proposalId }) =>
            sql`delete from proposal_evidence where proposal_id = ${proposalId} and position = 4`,
          4,
        ],
        [
          ({ versionId }) =>
            sql`update proposal_versions set offer = jsonb_set(offer, '{alternatives,0,pricePerMonth}', '1') where id = ${versionId}`,
          1,
        ],
        [
          ({ versionId }) =>
            sql`update proposal_signatures set title = 'Janitor' where version_id = ${versionId} and not is_of_company`,
          3,
        ],
        [
          ({ versionId }) =>
            sql`update proposal_papers set content = '\\x00'::bytea where version_id = ${versionId} and kind = 'offer'`,
          3,
        ],
      ];
      for (const [statement, position] of cases) {
        const ids = await signedScene();
        await change(statement(ids));
        expect(await check(ids.id), String(position)).toEqual({ state: "broken", position });
      }
    });
  });

  it("is in Spanish for whoever asked in Spanish", async () => {
    const { id, token } = await scene({ draft: exampleDraft({ letter: "Hola" }) });
    const page = await call(proposalPage.loader, token, "?language=es");
    expect(page.text).toContain("$4,765.25 al mes");
    expect(page.text).toContain("5 veces por semana");
    expect(await linkTo(context.db, id)).toMatch(/^[\w-]+\.[\w-]{43}$/);
  });
});
