/** The page of a proposal behind its secret link: every door, the signature, and what is never told. */
import { randomUUID } from "node:crypto";
import { eq, sql, TransactionRollbackError } from "drizzle-orm";
import type { ActionFunctionArgs } from "react-router";
import { describe, expect, it } from "vitest";
import * as notFoundPage from "#areas/account/proposal/not-found-page.tsx";
import * as offerFile from "#areas/account/proposal/offer-file.ts";
import * as proposalPage from "#areas/account/proposal/proposal-page.tsx";
import * as signPage from "#areas/account/proposal/sign-page.tsx";
import * as signedFile from "#areas/account/proposal/signed-file.ts";
import { renderEmail } from "#features/render-email.server.ts";
import {
  accounts,
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
  changeWithoutTriggers,
  exampleDraft,
  latestProposal,
  linkTo,
  sendNextVersion,
} from "#tests/support/proposals.ts";
import { waysToWrite } from "#tests/support/ways-to-write.ts";
import { checkEvidence, hashOfEntry } from "./evidence.server.ts";
import { sendLinkAgain } from "./link-email.server.ts";
import {
  answerProspect,
  countersignProposal,
  sendProposal,
  turnOffEveryLink,
  turnOffLinks,
  withdrawProposal,
} from "./proposal-commands.server.ts";
import { listProposalMessages } from "./proposal-queries.server.ts";
import { remindOfProposals } from "./remind.server.ts";
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
const secretWords = ["margin", "markup", "wage", "burden", "rates"];
const secretFigures = [3_971_04, 16_84, 123_45];

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

  it.each([
    ["has left", { state: "suspended" as const, suspendedAt: new Date() }],
    ["sells no more", { role: "crew-lead" as const }],
  ])("tells administrators of a signature where its seller %s", async (_, change) => {
    const administrator = await addPerson(context, { role: "administrator" });
    const sender = await actorOf(await addPerson(context, { role: "account-manager" }));
    const { id, token } = await addSentProposal(context.db, sender);
    await context.db
      .update(opportunities)
      .set({ ownerId: sender.accountId })
      .where(eq(opportunities.id, id));
    await context.db.update(accounts).set(change).where(eq(accounts.id, sender.accountId));
    expect((await sign(token)).status).toBe(303);
    const raised = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.recordId, id));
    const told = raised.map(({ accountId }) => accountId);
    expect(told).toContain(administrator.id);
    expect(told).not.toContain(sender.accountId);
    const recipients = (await mailsOf(id)).map(({ message, data }) => [message, data.accountId]);
    expect(recipients).toContainEqual(["proposal-news", administrator.id]);
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

  it("is won once both have signed it, though the office had given it up meanwhile", async () => {
    const { actor, id, token } = await scene();
    await context.db
      .update(opportunities)
      .set({ stage: "lost", lostReason: "no-answer", closedAt: new Date() })
      .where(eq(opportunities.id, id));
    expect((await sign(token)).status).toBe(303);
    const fields = { title: "Sales", signature: actor.name, addressHash: "x", userAgent: "y" };
    expect(await countersignProposal(context, actor, id, 1, fields)).toEqual({ ok: true });
    const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
    expect(row).toMatchObject({ stage: "won", lostReason: null, lostNote: "" });
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
    for (const text of texts) {
      for (const secret of secretWords) expect(text.toLowerCase(), secret).not.toContain(secret);
      for (const way of secretFigures.flatMap(waysToWrite)) expect(text).not.toMatch(way);
    }
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

    const unshare = (token: string) => call(proposalPage.action, token, "", { step: "unshare" });

    it("is turned off by its prospect or the office, and another one is made", async () => {
      const { actor, id, token } = await scene();
      const made = async () => {
        await share(token);
        return forwarded(token);
      };
      const first = await made();
      expect((await call(proposalPage.loader, first)).status).toBe(200);
      expect((await call(proposalPage.action, first, "", { step: "unshare" })).status).toBe(404);
      const answers = await Promise.all([unshare(token), unshare(token)]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect(answers[0]?.headers.get("location")).toMatch(/done=unshared#forward$/);
      expect((await call(proposalPage.loader, first)).status).toBe(404);
      expect((await call(offerFile.loader, first, "/proposal.pdf")).status).toBe(404);
      const page = (await call(proposalPage.loader, token)).body as {
        proposal: { isShared: boolean; addresses: { readOnly?: string } };
      };
      expect(page.proposal.isShared).toBe(false);
      expect(page.proposal.addresses.readOnly).toBeUndefined();

      const second = await made();
      expect(second).not.toBe(first);
      expect((await call(proposalPage.loader, first)).status).toBe(404);
      expect((await call(proposalPage.loader, second)).status).toBe(200);
      // By another email of the same version: nobody knows which link went where.
      const again = await linkTo(context.db, id);
      expect((await call(proposalPage.loader, again)).text).toContain('"isShared":true');
      expect(await turnOffLinks(context, actor, id, 1)).toEqual({ ok: true });
      expect(await turnOffLinks(context, actor, id, 7)).toMatchObject({ reason: "no-links" });
      expect((await call(proposalPage.loader, second)).status).toBe(404);
      expect((await call(proposalPage.loader, token)).status).toBe(200);
      const kinds = await kindsOf(id);
      expect(kinds.filter((kind) => kind === "unshared")).toHaveLength(2);
      expect((await check(id)).state).toBe("whole");
    });

    it("and the prospect's own are turned off by the office, and a new one can be sent", async () => {
      const { actor, id, token } = await scene();
      await share(token);
      const reading = await forwarded(token);
      expect(await turnOffEveryLink(context, actor, id)).toEqual({ ok: true });
      expect(await turnOffEveryLink(context, actor, id)).toEqual({ ok: true });
      for (const one of [token, reading]) {
        expect((await call(proposalPage.loader, one)).status).toBe(404);
        expect((await call(offerFile.loader, one, "/proposal.pdf")).status).toBe(404);
        expect((await call(signPage.loader, one, "/sign")).status).toBe(404);
        expect((await sign(one)).status).toBe(404);
      }
      const fresh = await linkTo(context.db, id);
      expect((await call(proposalPage.loader, fresh)).status).toBe(200);
      expect((await kindsOf(id)).filter((kind) => kind === "unlinked")).toHaveLength(1);
      expect((await check(id)).state).toBe("whole");
      const supervisor = actorOf(await addPerson(context, { role: "supervisor" }));
      expect((await turnOffEveryLink(context, supervisor, id)).ok).toBe(false);
      expect((await call(proposalPage.loader, fresh)).status).toBe(200);
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
      expect((await share(token)).status).toBe(409);
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

    it("is reviewed as it will stand there, without signs that nobody sees", async () => {
      const { token } = await scene();
      const hidden = {
        name: "Dana \u202eWhitfield",
        title: " Manager\u2066",
        signature: "\u200fDana",
      };
      const { body } = await sign(token, { step: "review", ...hidden });
      const { review } = body as { review: Record<string, string> };
      expect(review).toMatchObject({ name: "Dana Whitfield", title: "Manager", signature: "Dana" });
      expect(review).not.toHaveProperty("step");
    });

    it("that is sent twice counts once", async () => {
      const { id, token } = await scene();
      const attempt = randomUUID();
      expect((await sign(token, { attempt })).status).toBe(303);
      expect((await sign(token, { attempt })).status).toBe(303);
      expect((await kindsOf(id)).filter((kind) => kind === "signed")).toHaveLength(1);
    });

    it("of somebody else under the same key is refused, and both are told who has signed what", async () => {
      const { id, token } = await scene();
      const attempt = randomUUID();
      expect((await sign(token, { attempt })).status).toBe(303);
      const who = "Dana Whitfield, Facility manager, signed Alternative A";
      const others: Record<string, string>[] = [
        { attempt, name: "Bob Other", signature: "Bob Other" },
        {},
      ];
      for (const fields of others) {
        const refused = await sign(token, fields);
        expect(refused.status).toBe(409);
        expect(refused.text).toContain(`This proposal is signed already: ${who}`);
      }
      expect((await call(proposalPage.loader, token)).text).toContain(who);
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
      // A pattern that matches these numbers in two ways would not end.
      ["drawing", `${"M1 12".repeat(3_000)}!`],
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
      await changeWithoutTriggers(
        context.db,
        sql`update proposal_versions set expires_on = '2020-01-01'
          where proposal_id in (select id from proposals where opportunity_id = ${expired.id})`,
      );
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
    expect(old.body).toEqual({
      proposal: undefined,
      over: {
        sentence: "A newer version has replaced this one, so this one can’t be signed.",
        newer: { number: 2, to: expect.stringContaining("version=2") },
      },
    });
    expect((await call(offerFile.loader, token, "/proposal.pdf")).status).toBe(404);
    const next = await call(proposalPage.loader, token, "?version=2");
    expect(next.body).toMatchObject({ proposal: { number: 2, standing: "open" } });
    expect((await call(proposalPage.loader, token, "?version=3")).status).toBe(404);
    await changeWithoutTriggers(
      context.db,
      sql`update proposal_versions set recipient_email = 'else@example.com'
        where number = 2 and proposal_id in (select id from proposals where opportunity_id = ${id})`,
    );
    expect((await call(proposalPage.loader, token, "?version=2")).status).toBe(404);
    expect((await call(proposalPage.loader, token)).body).toMatchObject({
      over: { newer: undefined },
    });
  });

  it("tells nothing but that it was withdrawn, by any link, and records no look", async () => {
    const { actor, id, token } = await scene();
    await call(proposalPage.action, token, "", { step: "share" });
    const shared = JSON.stringify((await call(proposalPage.loader, token)).body);
    const [, readOnly = ""] = /"readOnly":"[^"]*\/proposal\/([\w.-]+)\?/.exec(shared) ?? [];
    const before = await kindsOf(id);
    expect(await withdrawProposal(context, actor, id, 1)).toEqual({ ok: true });
    for (const link of [token, readOnly]) {
      for (const language of ["en", "es"]) {
        const page = await call(proposalPage.loader, link, `?language=${language}`);
        expect(page.status).toBe(200);
        expect(page.text).toContain(language === "en" ? "withdr" : "etiramos");
        for (const told of ["$", "Lakeside", "Dana", "Snow removal", "digest"])
          expect(page.text).not.toContain(told);
      }
      const pdf = await call(offerFile.loader, link, "/proposal.pdf");
      expect([pdf.status, pdf.bytes.length]).toEqual([404, 0]);
    }
    const signing = await call(signPage.loader, token, "/sign");
    expect(signing.text).toContain("Nothing was signed");
    expect(signing.text).not.toContain("$");
    const question = { step: "ask", attempt: randomUUID(), text: "Why?" };
    expect((await call(proposalPage.action, token, "", question)).status).toBe(409);
    expect((await call(proposalPage.action, token, "", { step: "share" })).status).toBe(409);
    expect(await kindsOf(id)).toEqual([...before, "withdrawn"]);
  });

  it("stays readable for whoever has declined it", async () => {
    const { token } = await scene();
    await call(proposalPage.action, token, "", { step: "decline", reason: "" });
    expect((await call(proposalPage.loader, token)).text).toContain("$4,765.25 a month");
    expect((await call(offerFile.loader, token, "/proposal.pdf")).status).toBe(200);
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
    // Sent, no answer, back, one word changed, and sent again.
    const changed = await scene();
    const asked = async (text: string) =>
      call(proposalPage.action, changed.token, "", { step: "ask", attempt, text });
    for (const text of ["In May?", "In June, not May?", "In May?", "In June, not May?"])
      expect((await asked(text)).status).toBe(303);
    const { proposal } = await latestProposal(context.db, changed.id);
    const kept = await listProposalMessages(context.db, proposal.id);
    expect(kept.map(({ text }) => text)).toEqual(["In May?", "In June, not May?"]);
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

  it("keeps the language of the page on which somebody asks or declines", async () => {
    const { id, token } = await scene();
    const inSpanish = "?language=es";
    const question = { step: "ask", attempt: randomUUID(), text: "¿Cuándo empiezan?" };
    const asked = await call(proposalPage.action, token, inSpanish, question);
    expect(asked.status).toBe(303);
    const refusal = { step: "decline", reason: "Queda muy lejos" };
    expect((await call(proposalPage.action, token, inSpanish, refusal)).status).toBe(303);
    const { proposal, version } = await latestProposal(context.db, id);
    expect(version.declineLanguage).toBe("es");
    const messages = await listProposalMessages(context.db, proposal.id);
    expect(messages).toMatchObject([{ text: "¿Cuándo empiezan?", language: "es" }]);
    const page = await call(proposalPage.loader, token);
    expect(page.body).toMatchObject({ proposal: { messages: [{ language: "es" }] } });
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

  it("leaves with no new link after all were turned off, until somebody sends it again", async () => {
    const { actor, id } = await scene();
    const { proposal } = await latestProposal(context.db, id);
    expect((await sendProposal(context, actor, id, proposal.revision)).ok).toBe(true);
    const { version } = await latestProposal(context.db, id);
    await context.db.insert(emails).values({
      id: randomUUID(),
      message: "proposal-reminder",
      recipient: version.recipientEmail,
      aboutKind: "proposal",
      aboutId: version.id,
      data: {},
    });
    const render = async () =>
      Promise.all(
        (await mailsOf(id)).map((mail) =>
          renderEmail({ db: context.db, origin }, mail as never).then((content) => content ?? {}),
        ),
      );
    expect((await render()).filter((content) => "subject" in content)).toHaveLength(2);
    expect(await turnOffEveryLink(context, actor, id)).toEqual({ ok: true });
    expect((await render()).filter((content) => "subject" in content)).toEqual([]);
    const soon = new Date(`${version.expiresOn}T18:00:00Z`);
    await changeWithoutTriggers(
      context.db,
      sql`update proposal_versions set sent_at = sent_at - interval '9 days' where id = ${version.id}`,
    );
    await remindOfProposals(context, soon);
    expect((await latestProposal(context.db, id)).version.remindedAt).toBeNull();
    await context.db.update(emails).set({ state: "held" }).where(eq(emails.aboutId, version.id));
    expect(await sendLinkAgain(context, actor, id, 2)).toEqual({ ok: true });
    expect((await render()).filter((content) => "subject" in content)).toHaveLength(2);
    await remindOfProposals(context, soon);
    expect((await latestProposal(context.db, id)).version.remindedAt).not.toBeNull();
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
      changeWithoutTriggers(context.db, statement);
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

    it("is whole though its first entry is of a release that wrote neither recipient nor last day", async () => {
      const { id, token } = await scene();
      const { proposal, version } = await latestProposal(context.db, id);
      const [sent] = await context.db
        .select()
        .from(proposalEvidence)
        .where(eq(proposalEvidence.proposalId, proposal.id));
      if (sent === undefined) throw new Error("no entry");
      const { recipient, expiresOn, ...content } = sent.content;
      expect([typeof recipient, expiresOn]).toEqual(["string", version.expiresOn]);
      expect(JSON.stringify(sent.content)).not.toContain(version.recipientEmail);
      const hash = hashOfEntry("", content);
      await change(
        sql`update proposal_evidence set content = ${JSON.stringify(content)}::jsonb, hash = ${hash}
          where id = ${sent.id}`,
      );
      await change(sql`update proposals set evidence_hash = ${hash} where id = ${proposal.id}`);
      expect(await check(id)).toEqual({ state: "whole", entries: 1 });
      await sign(token);
      expect(await check(id)).toEqual({ state: "whole", entries: 2 });
    });

    it("is whole after a version that nobody has signed was erased with its recipient", async () => {
      const { actor, id } = await scene();
      const first = (await latestProposal(context.db, id)).version;
      await sendNextVersion(context.db, actor, id);
      await context.db.delete(proposalVersions).where(eq(proposalVersions.id, first.id));
      expect((await check(id)).state).toBe("whole");
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
        [
          ({ versionId }) =>
            sql`delete from proposal_signatures where version_id = ${versionId} and not is_of_company`,
          3,
        ],
        [
          ({ versionId }) =>
            sql`delete from proposal_signatures where version_id = ${versionId} and is_of_company`,
          4,
        ],
        [
          ({ versionId }) =>
            sql`delete from proposal_papers where version_id = ${versionId} and kind = 'offer'`,
          3,
        ],
        [
          ({ versionId }) =>
            sql`update proposal_versions set recipient_email = 'mallory@example.com' where id = ${versionId}`,
          1,
        ],
        [
          ({ versionId }) =>
            sql`update proposal_versions set expires_on = '2099-01-01' where id = ${versionId}`,
          1,
        ],
        [
          ({ versionId }) =>
            sql`update proposal_versions set state = 'open' where id = ${versionId}`,
          4,
        ],
        [
          ({ versionId }) =>
            sql`insert into proposal_papers (version_id, kind, content, sha256)
              values (${versionId}, 'sealed', '\\x00', '')`,
          5,
        ],
      ];
      const ids = await signedScene();
      const { proposal } = await latestProposal(context.db, ids.id);
      for (const [statement, position] of cases) {
        const takenBack = context.db.transaction(async (tx) => {
          await tx.execute(sql`set local session_replication_role = replica`);
          await tx.execute(statement(ids));
          expect(await checkEvidence(tx, proposal)).toEqual({ state: "broken", position });
          tx.rollback();
        });
        await expect(takenBack, String(position)).rejects.toThrow(TransactionRollbackError);
      }
      expect(await check(ids.id)).toMatchObject({ state: "whole" });
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
