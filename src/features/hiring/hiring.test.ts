/** Each address of hiring, asked by a guest, by every role, with bad input, and by two people at once. */
import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ApplicationStage } from "#features/job-applications/application-stage-types.ts";
import * as personPage from "#features/people/person-page.tsx";
import { renderEmail } from "#features/render-email.server.ts";
import {
  accounts,
  applicationAnswers,
  historyEvents,
  jobApplications,
  notifications,
  submissionNotes,
} from "#features/schema.ts";
import { emails } from "#platform/email/tables/emails.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import type { Role } from "#platform/identity/roles.ts";
import { cursorColumn } from "#platform/records/place-cursor.server.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { queuedAbout } from "#tests/support/record-emails.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { addSubmission, type SampleSubmission } from "#tests/support/submissions.ts";
import * as answerPage from "./office/answer-page.tsx";
import * as page from "./office/application-page.tsx";
import { loader as exportFile } from "./office/export.ts";
import * as hirePage from "./office/hire-page.tsx";
import * as list from "./office/list-page.tsx";

type Fields = Record<string, string>;

const recruiters: readonly Role[] = ["administrator", "recruiter"];
const text = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body));
const errorsOf = (body: unknown) => (body as { errors: Fields }).errors;

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const home = "/office/applications";
  const path = (id: string) => `${home}/${id}`;
  const add = (sample: SampleSubmission = {}) =>
    addSubmission(context.db, "application", {
      email: `${randomUUID().slice(0, 8)}@applicant.example`,
      ...sample,
    });
  const rowOf = async (id: string) => {
    const [row] = await context.db.select().from(jobApplications).where(eq(jobApplications.id, id));
    if (row === undefined) throw new Error("The application is gone");
    return row;
  };
  const move = (from: ApplicationStage, to: string, rejectionReason = ""): Fields => ({
    step: "move",
    from,
    to,
    rejectionReason,
  });
  const post = (id: string, sent: Fields, role: Role = "recruiter") =>
    cast.ask(role, path(id), page.action, sent);
  const answer = { template: "invitation", subject: "Let’s talk", text: "When?", seen: "" };
  const send = (id: string, sent: Fields = {}, role: Role = "recruiter") =>
    cast.ask(role, `${path(id)}/answer`, answerPage.action, { ...answer, ...sent });
  const answersOf = (id: string) =>
    context.db.select().from(applicationAnswers).where(eq(applicationAnswers.applicationId, id));
  const person = async (id: string): Promise<Fields> => {
    const { email, stage, language } = await rowOf(id);
    return { from: stage, name: "Dana Whitfield", email, language, role: "crew-lead" };
  };
  const hire = async (id: string, sent: Fields = {}, role: Role = "recruiter") =>
    cast.ask(role, `${path(id)}/hire`, hirePage.action, { ...(await person(id)), ...sent });
  const accountOf = async (email: string) => {
    const [account] = await context.db.select().from(accounts).where(eq(accounts.email, email));
    return account;
  };

  const asked = (id: string): [string, unknown, Fields?][] => [
    [`${home}?tab=all`, list.loader],
    [`${home}/export.csv?tab=all`, exportFile],
    [path(id), page.loader],
    [`${path(id)}/answer`, answerPage.loader],
    [`${path(id)}/hire`, hirePage.loader],
    [path(id), page.action, move("received", "screening")],
    [path(id), page.action, { step: "note", text: "Not mine to write" }],
    [home, list.action, { to: "interview", [`pick.${id}`]: "received" }],
    [`${path(id)}/answer`, answerPage.action, answer],
    [
      `${path(id)}/hire`,
      hirePage.action,
      { from: "received", name: "X", email: "x@x.example", language: "en", role: "crew-lead" },
    ],
  ];

  it("a guest is led to the sign-in", async () => {
    for (const [address, handler, posted] of asked(await add())) {
      const answer = await cast.ask(undefined, address, handler, posted);
      expect(answer.location, address).toMatch(/^\/client-portal\?next=/);
    }
  });

  it.each(roles.filter((role) => !recruiters.includes(role)))(
    "for a %s nothing of it exists",
    async (role) => {
      const id = await add({ name: "Hidden Applicant" });
      const before = await rowOf(id);
      for (const [address, handler, posted] of asked(id)) {
        const { status, body } = await cast.ask(role, address, handler, posted);
        expect(status, address).toBe(404);
        expect(text(body)).not.toContain("Hidden Applicant");
      }
      expect(await rowOf(id)).toEqual(before);
      expect(await answersOf(id)).toEqual([]);
    },
  );

  it.each(recruiters)("a %s reads and moves", async (role) => {
    const id = await add({ name: "Readable Applicant" });
    for (const [address, handler] of asked(id).slice(0, 5)) {
      const { status, body } = await cast.ask(role, address, handler);
      expect(status, address).toBe(200);
      expect(text(body), address).toContain("Readable Applicant");
    }
    const answered = await post(id, move("received", "screening"), role);
    expect(answered.location).toBe(`${path(id)}?done=move`);
    expect((await rowOf(id)).stage).toBe("screening");
  });

  it("nothing of it is there for an application that does not exist, or for no id", async () => {
    for (const id of [randomUUID(), "1", "%00", "x".repeat(200)])
      for (const [address, handler, posted] of asked(id).filter(([at]) => at.startsWith(path(id))))
        expect((await cast.ask("recruiter", address, handler, posted)).status, address).toBe(404);
  });

  describe("stages", () => {
    it("who leaves the first one was answered, and who comes back was not", async () => {
      const id = await add();
      await post(id, move("received", "screening"));
      expect(await rowOf(id)).toMatchObject({ answeredBy: cast.ids.recruiter });
      const { answeredAt, stageSince } = await rowOf(id);
      expect(answeredAt).toEqual(expect.any(Date));
      await post(id, move("screening", "interview"), "administrator");
      const later = await rowOf(id);
      expect(later).toMatchObject({ answeredAt, answeredBy: cast.ids.recruiter });
      expect(later.stageSince?.getTime()).toBeGreaterThan(stageSince?.getTime() ?? 0);
      await post(id, move("interview", "received"));
      expect(await rowOf(id)).toMatchObject({ answeredAt: null, answeredBy: null });
      const { body } = await cast.ask("recruiter", path(id), page.loader);
      const history = (body as { history: { what: string }[] }).history.map(({ what }) => what);
      expect(history).toEqual([
        "Moved from Interview to Received",
        "Moved from Screening to Interview",
        "Moved from Received to Screening",
      ]);
    });

    it("what somebody else has moved is not moved again, and moved twice is moved", async () => {
      const id = await add();
      const both = await Promise.all([
        post(id, move("received", "screening")),
        post(id, move("received", "rejected", "hours"), "administrator"),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
      const { stage } = await rowOf(id);
      expect((await post(id, move("received", stage, "hours"))).status).toBe(303);
      const moved = and(eq(historyEvents.recordId, id), eq(historyEvents.kind, "moved"));
      expect(await context.db.$count(historyEvents, moved)).toBe(1);
      // The form comes back with the stage that it is in, and sent again it is a choice.
      const refused = await post(id, move("received", "offer"));
      const { problem, values } = refused.body as FormAnswer;
      expect(problem).toContain(stage === "screening" ? "Screening" : "Rejected");
      expect(values.from).toBe(stage);
      expect((await post(id, { ...move("received", "offer"), ...values })).status).toBe(303);
      expect((await rowOf(id)).stage).toBe("offer");
    });

    it("a rejection has its reason as long as it is one, and says it to the office alone", async () => {
      const id = await add();
      const refused = await post(id, move("received", "rejected"));
      expect(refused.status).toBe(422);
      expect(errorsOf(refused.body)).toHaveProperty("rejectionReason");
      await post(id, move("received", "rejected", "experience"));
      expect(await rowOf(id)).toMatchObject({ stage: "rejected", rejectionReason: "experience" });
      const { body } = await cast.ask("recruiter", path(id), page.loader);
      expect(text(body)).toContain("Too little experience for this work");
      const form = await cast.ask("recruiter", `${path(id)}/answer`, answerPage.loader);
      expect(text(form.body)).not.toMatch(/experience/i);
      await post(id, move("rejected", "screening"));
      expect(await rowOf(id)).toMatchObject({ stage: "screening", rejectionReason: null });
    });

    const bad: readonly (readonly [string, Fields])[] = [
      ["an unknown stage", move("received", "promoted")],
      ["hired, which is a step of its own", move("received", "hired")],
      ["an unknown reason", move("received", "rejected", "too-old")],
      ["no stage to come from", { step: "move", to: "offer" }],
      ["an unknown step", { step: "delete" }],
      ["no step", { to: "offer" }],
      ["a note of nothing", { step: "note", text: " " }],
      ["a note of 100 kB", { step: "note", text: "x".repeat(100_000) }],
    ];
    it.each(bad)("refuses %s", async (_, sent) => {
      const id = await add();
      const before = await rowOf(id);
      expect([413, 422]).toContain((await post(id, sent)).status);
      expect(await rowOf(id)).toEqual(before);
    });

    it("what is in quarantine has none, until it is released", async () => {
      const id = await add({ screening: "quarantined" });
      expect((await post(id, move("received", "screening"))).status).toBe(409);
      expect((await cast.ask("recruiter", `${path(id)}/answer`, answerPage.loader)).status).toBe(
        404,
      );
      expect((await send(id)).status).toBe(404);
      expect((await hire(id)).status).toBe(404);
      expect((await post(id, { step: "release" })).status).toBe(303);
      expect((await post(id, move("received", "screening"))).status).toBe(303);
    });
  });

  describe("the list", () => {
    const word = () => `hire${randomUUID().slice(0, 8)}`;
    const read = async (query: string) =>
      (await cast.ask("recruiter", `${home}?${query}`, list.loader)).body as {
        rows: { id: string }[];
        counts: Fields;
        results: { text: string }[];
        next?: string;
      };
    const ids = async (query: string) => (await read(query)).rows.map(({ id }) => id);

    it("finds by stage, opening, person and day, and counts each stage", async () => {
      const words = word();
      const of = (sample: SampleSubmission) => add({ text: words, ...sample });
      const received = await of({ category: "porter", receivedAt: new Date("2026-01-05T18:00Z") });
      const offered = await of({ stage: "offer", assignedTo: cast.ids.recruiter });
      const rejected = await of({ stage: "rejected" });
      const held = await of({ screening: "quarantined" });
      const all = await read(`words=${words}&tab=all&sort=oldest`);
      expect(all.rows.map(({ id }) => id)).toEqual([received, offered, rejected, held]);
      expect(all.counts).toEqual({
        open: 2,
        received: 1,
        screening: 0,
        interview: 0,
        offer: 1,
        hired: 0,
        rejected: 1,
        quarantined: 1,
        spam: 0,
        all: 4,
      });
      expect(await ids(`words=${words}`)).toEqual([offered, received]);
      expect(await ids(`words=${words}&tab=rejected`)).toEqual([rejected]);
      expect(await ids(`words=${words}&tab=quarantined`)).toEqual([held]);
      expect(await ids(`words=${words}&opening=porter`)).toEqual([received]);
      expect(await ids(`words=${words}&assigned=me`)).toEqual([offered]);
      expect(await ids(`words=${words}&from=2026-01-05&to=2026-01-05`)).toEqual([received]);
      const place = cursorColumn(jobApplications.receivedAt, jobApplications.id);
      const [at] = await context.db
        .select({ place })
        .from(jobApplications)
        .where(eq(jobApplications.id, offered));
      expect(await ids(`words=${words}&tab=all&sort=oldest&after=${at?.place}`)).toEqual([
        rejected,
        held,
      ]);
      const hostile = "tab=%00&opening=%27--&assigned=x&from=9999-99-99&after=1&sort=%3Cb%3E";
      expect(await ids(`words=${words}&${hostile}`)).toEqual([offered, received]);
    });

    const moveSeveral = (picks: Fields, sent: Fields, role: Role = "recruiter") =>
      cast.ask(role, `${home}?tab=all`, list.action, {
        rejectionReason: "",
        ...sent,
        ...Object.fromEntries(Object.entries(picks).map(([id, from]) => [`pick.${id}`, from])),
      });

    it("moves several, each by itself, and says of each what became of it", async () => {
      const [moves, stands, moved, gone] = [
        await add({ name: "Ana" }),
        await add({ name: "Ben", stage: "interview" }),
        await add({ name: "Cem", stage: "offer" }),
        randomUUID(),
      ];
      const answer = await moveSeveral(
        { [moves]: "received", [stands]: "interview", [moved]: "received", [gone]: "received" },
        { to: "interview" },
      );
      expect(answer.status).toBe(303);
      expect((await rowOf(moves)).stage).toBe("interview");
      expect((await rowOf(moved)).stage).toBe("offer");
      const { results } = await read((answer.location ?? "").replace(/^.*\?/, ""));
      expect(results.map((result) => result.text).toSorted()).toEqual([
        "1 isn’t there anymore.",
        "Ana: moved to Interview.",
        "Ben: already in Interview.",
        "Cem: not moved. Someone else moved it to Offer in the meantime.",
      ]);
    });

    it("takes fifty, and refuses more, none, a stage of nobody, and a rejection without a reason", async () => {
      const id = await add();
      const many = (count: number) =>
        Object.fromEntries(Array.from({ length: count }, () => [randomUUID(), "received"]));
      expect((await moveSeveral(many(50), { to: "screening" })).status).toBe(303);
      for (const [picks, sent] of [
        [many(51), { to: "screening" }],
        [{}, { to: "screening" }],
        [{ [id]: "on" }, { to: "screening" }],
        [{ "'; drop": "received" }, { to: "screening" }],
        [{ [id]: "received" }, { to: "hired" }],
        [{ [id]: "received" }, { to: "rejected" }],
      ] as const)
        expect((await moveSeveral(picks, sent)).status).toBe(422);
      expect((await rowOf(id)).stage).toBe("received");
    });

    it("takes results that nobody has made for none", async () => {
      for (const results of ["", "x", `${randomUUID()}.deleted`, "%00", "a,".repeat(2_000)])
        expect((await read(`results=${results}`)).results).toEqual([]);
    });

    it("as a file has stage and reason, text of strangers as text, and no notes", async () => {
      const words = word();
      const id = await add({ name: `=HYPERLINK("http://x")`, text: words, stage: "rejected" });
      await post(id, { step: "note", text: "Office only" });
      const { body } = await cast.ask(
        "recruiter",
        `${home}/export.csv?tab=all&words=${words}`,
        async (route: Parameters<typeof exportFile>[0]) => (await exportFile(route)).text(),
      );
      const file = text(body);
      expect(file).toContain("Rejected");
      expect(file).toContain("The hours don’t fit");
      expect(file).toContain("'=HYPERLINK");
      expect(file).not.toContain("Office only");
    });
  });

  it("a note tells whom it names, and goes to no applicant", async () => {
    const id = await add();
    const [helen] = await context.db
      .select({ name: accounts.name })
      .from(accounts)
      .where(eq(accounts.id, cast.ids.administrator));
    await post(id, { step: "note", text: `@${helen?.name} the office alone` });
    const told = await context.db
      .select({ accountId: notifications.accountId })
      .from(notifications)
      .where(eq(notifications.recordId, id));
    expect(told).toEqual([{ accountId: cast.ids.administrator }]);
    await cast.ask("administrator", path(id), page.loader);
    expect(
      await context.db.$count(
        notifications,
        and(eq(notifications.recordId, id), sql`read_at is null`),
      ),
    ).toBe(0);
    await send(id);
    const [sent] = await answersOf(id);
    expect(text(await rendered(sent?.id ?? ""))).not.toContain("the office alone");
  });

  async function rendered(answerId: string) {
    const [email] = await context.db.select().from(emails).where(eq(emails.aboutId, answerId));
    if (email === undefined) throw new Error("No email was queued");
    return renderEmail({ db: context.db, origin: "https://example.com" }, email);
  }

  describe("answers", () => {
    it("begin in the applicant’s language, leave as they were changed, and are listed", async () => {
      const id = await add({ stage: "interview" });
      await context.db
        .update(jobApplications)
        .set({ language: "es" })
        .where(eq(jobApplications.id, id));
      const form = await cast.ask(
        "recruiter",
        `${path(id)}/answer?template=rejection`,
        answerPage.loader,
      );
      expect(text(form.body)).toContain("Gracias por su interés");
      const taken = await send(id, {
        template: "offer",
        subject: "Oferta",
        text: "Hola\n\n<b>Sí</b>",
      });
      expect(taken.location).toBe(`${path(id)}?done=answered#answers`);
      const [sent] = await answersOf(id);
      const { email } = await rowOf(id);
      expect(sent).toMatchObject({ template: "offer", language: "es", recipient: email });
      expect(await queuedAbout(context, sent?.id)).toEqual(["application-answer"]);
      const message = text(await rendered(sent?.id ?? ""));
      expect(message).toContain("Recibe este correo porque solicitó un empleo");
      expect(message).toContain("&lt;b&gt;Sí&lt;/b&gt;");
      const { body } = await cast.ask("administrator", path(id), page.loader);
      expect((body as { answers: unknown[] }).answers).toMatchObject([
        { subject: "Oferta", emailState: "queued" },
      ]);
      expect(text(body)).toContain("Answer sent");
    });

    it("ask nothing that the law forbids", async () => {
      const id = await add();
      const asking = { text: "Have you ever been convicted of a crime? How old are you?" };
      const refused = await send(id, asking);
      expect(refused.status).toBe(422);
      expect(errorsOf(refused.body).text).toBe(
        "The law doesn’t allow questions about age and convictions before an offer. Nothing was sent. Please reword: “How old are you?” “Have you ever been convicted of a crime?”",
      );
      expect((refused.body as { values: Fields }).values.text).toBe(asking.text);
      expect(await answersOf(id)).toEqual([]);
      await post(id, move("received", "offer"));
      expect((await send(id, { text: "Have you been convicted of a crime?" })).status).toBe(303);
    });

    it("of two people at once, one answers", async () => {
      const id = await add();
      const both = await Promise.all([send(id), send(id, { subject: "Hello" }, "administrator")]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
      const [sent] = await answersOf(id);
      expect((await send(id, { seen: sent?.id ?? "" })).status).toBe(303);
      expect((await send(id, { seen: sent?.id ?? "" })).status).toBe(409);
      expect(await answersOf(id)).toHaveLength(2);
    });

    it("are taken without what no text can hold", async () => {
      const id = await add();
      await send(id, { subject: "Hi\0", text: "When\0?" });
      expect(await answersOf(id)).toMatchObject([{ subject: "Hi", text: "When?" }]);
    });

    it("the same form twice is one answer", async () => {
      const id = await add();
      const attempt = randomUUID();
      for (const _ of [1, 2]) expect((await send(id, { attempt })).status).toBe(303);
      expect(await answersOf(id)).toHaveLength(1);
    });

    it.each([
      ["no text", { text: " " }],
      ["no subject", { subject: "" }],
      ["a subject of two lines", { subject: "Hi\r\nBcc: x@x.example" }],
      ["a subject of 201 characters", { subject: "x".repeat(201) }],
      ["a text of 10,001 characters", { text: "x".repeat(10_001) }],
      ["an unknown template", { template: "offer-letter" }],
      ["an answer seen that is no id", { seen: "'; drop" }],
    ])("refuse %s", async (_, sent) => {
      const id = await add();
      expect((await send(id, sent)).status).toBe(422);
      expect(await answersOf(id)).toEqual([]);
    });

    it("go with their application, as its notes do", async () => {
      const id = await add();
      await send(id);
      await post(id, { step: "note", text: "Called" });
      const [sent] = await answersOf(id);
      await context.db.delete(jobApplications).where(eq(jobApplications.id, id));
      expect(await answersOf(id)).toEqual([]);
      expect(await context.db.$count(submissionNotes, eq(submissionNotes.recordId, id))).toBe(0);
      expect(await rendered(sent?.id ?? "")).toBeUndefined();
    });
  });

  describe("hiring", () => {
    it("makes an invited crew lead, once, and ties the application to the person", async () => {
      const id = await add({ stage: "offer" });
      const { email } = await rowOf(id);
      const taken = await hire(id, { name: "Dana W. Whitfield", language: "es" });
      expect(taken.location).toBe(`${path(id)}?done=hired`);
      const account = await accountOf(email);
      expect(account).toMatchObject({
        name: "Dana W. Whitfield",
        role: "crew-lead",
        state: "invited",
        clientId: null,
        createdBy: cast.ids.recruiter,
        preferences: { language: "es" },
      });
      expect(await rowOf(id)).toMatchObject({ stage: "hired", hiredAccountId: account?.id });
      expect(await queuedAbout(context, account?.id)).toEqual(["account-invitation"]);
      const { body } = await cast.ask("recruiter", path(id), page.loader);
      expect(body).toMatchObject({
        hired: { name: "Dana W. Whitfield", isInvited: true, path: undefined },
        mayMove: false,
        mayHire: false,
      });
      expect(text(body)).toContain("Hired: Dana W. Whitfield");
      const ofAdministrator = await cast.ask("administrator", path(id), page.loader);
      expect(ofAdministrator.body).toMatchObject({
        hired: { path: `/office/people/${account?.id}` },
      });
      const personPath = `/office/people/${account?.id}`;
      const personRead = await cast.ask("administrator", personPath, personPage.loader);
      const { reference } = await rowOf(id);
      expect(personRead.body).toMatchObject({
        panels: { hiredFrom: { path: path(id), reference } },
      });
      // Nobody else's page has it.
      const ofOther = `/office/people/${cast.ids.recruiter}`;
      const otherRead = await cast.ask("administrator", ofOther, personPage.loader);
      expect(otherRead.body).toMatchObject({ panels: { hiredFrom: undefined } });
      const again = await cast.ask("recruiter", `${path(id)}/hire`, hirePage.loader);
      expect(again.location).toBe(path(id));
      expect((await post(id, move("hired", "rejected", "hours"))).status).toBe(409);
    });

    it("of two people who confirm at once, both are led to the same person", async () => {
      const id = await add({ stage: "offer" });
      const other = `${randomUUID()}@applicant.example`;
      const both = await Promise.all([hire(id), hire(id, { email: other }, "administrator")]);
      expect(both.map(({ location }) => location)).toEqual([
        `${path(id)}?done=hired`,
        `${path(id)}?done=hired`,
      ]);
      const { email, hiredAccountId } = await rowOf(id);
      const made = [await accountOf(email), await accountOf(other)].filter(Boolean);
      expect(made.map((one) => one?.id)).toEqual([hiredAccountId]);
    });

    it("a recruiter makes crew leads without assignments; an administrator gives any role of the staff", async () => {
      const id = await add();
      const { email } = await rowOf(id);
      expect((await hire(id, { role: "administrator" })).status).toBe(403);
      expect((await hire(id, { [`facility.${cast.assigned}`]: "on" })).status).toBe(403);
      expect((await hire(id, { role: "client-administrator" })).status).toBe(422);
      expect(await accountOf(email)).toBeUndefined();
      const given = { role: "supervisor", [`facility.${cast.assigned}`]: "on" };
      expect((await hire(id, given, "administrator")).status).toBe(303);
      expect(await accountOf(email)).toMatchObject({ role: "supervisor" });
    });

    it("takes up the account of a former colleague, restored by who may, and makes no second one", async () => {
      const former = await addPerson(context, { role: "crew-lead" });
      await context.db
        .update(accounts)
        .set({ state: "suspended", suspendedAt: new Date() })
        .where(eq(accounts.id, former.id));
      const id = await add({ stage: "offer", email: former.email });
      const tie = { step: "tie", from: "offer", accountId: former.id };
      const send = (role: Role, sent: Fields = {}) =>
        cast.ask(role, `${path(id)}/hire`, hirePage.action, { ...tie, ...sent });
      const pageOf = async (role: Role) =>
        (await cast.ask(role, `${path(id)}/hire`, hirePage.loader)).body;
      expect(await pageOf("recruiter")).toMatchObject({
        person: { id: former.id, isGone: true, mayTie: false },
      });
      expect(await pageOf("administrator")).toMatchObject({ person: { mayTie: true } });
      expect((await send("recruiter")).status).toBe(409);
      expect((await send("supervisor")).status).toBe(404);
      const other = { accountId: cast.ids.recruiter };
      expect((await send("administrator", other)).status).toBe(409);
      expect((await send("administrator", { accountId: "x" })).status).toBe(422);
      expect(await rowOf(id)).toMatchObject({ stage: "offer", hiredAccountId: null });
      const both = await Promise.all([send("administrator"), send("administrator")]);
      for (const { location } of both) expect(location).toBe(`${path(id)}?done=tied`);
      expect(await rowOf(id)).toMatchObject({ stage: "hired", hiredAccountId: former.id });
      const found = await context.db
        .select()
        .from(accounts)
        .where(eq(accounts.email, former.email));
      expect(found).toMatchObject([{ id: former.id, role: "crew-lead" }]);
      expect(found[0]?.state).not.toBe("suspended");
    });

    it("refuses what was moved meanwhile, an address that has an account, and bad input", async () => {
      const id = await add({ stage: "offer" });
      const sent = await person(id);
      await post(id, move("offer", "rejected", "withdrew"));
      expect((await hire(id, sent)).status).toBe(409);
      expect((await hire(id)).status).toBe(409);
      await post(id, move("rejected", "offer"));
      const [taken] = await context.db
        .select({ email: accounts.email })
        .from(accounts)
        .where(eq(accounts.id, cast.ids["client-member"]));
      const refused = await hire(id, { email: taken?.email ?? "" });
      expect(refused.status).toBe(409);
      expect(errorsOf(refused.body)).toHaveProperty("email");
      const invalid: readonly Fields[] = [
        { name: " " },
        { name: "x".repeat(101) },
        { email: "nobody" },
        { language: "fr" },
        { role: "" },
        { from: "new" },
      ];
      for (const bad of invalid)
        expect((await hire(id, bad)).status, JSON.stringify(bad)).toBe(422);
      expect(await rowOf(id)).toMatchObject({ stage: "offer", hiredAccountId: null });
    });
  });
});
