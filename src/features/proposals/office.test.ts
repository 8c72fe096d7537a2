/** Proposals in the office: who sees them, two people at once, what cannot be sent, and the reminder. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as previewPage from "#areas/account/proposal/preview-page.tsx";
import {
  exampleAlternative,
  exampleSheet,
} from "#features/bids/calculation/example-bid.test-support.ts";
import * as opportunityPage from "#features/opportunities/office/detail-page.tsx";
import {
  emails,
  historyEvents,
  opportunities,
  proposalMessages,
  proposals,
  proposalVersions,
  prospectContacts,
} from "#features/schema.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { pdfTexts } from "#tests/support/pdf-texts.ts";
import {
  addDraftProposal,
  addSentProposal,
  changeWithoutTriggers,
  exampleDraft,
  latestProposal,
} from "#tests/support/proposals.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { digestOf } from "./evidence.server.ts";
import { proposalServerMessages } from "./messages.server.ts";
import * as paperFile from "./office/paper-file.ts";
import * as proposalPage from "./office/proposal-page.tsx";
import type { ProposalData, readProposalPreview } from "./office/proposal-pages.server.ts";
import { previewResponse } from "./papers.server.ts";
import { previewProposal } from "./proposal-commands.server.ts";
import { openProposalLink } from "./proposal-links.server.ts";
import { askAboutProposal, signProposal } from "./prospect-commands.server.ts";
import { businessDaysBefore, remindOfProposals } from "./remind.server.ts";

type Fields = Record<string, string>;

const sellers: readonly string[] = ["administrator", "account-manager"];

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  const administrator = async () => actorOf(await addPerson(context, { role: "administrator" }));
  const drafted = async (options: Parameters<typeof addDraftProposal>[2] = {}) =>
    addDraftProposal(context.db, await administrator(), options);
  const sent = async () => addSentProposal(context.db, await administrator());
  const pathOf = (id: string) => `/office/pipeline/${id}/proposal`;
  const read = async (id: string) =>
    (await cast.ask("administrator", pathOf(id), proposalPage.loader)).body as ProposalData;
  const post = (id: string, fields: Fields, role: (typeof roles)[number] = "administrator") =>
    cast.ask(role, pathOf(id), proposalPage.action, fields);
  const send = async (id: string, more: Fields = {}) =>
    post(id, { step: "send", revision: String((await read(id)).revision), ...more });
  const opened = async (id: string): Promise<Fields> => {
    const { stored } = await read(id);
    const seen = Object.entries(stored).map(([name, value]) => [`seen.${name}`, value]);
    return { ...stored, ...Object.fromEntries(seen), step: "save" };
  };
  const versionsOf = async (id: string) => {
    const [proposal] = await context.db
      .select()
      .from(proposals)
      .where(eq(proposals.opportunityId, id));
    return context.db.$count(proposalVersions, eq(proposalVersions.proposalId, proposal?.id ?? id));
  };

  it("are for those who sell, and for nobody else's eyes", async () => {
    const { id } = await sent();
    for (const role of roles) {
      const status = sellers.includes(role) ? 200 : 404;
      const page = await cast.ask(role, pathOf(id), proposalPage.loader);
      expect(page.status, role).toBe(status);
      const pdf = await cast.ask(role, `${pathOf(id)}.pdf?version=1`, paperFile.loader);
      expect(pdf.status, role).toBe(status);
      if (status === 200) continue;
      const commands: readonly Fields[] = [
        { ...exampleFields(), step: "save", letter: "Mine" },
        { step: "send", revision: "1" },
        { step: "withdraw", number: "1" },
        { step: "answer", number: "1", text: "No" },
        { step: "countersign", number: "1", title: "x", signature: "y" },
      ];
      for (const fields of commands) expect((await post(id, fields, role)).status, role).toBe(404);
    }
    const guest = await cast.ask(undefined, pathOf(id), proposalPage.loader);
    expect(guest.location).toMatch(/^\/client-portal\?/);
    for (const unknown of ["x", randomUUID()]) {
      const page = await cast.ask("administrator", pathOf(unknown), proposalPage.loader);
      expect(page.status).toBe(404);
    }
    for (const query of ["?version=7", "?paper=signed"]) {
      const pdf = await cast.ask("administrator", `${pathOf(id)}.pdf${query}`, paperFile.loader);
      expect(pdf.status, query).toBe(404);
    }
    expect(await versionsOf(id)).toBe(1);
  });

  it("say what is done in each kind of area, as somebody has edited it for this prospect", async () => {
    const { id } = await sent();
    const fields = await opened(id);
    const tooLong = await post(id, { ...fields, "tasks.restroom": "x".repeat(121) });
    expect(tooLong.status).toBe(422);
    const saved = await post(id, { ...fields, "tasks.restroom": "Clean\nMonthly: Wash walls" });
    expect(saved.location).toBe(`${pathOf(id)}?done=saved`);
    expect((await send(id)).location).toBe(`${pathOf(id)}?done=send`);
    const { version } = await latestProposal(context.db, id);
    expect(version.offer.tasks).toEqual([
      { type: "restroom", tasks: [{ task: "Clean" }, { task: "Wash walls", per: "month" }] },
    ]);
  });

  it("say by how much the price goes up each year, where somebody has entered a share", async () => {
    const { id } = await sent();
    const fields = await opened(id);
    for (const escalation of ["0", "-3", "26", "three", "3.001", "1e1"])
      expect((await post(id, { ...fields, escalation })).status, escalation).toBe(422);
    expect((await post(id, { ...fields, escalation: "2.5" })).status).toBe(303);
    await send(id);
    const { version } = await latestProposal(context.db, id);
    expect(version.offer.escalation).toBe(250);
    expect((await read(id)).stored.escalation).toBe("2.5");
  });

  it("two who answer the same question: the second is told, and the prospect hears one of them", async () => {
    const { id, token } = await sent();
    const link = await openProposalLink(context.db, token);
    if (link === undefined) throw new Error("The link opens nothing");
    await askAboutProposal(context, link, {
      attempt: randomUUID(),
      text: "When can you start?",
      language: "en",
    });
    const { messages } = await read(id);
    const answer = { step: "answer", number: "1", seen: messages.at(-1)?.id ?? "" };
    expect((await post(id, { ...answer, text: "In May." })).status).toBe(303);
    const second = await post(id, { ...answer, text: "In June." }, "account-manager");
    expect(second.status).toBe(409);
    expect(JSON.stringify(second.body)).toContain("There is a newer message");
    const now = await read(id);
    expect(now.messages.map(({ text }) => text)).toEqual(["When can you start?", "In May."]);
    const seen = now.messages.at(-1)?.id ?? "";
    expect((await post(id, { ...answer, seen, text: "Or in June." })).status).toBe(303);
  });

  const exampleFields = (): Fields => ({ letter: "Hello", expiresOn: exampleDraft().expiresOn });

  it("begin with texts in the prospect's language, before anybody has saved one", async () => {
    const { id } = await sent();
    const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
    await context.db.delete(proposals).where(eq(proposals.opportunityId, id));
    await context.db
      .update(prospectContacts)
      .set({ language: "es" })
      .where(eq(prospectContacts.id, row?.contactId ?? ""));
    const { stored, hasDraft } = await read(id);
    expect(hasDraft).toBe(false);
    expect(stored.letter).toMatch(/^Hola, Dana Whitfield:/);
    expect(stored.bidVersion).toBe("1");
    expect(stored["tasks.restroom"]).toContain("\nSemanal: Lavar paredes y mamparas");
    expect(Object.keys(stored)).not.toContain("tasks.gymnasium");
    const saved = await post(id, { ...(await opened(id)), letter: "Buenas tardes" });
    expect(saved.location).toBe(`${pathOf(id)}?done=saved`);
    expect((await send(id)).location).toBe(`${pathOf(id)}?done=send`);
    expect((await latestProposal(context.db, id)).version.language).toBe("es");
  });

  it("of a lost opportunity are named on its page while they can be signed, and withdrawn there", async () => {
    const { id } = await sent();
    const panel = async () => {
      const path = `/office/pipeline/${id}`;
      const page = await cast.ask("administrator", path, opportunityPage.loader);
      return (page.body as Awaited<ReturnType<typeof opportunityPage.loader>>).panels.proposal;
    };
    expect(await panel()).toMatchObject({ isLeftOpen: false });
    await context.db
      .update(opportunities)
      .set({ stage: "lost", lostReason: "price", closedAt: new Date() })
      .where(eq(opportunities.id, id));
    expect(await panel()).toMatchObject({ isLeftOpen: true });
    expect(await read(id)).toMatchObject({ mayChange: false, mayWithdraw: true });
    const withdrawn = await post(id, { step: "withdraw", number: "1" });
    expect(withdrawn.location).toBe(`${pathOf(id)}?done=withdraw`);
    expect(await panel()).toMatchObject({ isLeftOpen: false, latest: { standing: "withdrawn" } });
  });

  it("keep what both have changed, and ask where it is the same field", async () => {
    const id = await drafted();
    const [mine, theirs] = [await opened(id), await opened(id)];
    expect((await post(id, { ...theirs, terms: "60 days" })).status).toBe(303);
    expect((await post(id, { ...mine, letter: "Good morning" })).status).toBe(303);
    expect((await read(id)).stored).toMatchObject({ terms: "60 days", letter: "Good morning" });
    const late = await post(id, { ...mine, terms: "90 days" });
    expect(late.status).toBe(409);
    expect(Object.keys((late.body as { errors: Fields }).errors)).toEqual(["terms"]);
  });

  it("can be looked at as the prospect will read them, before anything is sent or kept", async () => {
    const id = await drafted();
    const preview = (role: (typeof roles)[number] = "administrator") =>
      cast.ask(role, `${pathOf(id)}.pdf?paper=draft`, paperFile.loader);
    expect((await preview()).status).toBe(200);
    const offer = await previewProposal(context.db, await administrator(), id);
    if (typeof offer === "string") throw new Error(`There is no preview: ${offer}`);
    const file = await (await previewResponse(id, offer, "en")).arrayBuffer();
    const text = pdfTexts(new Uint8Array(file)).join("\n");
    expect(text).toContain("this is what we offer.");
    expect(text).toContain("$4,765.25 ");
    expect(text).toContain(proposalServerMessages(offer.language).pdf.preview);
    for (const secret of ["3971.04", "3,971.04", "16.84", "margin", "markup", "burden"])
      expect(text.toLowerCase(), secret).not.toContain(secret);
    expect(await versionsOf(id)).toBe(0);
    await post(id, { ...(await opened(id)), letter: "" });
    expect(await preview()).toMatchObject({
      status: 409,
      body: expect.stringContaining("cover letter"),
    });
    for (const role of roles)
      if (!sellers.includes(role)) expect((await preview(role)).status, role).toBe(404);
  });

  it("can be looked at as the page of the prospect, in their language, which signs and links to nothing", async () => {
    const id = await drafted();
    const preview = (role?: (typeof roles)[number]) =>
      cast.ask(role, `/proposal-preview/${id}`, previewPage.loader);
    const { status, body } = await preview("administrator");
    expect(status).toBe(200);
    const { proposal, documentLanguage } = body as Awaited<
      ReturnType<typeof readProposalPreview>
    >["data"];
    expect(documentLanguage).toBe((await read(id)).language);
    expect(proposal).toMatchObject({ standing: "open", mayAskAndShare: false, isShared: false });
    expect(Object.keys(proposal?.addresses ?? {})).toEqual(["page", "pdf"]);
    expect(proposal?.letter.length).toBeGreaterThan(0);
    for (const secret of ["3971.04", "3,971.04", "16.84", "margin", "markup", "burden", "seen."])
      expect(JSON.stringify(body).toLowerCase(), secret).not.toContain(secret);
    expect(await versionsOf(id)).toBe(0);

    await post(id, { ...(await opened(id)), letter: "" });
    const nothing = await preview("administrator");
    expect(nothing.status).toBe(409);
    expect(nothing.body).toMatchObject({ problem: expect.stringContaining("cover letter") });

    for (const role of roles)
      if (!sellers.includes(role)) expect((await preview(role)).status, role).toBe(404);
    expect((await preview()).location).toMatch(/^\/client-portal\?/);
  });

  it.each([
    ["letter", "x".repeat(10_001)],
    ["expiresOn", "2026-02-30"],
    ["startsOn", "9999-01-01"],
    ["bidVersion", "-1"],
    ["offered.a", "maybe"],
  ])("are refused with %s %j, beside the field", async (name, value) => {
    const id = await drafted();
    const answer = await post(id, { ...(await opened(id)), [name]: value });
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { errors: Fields }).errors)).toContain(name);
  });

  it.each(["=1+1", "<script>alert(1)</script>", "🧹", "a\u0000b", "x ".repeat(4_900)])(
    "keep and print a letter such as %j",
    async (letter) => {
      const id = await drafted();
      expect((await post(id, { ...(await opened(id)), letter })).status).toBe(303);
      expect((await send(id)).status).toBe(303);
      const pdf = await cast.ask("administrator", `${pathOf(id)}.pdf`, paperFile.loader);
      expect(pdf.status).toBe(200);
    },
  );

  it("promise a start-up plan: whole steps alone, by their days, and nothing where there are none", async () => {
    const id = await drafted();
    const step = (at: number, day: string, task: string): Fields => ({
      [`startUp.${at}.day`]: day,
      [`startUp.${at}.task`]: task,
    });
    for (const day of ["-91", "181", "soon", "1.5"]) {
      const answer = await post(id, { ...(await opened(id)), ...step(0, day, "Keys") });
      expect(answer.status, day).toBe(422);
    }
    await post(id, {
      ...(await opened(id)),
      ...step(0, "30", "Inspection"),
      ...step(1, "", "Keys"),
    });
    expect((await send(id)).status).toBe(409);
    expect(await versionsOf(id)).toBe(0);
    // Rows keep their places: two people never write into each other’s.
    const [mine, theirs] = [await opened(id), await opened(id)];
    expect((await post(id, { ...theirs, ...step(0, "", "") })).status).toBe(303);
    expect((await post(id, { ...mine, "startUp.1.day": "-7" })).status).toBe(303);
    await post(id, { ...(await opened(id)), ...step(2, "30", "Inspection") });
    expect((await send(id)).status).toBe(303);
    const { version } = await latestProposal(context.db, id);
    expect(version.offer.startUp).toEqual([
      { day: -7, task: "Keys" },
      { day: 30, task: "Inspection" },
    ]);
    const nothing = { ...(await opened(id)), ...step(1, "", ""), ...step(2, "", "") };
    await post(id, nothing);
    await send(id);
    const without = (await latestProposal(context.db, id)).version;
    expect(without.offer).not.toHaveProperty("startUp");
    // As it was before there were start-up plans, and with its fingerprint.
    expect(digestOf(without.offer)).toBe(without.digest);
    const { check } = await read(id);
    expect(check).toMatchObject({ state: "whole" });
  });

  it("saved as they were, leave no trace", async () => {
    const id = await drafted();
    const before = await context.db.$count(historyEvents);
    expect((await post(id, await opened(id))).status).toBe(303);
    expect(await context.db.$count(historyEvents)).toBe(before);
  });

  describe("a version", () => {
    it("leaves with its email, moves the opportunity on, and comes twice only where it is meant", async () => {
      const id = await drafted();
      const attempt = randomUUID();
      expect((await send(id, { attempt })).status).toBe(303);
      expect((await send(id, { attempt })).status).toBe(303);
      expect(await versionsOf(id)).toBe(1);
      const { version } = await latestProposal(context.db, id);
      const mails = await context.db.select().from(emails).where(eq(emails.aboutId, version.id));
      expect(mails.map(({ message }) => message)).toEqual(["proposal-sent"]);
      const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
      expect(row?.stage).toBe("proposal");
    });

    it("stays as it was offered, whatever the draft becomes", async () => {
      const id = await drafted();
      await send(id);
      await post(id, { ...(await opened(id)), letter: "Another one" });
      expect((await latestProposal(context.db, id)).version.offer.letter).toBe(
        exampleDraft().letter,
      );
      expect((await send(id)).status).toBe(303);
      const { versions } = await read(id);
      expect(versions.map(({ number, standing }) => [number, standing])).toEqual([
        [2, "open"],
        [1, "replaced"],
      ]);
    });

    it("says what the page says: what was typed is saved, and waits for another look", async () => {
      const id = await drafted();
      const press = async (typed: Fields) =>
        post(id, {
          ...(await opened(id)),
          revision: String((await read(id)).revision),
          ...typed,
          step: "send",
        });
      const unsaved = await press({ letter: "Words that nobody has saved" });
      expect(unsaved.status).toBe(200);
      expect(unsaved.body).toMatchObject({
        problem: expect.stringContaining("nothing was sent yet"),
        values: { step: "send" },
      });
      expect((unsaved.body as { values: Fields }).values).not.toHaveProperty("letter");
      expect(await versionsOf(id)).toBe(0);
      expect((await read(id)).stored.letter).toBe("Words that nobody has saved");
      const faulty = await press({ letter: "More words", expiresOn: "2026-02-30" });
      expect(faulty.status).toBe(422);
      expect(faulty.body).toMatchObject({ values: { step: "save", letter: "More words" } });
      expect((await press({})).location).toBe(`${pathOf(id)}?done=send`);
      const { version } = await latestProposal(context.db, id);
      expect(version.offer.letter).toBe("Words that nobody has saved");
    });

    it("is refused for what its sender has not seen", async () => {
      const id = await drafted();
      const { revision } = await read(id);
      await post(id, { ...(await opened(id)), letter: "Newer" });
      const stale = await post(id, { step: "send", revision: String(revision) });
      expect(stale.status).toBe(409);
      expect(await versionsOf(id)).toBe(0);
    });

    it.each([
      ["letter", { letter: "" }],
      ["last day", { expiresOn: "" }],
      ["later one", { expiresOn: "2020-01-01" }],
      ["alternative", { offered: [] }],
      ["alternative", { offered: ["b" as const] }],
      ["version of the bid", { bidVersion: 7 }],
    ])("is not sent without what it needs: %s", async (words, draft) => {
      const id = await drafted({ draft });
      const answer = await send(id);
      expect(answer.status).toBe(409);
      expect((answer.body as { problem: string }).problem).toContain(words);
      expect(await versionsOf(id)).toBe(0);
    });

    it("under the lowest margin is not sent before an administrator has approved the bid", async () => {
      const low = exampleAlternative({ target: { kind: "margin", share: 500 } });
      const id = await drafted({
        sheet: { alternatives: { ...exampleSheet().alternatives, a: low } },
      });
      const answer = await send(id);
      expect(answer.status).toBe(409);
      expect((answer.body as { problem: string }).problem).toContain("lowest margin");
    });

    it("is withdrawn once, and signed by us only after the prospect", async () => {
      const { id } = await sent();
      const countersign = { step: "countersign", number: "1", title: "Sales", signature: "Ann" };
      expect((await post(id, countersign)).status).toBe(409);
      const withdraw = { step: "withdraw", number: "1" };
      expect((await post(id, { ...withdraw, number: "2" })).status).toBe(409);
      expect((await post(id, withdraw)).status).toBe(303);
      expect((await post(id, withdraw)).status).toBe(409);
    });

    it("that is signed is followed by none, and stays when the opportunity is won", async () => {
      const { id, token } = await sent();
      await signByLink(token);
      expect((await send(id)).status).toBe(409);
      const fields = { step: "countersign", number: "1", title: "", signature: "" };
      const refused = await post(id, fields);
      expect(refused.status).toBe(422);
      const answer = await post(id, { ...fields, title: "Sales", signature: "Ann" });
      expect(answer.location).toBe(`${pathOf(id)}?done=countersign`);
      const page = await read(id);
      expect(page).toMatchObject({ mayChange: false, check: { state: "whole" } });
      expect(page.versions[0]?.signatures).toHaveLength(2);
      const pdf = await cast.ask(
        "administrator",
        `${pathOf(id)}.pdf?paper=signed`,
        paperFile.loader,
      );
      expect(pdf.status).toBe(200);
      expect((await post(id, { ...(await opened(id)), letter: "Late" })).status).toBe(409);
    });
  });

  async function signByLink(token: string) {
    const link = await openProposalLink(context.db, token);
    if (link === undefined) throw new Error("no link");
    const fields = {
      attempt: randomUUID(),
      alternative: "a" as const,
      name: "Dana",
      title: "Manager",
      signature: "Dana",
      drawing: "M0 0L9 9",
    };
    const visitor = { addressHash: "x", userAgent: "y", language: "en" as const };
    const signed = await signProposal(context, link, fields, { visitor, paper: "" });
    expect(signed).toEqual({ ok: true });
  }

  it("are answered once for each press", async () => {
    const { id } = await sent();
    const fields = { step: "answer", number: "1", text: "Yes", attempt: randomUUID() };
    const before = await context.db.$count(proposalMessages);
    expect((await post(id, fields)).status).toBe(303);
    expect((await post(id, fields)).status).toBe(303);
    expect((await post(id, { ...fields, text: "No" })).status).toBe(409);
    for (const text of ["", "x".repeat(5_000)])
      expect((await post(id, { ...fields, attempt: randomUUID(), text })).status).toBe(422);
    expect(await context.db.$count(proposalMessages)).toBe(before + 1);
  });

  describe("the reminder", () => {
    const at = (day: string, hour = 12) =>
      new Date(`${day}T${String(hour + 6).padStart(2, "0")}:00:00Z`);

    const sentLongAgo = (id: string, sentOn: string, expiresOn: string) =>
      changeWithoutTriggers(
        context.db,
        sql`update proposal_versions set sent_at = ${at(sentOn).toISOString()}, expires_on = ${expiresOn}
          where id = ${id}`,
      );

    it("counts business days, and holidays are none", () => {
      expect(businessDaysBefore("2026-12-04", 3)).toBe("2026-12-01");
      expect(businessDaysBefore("2026-12-07", 3)).toBe("2026-12-02");
      // Thanksgiving is the 26th.
      expect(businessDaysBefore("2026-11-30", 3)).toBe("2026-11-24");
    });

    it("goes out once, by day, to whoever has not decided", async () => {
      const { id } = await sent();
      const { version } = await latestProposal(context.db, id);
      await sentLongAgo(version.id, "2027-03-01", "2027-03-12");
      const remind = (now: Date) => remindOfProposals(context, now);
      expect(await remind(at("2027-03-08"))).toBe(0);
      expect(await remind(at("2027-03-09", 1))).toBe(0);
      expect(await remind(at("2027-03-09"))).toBe(1);
      expect(await remind(at("2027-03-10"))).toBe(0);
      const mails = await context.db.select().from(emails).where(eq(emails.aboutId, version.id));
      expect(mails.map(({ message }) => message)).toEqual(["proposal-reminder"]);
    });

    it("does not go out to who has declined, nor right after the sending", async () => {
      const [declined, fresh] = [await sent(), await sent()];
      for (const [{ id }, sentOn] of [
        [declined, "2027-04-01"],
        [fresh, "2027-04-06"],
      ] as const) {
        const { version } = await latestProposal(context.db, id);
        await sentLongAgo(version.id, sentOn, "2027-04-09");
        if (id !== declined.id) continue;
        await context.db
          .update(proposalVersions)
          .set({ state: "declined" })
          .where(eq(proposalVersions.id, version.id));
      }
      expect(await remindOfProposals(context, at("2027-04-07"))).toBe(0);
    });
  });
});
