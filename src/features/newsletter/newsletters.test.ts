/** What staff do with newsletters, by role, and what becomes of their emails without a mail server. */
import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { changeCompanyFacts, company, shippedFacts } from "#content/company.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import {
  companySettings,
  emails,
  historyEvents,
  newsletters,
  subscribers,
} from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { deleteOldEmails } from "#platform/email/email-states.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { demoSetting } from "#platform/records/is-demo.server.ts";
import { settings } from "#platform/records/tables/settings.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import {
  addDraftNewsletter,
  addSubscribers,
  bothTexts,
  newsletterRow,
} from "#tests/support/newsletters.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { deleteExpiredAddresses } from "./confirm-signup.server.ts";
import { newsletterEmails } from "./emails/newsletter-emails.ts";
import {
  copyNewsletter,
  deleteDraft,
  editNewsletter,
  repeatUncertain,
  scheduleNewsletter,
  sendNow,
  sendTest,
  stopNewsletter,
  unscheduleNewsletter,
} from "./newsletter-commands.server.ts";
import { findNewsletterObstacles } from "./newsletter-obstacles.server.ts";
import { fieldsOf } from "./newsletter-types.ts";
import { countOutcomes, findNewsletter, isOfNewsletter } from "./newsletters.server.ts";
import { action as newAction, loader as newLoader } from "./office/new-newsletter-page.tsx";
import { action, loader } from "./office/newsletter-page.tsx";
import type { NewsletterData } from "./office/newsletter-pages.server.ts";
import { loader as preview } from "./office/newsletter-preview.ts";
import { loader as list } from "./office/newsletters-page.tsx";
import { loader as recipients } from "./office/recipients-page.tsx";
import { beginDue, queueNextBatch, settle } from "./send-newsletters.server.ts";
import { unsubscribe } from "./unsubscribe.server.ts";

const origin = "https://www.cleardawn.example";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const boss = () => administratorOf(cast);
  const path = (id: string) => `/office/newsletters/${id}`;
  const draft = (texts = bothTexts) => addDraftNewsletter(context.db, boss(), texts);
  const row = (id: string) => newsletterRow(context.db, id);
  const emailsOf = (id: string) =>
    context.db.select().from(emails).where(isOfNewsletter(id)).orderBy(emails.id);
  const setEmails = (id: string, set: Partial<typeof emails.$inferInsert>, where = sql`true`) =>
    context.db
      .update(emails)
      .set(set)
      .where(and(isOfNewsletter(id), where));

  beforeEach(async () => {
    await context.db.delete(newsletters);
    await context.db.delete(emails);
    await context.db.delete(subscribers);
  });

  /** Begun, with all emails queued. */
  async function sending(texts = bothTexts): Promise<string> {
    const id = await draft(texts);
    expect(await sendNow(context, boss(), id, 1)).toEqual({ ok: true });
    while (await queueNextBatch(context, id));
    return id;
  }

  describe("the pages", () => {
    const senders = ["administrator", "account-manager"];
    it("are there for who may send newsletters, and for nobody else", async () => {
      await addSubscribers(context.db, ["a@example.com"]);
      const id = await draft();
      const pages = [
        ["/office/newsletters", list],
        ["/office/newsletters/new", newLoader],
        [path(id), loader],
        [`${path(id)}/preview?reader=es`, preview],
        [`${path(id)}/recipients`, recipients],
      ] as const;
      for (const role of roles)
        for (const [address, load] of pages) {
          const { status } = await cast.ask(role, address, load);
          expect([status, role, address]).toEqual([
            senders.includes(role) ? 200 : 404,
            role,
            address,
          ]);
        }
      for (const [address, load] of pages)
        expect((await cast.ask(undefined, address, load)).location).toMatch(/^\/client-portal\?/);
    });

    it("say that emails reach nobody until there is a mail server, in the settings too", async () => {
      const id = await draft();
      const hasServer = async () => {
        const { body } = await cast.ask("administrator", path(id), loader);
        return (body as NewsletterData).hasMailServer;
      };
      expect(await hasServer()).toBe(false);
      const mail = { id: newId(), section: "mail", value: { host: "smtp.example.com" } };
      await context.db.insert(companySettings).values(mail);
      expect(await hasServer()).toBe(true);
      await context.db.delete(companySettings);
    });

    it("send nothing to all readers by a mail server without an address of the site and of the company", async () => {
      const id = await draft();
      await addSubscribers(context.db, ["reader@example.com"]);
      const ask = (step: "send" | "schedule") =>
        cast.ask("administrator", path(id), action, {
          step,
          revision: "1",
          day: "2099-01-01",
          time: "09:00",
        });
      const obstacles = async () => {
        const { body } = await cast.ask("administrator", path(id), loader);
        return (body as NewsletterData).obstacles;
      };
      expect(await obstacles()).toEqual([]);
      const mail = { id: newId(), section: "mail", value: { host: "smtp.example.com" } };
      await context.db.insert(companySettings).values(mail);
      expect(await obstacles()).toEqual([
        { name: "no-sender", page: "/office/settings/email" },
        { name: "no-origin", page: undefined },
        { name: "shipped-address", page: "/office/settings/company" },
      ]);
      for (const step of ["send", "schedule"] as const)
        expect(await ask(step)).toMatchObject({
          status: 409,
          body: { problem: expect.stringContaining("email address that the product came with") },
        });
      expect((await row(id))?.state).toBe("draft");
      const asked = await cast.ask("account-manager", path(id), loader);
      for (const { page } of (asked.body as NewsletterData).obstacles) expect(page).toBeUndefined();
      await context.db.delete(companySettings);
      expect((await ask("send")).status).toBe(303);
    });

    it("name what keeps an installation back, and nothing where it is only tried out", async () => {
      const find = (config: Partial<Parameters<typeof findNewsletterObstacles>[1]>) =>
        findNewsletterObstacles(context.db, {
          smtpUrl: undefined,
          mailFrom: "News <news@harbor.test>",
          origin: "https://www.harbor.test",
          ...config,
        });
      expect(await find({ origin: undefined })).toEqual([]);
      expect(await find({ origin: "http://127.0.0.1:3000" })).toEqual([]);
      expect(await find({})).toEqual(["no-mail-server", "shipped-address"]);
      const smtpUrl = "smtps://mail.harbor.test";
      expect(await find({ smtpUrl, origin: "http://harbor.test" })).toEqual([
        "no-https",
        "shipped-address",
      ]);
      changeCompanyFacts({ ...shippedFacts, street: "1 Pier Street" });
      expect(await find({ smtpUrl })).toEqual([]);
      expect(await find({ smtpUrl, mailFrom: undefined })).toEqual(["no-sender"]);
      await context.db.insert(settings).values({ name: demoSetting, value: "2026-11-29" });
      expect(await find({ smtpUrl })).toEqual(["demonstration"]);
      await context.db.delete(settings).where(eq(settings.name, demoSetting));
      changeCompanyFacts(shippedFacts);
    });

    it("take forms of the same people alone", async () => {
      for (const role of roles) {
        const id = await draft();
        const forms = [
          ["/office/newsletters/new", newAction, fieldsOf(bothTexts)],
          [path(id), action, { step: "test" }],
          [path(id), action, { step: "delete", "seen.mark": "1" }],
        ] as const;
        for (const [address, act, fields] of forms) {
          const { status } = await cast.ask(role, address, act, fields);
          expect([status, role]).toEqual([senders.includes(role) ? 303 : 404, role]);
        }
      }
    });

    it("refuse what is no newsletter, no step and no text", async () => {
      const id = await draft();
      const ask = (address: string, fields: Record<string, string>) =>
        cast.ask("administrator", address, action, fields);
      expect((await ask(path(randomUUID()), { step: "test" })).status).toBe(404);
      expect((await ask(path("x' or 1=1"), { step: "test" })).status).toBe(404);
      expect((await ask(path(id), { step: "explode" })).status).toBe(422);
      expect((await ask(path(id), { step: "send", revision: "-1" })).status).toBe(422);
      const schedule = { step: "schedule", revision: "1" };
      const wrong = await ask(path(id), { ...schedule, day: "2027-02-30", time: "25:00" });
      expect(wrong.body).toMatchObject({
        errors: { day: expect.any(String), time: expect.any(String) },
      });
      const empty = await ask(path(id), { step: "edit", "body-en": "Words" });
      expect(empty.body).toMatchObject({ errors: { "subject-en": expect.any(String) } });
      const long = { ...fieldsOf(bothTexts), "body-en": "a".repeat(20_001) };
      const refused = await ask(path(id), { step: "edit", ...long });
      expect(refused.body).toMatchObject({ values: { "body-en": long["body-en"] } });
      expect(await row(id)).toMatchObject({ state: "draft", revision: 1 });
    });

    it("frame the email itself, which may run nothing and load nothing", async () => {
      const id = await draft({
        ...bothTexts,
        es: { subject: "", body: "" },
      });
      const { status, headers, body } = await cast.ask(
        "administrator",
        `${path(id)}/preview?reader=es`,
        preview,
      );
      expect(status).toBe(200);
      expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
      const html = String(body);
      expect(html).toContain("<strong>finish</strong>");
      expect(html).toContain("Cancelar la suscripción");
      expect(html).toContain(company.address.street);
    });
  });

  it("is a draft that two people edit without losing each other's words", async () => {
    const id = await draft();
    const seen = fieldsOf(bothTexts);
    const first = { ...seen, "subject-en": "First" };
    expect(await editNewsletter(context, boss(), id, first, seen)).toEqual({ ok: true });
    const second = { ...seen, "body-es": "Segundo" };
    expect(await editNewsletter(context, boss(), id, second, seen)).toEqual({ ok: true });
    expect(await row(id)).toMatchObject({
      revision: 3,
      texts: { en: { subject: "First" }, es: { body: "Segundo" } },
    });
    const both = await editNewsletter(context, boss(), id, { ...seen, "subject-en": "Mine" }, seen);
    expect(both).toMatchObject({ reason: "edited-by-both", both: ["subject-en"] });
    expect(await editNewsletter(context, boss(), id, fieldsOf((await row(id)).texts))).toEqual({
      ok: true,
    });
    expect((await row(id)).revision).toBe(3);
  });

  it("leaves once, as its sender has seen it, however often and by how many it is sent", async () => {
    await addSubscribers(context.db, ["a@example.com"]);
    const id = await draft();
    const seen = fieldsOf(bothTexts);
    await editNewsletter(context, boss(), id, { ...seen, "subject-en": "Other" }, seen);
    expect(await sendNow(context, boss(), id, 1)).toEqual({ ok: false, reason: "changed-text" });
    const manager = actorOf(await addPerson(context, { role: "account-manager" }));
    const answers = await Promise.all(
      [boss(), manager, boss()].map((actor) => sendNow(context, actor, id, 2)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual([
      { ok: false, reason: "wrong-state" },
      { ok: false, reason: "wrong-state" },
    ]);
    await Promise.all([1, 2, 3].map(() => queueNextBatch(context, id)));
    expect(await emailsOf(id)).toHaveLength(1);
    for (const command of [
      editNewsletter(context, boss(), id, seen, seen),
      deleteDraft(context, boss(), id),
      scheduleNewsletter(context, boss(), id, { day: "2027-01-01", time: "09:00", revision: 2 }),
    ])
      expect(await command).toEqual({ ok: false, reason: "wrong-state" });
  });

  it("does not leave half written, unwritten, or to nobody", async () => {
    const nobody = await draft();
    expect(await sendNow(context, boss(), nobody, 1)).toEqual({ ok: false, reason: "no-readers" });
    await addSubscribers(context.db, ["left@example.com"], { unsubscribedAt: new Date() });
    await addSubscribers(context.db, ["gone@example.com"], { refusals: 3 });
    expect(await sendNow(context, boss(), nobody, 1)).toEqual({ ok: false, reason: "no-readers" });
    await addSubscribers(context.db, ["a@example.com"]);
    const half = await draft({ ...bothTexts, es: { subject: "Hola", body: "" } });
    expect(await sendNow(context, boss(), half, 1)).toEqual({ ok: false, reason: "half-written" });
    const empty = { subject: "", body: "" };
    const unwritten = await draft({ en: { subject: "A", body: "" }, es: empty });
    expect(await sendTest(context, boss(), unwritten, true)).toEqual({
      ok: false,
      reason: "nothing-written",
    });
  });

  it("goes as a test to who asks for it, in each written language", async () => {
    const id = await draft();
    const author = await addPerson(context, { role: "account-manager" });
    expect(await sendTest(context, actorOf(author), id, true)).toEqual({ ok: true });
    const tests = await context.db.select().from(emails).where(eq(emails.aboutId, id));
    expect(tests.map(({ recipient, message }) => [recipient, message])).toEqual([
      [author.email, "newsletter-test"],
      [author.email, "newsletter-test"],
    ]);
    const [first] = tests;
    if (first === undefined) throw new Error("no test");
    const content = await newsletterEmails["newsletter-test"](
      { db: context.db, origin, notificationDefinitions },
      { ...first, data: { accountId: author.id, language: "es" } },
    );
    expect(content).toMatchObject({
      subject: "Prueba: Limpio antes de abrir",
      to: author.email,
      unsubscribeAddress: "https://www.cleardawn.example/es/newsletter/unsubscribe?token=test",
    });
    expect(await countOutcomes(context.db, id)).toMatchObject({ waiting: 0 });
  });

  it("is scheduled by the company's clock, and leaves when its time has come", async () => {
    await addSubscribers(context.db, ["a@example.com"]);
    const id = await draft();
    const now = new Date("2026-11-26T12:00:00Z");
    const at = (day: string, time: string) =>
      scheduleNewsletter(context, boss(), id, { day, time, revision: 1 }, now);
    expect(await at("2026-11-26", "05:59")).toEqual({ ok: false, reason: "in-the-past" });
    expect(await at("2028-01-01", "09:00")).toEqual({ ok: false, reason: "too-far-ahead" });
    // Chicago: an hour that the change to summer time skips.
    expect(await at("2027-03-14", "02:30")).toEqual({ ok: true });
    expect((await row(id)).sendAt).toEqual(new Date("2027-03-14T08:30:00Z"));
    expect(await unscheduleNewsletter(context, boss(), id)).toEqual({ ok: true });
    expect(await at("2026-12-24", "09:00")).toEqual({ ok: true });
    expect((await row(id)).sendAt).toEqual(new Date("2026-12-24T15:00:00Z"));
    expect(await beginDue(context.db, new Date("2026-12-24T14:59:59Z"))).toBe(0);
    const due = new Date("2026-12-24T15:00:00Z");
    const begun = await Promise.all([beginDue(context.db, due), beginDue(context.db, due)]);
    expect(begun.toSorted()).toEqual([0, 1]);
    expect(await row(id)).toMatchObject({ state: "sending", expected: 1, sendAt: null });
  });

  it("does not leave by itself more than a day after its time, which its page says", async () => {
    await addSubscribers(context.db, ["a@example.com"]);
    const [late, missed] = [await draft(), await draft()];
    const now = new Date("2026-11-20T12:00:00Z");
    for (const [id, day] of [
      [late, "2026-11-23"],
      [missed, "2026-11-22"],
    ] as const)
      await scheduleNewsletter(context, boss(), id, { day, time: "09:00", revision: 1 }, now);
    expect(await beginDue(context.db, new Date("2026-11-24T14:00:00Z"))).toBe(1);
    expect([(await row(late)).state, (await row(missed)).state]).toEqual(["sending", "scheduled"]);
    await context.db
      .update(newsletters)
      .set({ sendAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(newsletters.id, missed));
    expect((await cast.ask("administrator", path(missed), loader)).body).toMatchObject({
      isMissed: true,
      stateLabel: "Missed its time",
    });
    expect(await unscheduleNewsletter(context, boss(), missed)).toEqual({ ok: true });
    expect(await sendNow(context, boss(), missed, 1)).toEqual({ ok: true });
  });

  it("goes to who is subscribed when it begins: to 5,000 in batches, to each once", async () => {
    const addresses = Array.from({ length: 5_000 }, (_, n) => `reader${n}@example.com`);
    await addSubscribers(context.db, addresses);
    await addSubscribers(context.db, ["left@example.com"], { unsubscribedAt: new Date() });
    await addSubscribers(context.db, ["gone@example.com"], { refusals: 3 });
    const id = await draft();
    await sendNow(context, boss(), id, 1);
    await addSubscribers(context.db, ["late@example.com"], {
      confirmedAt: new Date(Date.now() + 60_000),
    });
    let batches = 0;
    while (await queueNextBatch(context, id)) batches += 1;
    expect(batches).toBe(17);
    const queued = await emailsOf(id);
    expect(new Set(queued.map(({ recipient }) => recipient))).toEqual(new Set(addresses));
    expect(queued).toHaveLength(5_000);
    const { rows } = await context.db.execute(
      sql`select distinct priority from pgboss.job where name = 'emails'
        and data ->> 'emailId' in (select id::text from emails where about_id = ${id})`,
    );
    expect(rows).toEqual([{ priority: -1 }]);
  });

  const render = (email: Awaited<ReturnType<typeof emailsOf>>[number]) =>
    newsletterEmails.newsletter(
      { db: context.db, origin, notificationDefinitions },
      { ...email, data: { subscriberId: String(email.data.subscriberId) } },
    );

  it("is in the language of the subscription, or in the one that is written", async () => {
    await addSubscribers(context.db, ["en@example.com"]);
    await addSubscribers(context.db, ["es@example.com"], { language: "es" });
    const subjects = async (texts: typeof bothTexts) => {
      const found = await Promise.all((await emailsOf(await sending(texts))).map(render));
      return found.map((one) => (one && "subject" in one ? one.subject : undefined));
    };
    expect(await subjects(bothTexts)).toEqual(["Clean before you open", "Limpio antes de abrir"]);
    const empty = { subject: "", body: "" };
    expect(await subjects({ ...bothTexts, es: empty })).toEqual([
      "Clean before you open",
      "Clean before you open",
    ]);
    expect(await subjects({ ...bothTexts, en: empty })).toEqual([
      "Limpio antes de abrir",
      "Limpio antes de abrir",
    ]);
  });

  it("has each reader's own link, for a page in their language, and the postal address", async () => {
    const [reader = ""] = await addSubscribers(context.db, ["es@example.com"], { language: "es" });
    await addSubscribers(context.db, ["other@example.com"], { language: "es" });
    const id = await sending();
    const tokens = await context.db.select().from(subscribers);
    const tokenOf = (one: string) => tokens.find((row) => row.id === one)?.unsubscribeToken;
    for (const email of await emailsOf(id)) {
      const content = await render(email);
      if (content === undefined || !("html" in content)) throw new Error("not rendered");
      const token = tokenOf(String(email.data.subscriberId));
      const address = `${origin}/es/newsletter/unsubscribe?token=${token}&newsletter=${id}`;
      expect(content).toMatchObject({ unsubscribeAddress: address, neverTwice: true });
      expect(content.text).toContain(address);
      expect(content.html).toContain(`href="${address.replace("&", "&amp;")}"`);
      expect(content.html).toContain(company.address.street);
      expect(content.text).toContain(company.address.street);
      expect(content.html).not.toContain("unsubscribe.invalid");
    }
    expect(tokenOf(reader)).toBeDefined();
  });

  it("does not come to who leaves while it is sent, and counts who leaves by it", async () => {
    const [first = "", second = "", third = ""] = await addSubscribers(context.db, [
      "first@example.com",
      "second@example.com",
      "third@example.com",
    ]);
    const id = await sending();
    const tokenOf = async (reader: string) =>
      (await context.db.select().from(subscribers).where(eq(subscribers.id, reader)))[0]
        ?.unsubscribeToken ?? "";
    const [one, two, three] = await emailsOf(id);
    if (!one || !two || !three) throw new Error("not queued");
    await context.db
      .update(emails)
      .set({ state: "sent", sentAt: new Date() })
      .where(eq(emails.id, one.id));
    // The mail server is taking it: too late to take it back.
    await context.db
      .update(emails)
      .set({ handedOverAt: new Date() })
      .where(eq(emails.id, three.id));
    for (let n = 0; n < 2; n++)
      for (const reader of [first, second, third])
        await unsubscribe(context.db, await tokenOf(reader), id);
    expect((await emailsOf(id)).map(({ state }) => state)).toEqual(["sent", "held", "queued"]);
    expect((await row(id)).unsubscribes).toBe(3);
    expect(await render(two)).toEqual({ notDue: "unsubscribed" });
    // By the link of a newsletter that they did not get.
    const [other = ""] = await addSubscribers(context.db, ["other@example.com"]);
    await unsubscribe(context.db, await tokenOf(other), id);
    expect((await row(id)).unsubscribes).toBe(3);
    await context.db.delete(subscribers).where(eq(subscribers.id, second));
    expect(await render(two)).toBeUndefined();
  });

  it("is stopped: what has not been handed over stays here, and what was sent stays recorded", async () => {
    await addSubscribers(context.db, ["a@example.com", "b@example.com", "c@example.com"]);
    const id = await sending();
    const [one, two, three] = await emailsOf(id);
    if (!one || !two || !three) throw new Error("not queued");
    const set = (email: typeof one, values: Partial<typeof one>) =>
      context.db.update(emails).set(values).where(eq(emails.id, email.id));
    await set(one, { state: "sent", sentAt: new Date() });
    await set(two, { handedOverAt: new Date() });
    const answers = await Promise.all([1, 2].map(() => stopNewsletter(context, boss(), id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await render(three)).toEqual({ notDue: "stopped" });
    expect(await queueNextBatch(context, id)).toBe(false);
    expect(await settle(context.db, id)).toBe(false);
    await set(two, { state: "sent", sentAt: new Date() });
    expect(await settle(context.db, id)).toBe(true);
    expect((await row(id)).figures).toEqual({
      delivered: 2,
      kept: 0,
      refused: 0,
      uncertain: 0,
      left: 0,
      stopped: 1,
    });
    const copy = await copyNewsletter(context, boss(), id);
    if (!copy.ok) throw new Error(copy.reason);
    expect(await row(copy.id)).toMatchObject({ state: "draft", texts: bothTexts });
  });

  it("counts what became of each email, and keeps the numbers when the rows are gone", async () => {
    const readers = await addSubscribers(
      context.db,
      Array.from({ length: 6 }, (_, n) => `reader${n}@example.com`),
    );
    const id = await sending();
    const rows = await emailsOf(id);
    const outcomes: Partial<(typeof rows)[number]>[] = [
      { state: "sent", sentAt: new Date() },
      { state: "sent", sentAt: new Date(), lastAnswer: "kept-as-file" },
      { state: "failed", lastAnswer: "550 5.1.1 no such user" },
      { state: "failed", handedOverAt: new Date(), lastAnswer: "No answer was read." },
      { state: "held", lastAnswer: "unsubscribed" },
      { tries: 2, lastAnswer: "451 4.7.1 greylisted" },
    ];
    for (const [n, set] of outcomes.entries())
      await context.db
        .update(emails)
        .set(set)
        .where(eq(emails.id, rows[n]?.id ?? ""));
    expect(await settle(context.db, id)).toBe(false);
    expect(await findNewsletter(context.db, boss(), id)).toMatchObject({
      outcomes: { delivered: 1, kept: 1, refused: 1, uncertain: 1, left: 1, retrying: 1 },
    });
    const shown = await cast.ask(
      "administrator",
      `${path(id)}/recipients?outcome=refused`,
      recipients,
    );
    expect(shown.body).toMatchObject({
      rows: [{ email: "reader2@example.com", answer: "550 5.1.1 no such user" }],
    });
    await setEmails(id, { state: "sent", sentAt: new Date() }, sql`tries = 2`);
    expect(await settle(context.db, id)).toBe(true);
    expect(await settle(context.db, id)).toBe(false);
    expect(await row(id)).toMatchObject({ state: "sent", finishedAt: expect.any(Date) });
    await context.db
      .update(subscribers)
      .set({ unsubscribedAt: new Date(Date.now() - 31 * dayMs) })
      .where(eq(subscribers.id, readers[0] ?? ""));
    await deleteExpiredAddresses(context.db, new Date());
    expect(await emailsOf(id)).toHaveLength(5);
    await deleteOldEmails(context.db, 90, new Date(Date.now() + 91 * dayMs));
    expect(await emailsOf(id)).toHaveLength(0);
    expect(await findNewsletter(context.db, boss(), id)).toMatchObject({
      outcomes: { delivered: 2, kept: 1, refused: 1, uncertain: 1, left: 1 },
    });
    const gone = await cast.ask("administrator", `${path(id)}/recipients`, recipients);
    expect(gone.body).toMatchObject({ isForgotten: true });
  });

  it("repeats uncertain ones when a person says so, and only then", async () => {
    await addSubscribers(context.db, ["a@example.com", "b@example.com"]);
    const id = await sending();
    const [one, two] = await emailsOf(id);
    if (!one || !two) throw new Error("not queued");
    await setEmails(id, { state: "sent", sentAt: new Date() });
    expect(await repeatUncertain(context, boss(), id)).toEqual({
      ok: false,
      reason: "nothing-uncertain",
    });
    await context.db
      .update(emails)
      .set({ state: "failed", handedOverAt: new Date(), sentAt: null })
      .where(eq(emails.id, two.id));
    await settle(context.db, id);
    expect((await row(id)).figures).toMatchObject({ delivered: 1, uncertain: 1 });
    const answers = await Promise.all([1, 2].map(() => repeatUncertain(context, boss(), id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await row(id)).toMatchObject({ state: "sending", figures: null });
    expect((await emailsOf(id)).map(({ state, handedOverAt }) => [state, handedOverAt])).toEqual([
      ["sent", null],
      ["queued", null],
    ]);
  });

  it("is no longer sent to mailboxes that three newsletters in a row did not find", async () => {
    const [gone = "", full = ""] = await addSubscribers(context.db, [
      "gone@example.com",
      "full@example.com",
      "a@example.com",
      "b@example.com",
      "c@example.com",
    ]);
    const refusalsOf = async (reader: string) =>
      (await context.db.select().from(subscribers).where(eq(subscribers.id, reader)))[0]?.refusals;
    const round = async (answers: Record<string, string>) => {
      const id = await sending();
      for (const email of await emailsOf(id)) {
        const lastAnswer = answers[email.recipient ?? ""];
        await context.db
          .update(emails)
          .set(lastAnswer ? { state: "failed", lastAnswer } : { state: "sent" })
          .where(eq(emails.id, email.id));
      }
      await settle(context.db, id);
      return id;
    };
    const refusals = {
      "gone@example.com": "550 5.1.1 user unknown",
      "full@example.com": "552 5.2.2 mailbox full",
    };
    await round(refusals);
    await round({});
    expect(await refusalsOf(gone)).toBe(0);
    // Our own server refuses all of them: that says nothing of their mailboxes.
    const all = ["gone", "full", "a", "b", "c"].map((name) => [
      `${name}@example.com`,
      "550 5.1.1 relaying denied",
    ]);
    await round(Object.fromEntries(all));
    expect(await refusalsOf(gone)).toBe(0);
    for (let n = 0; n < 3; n++) await round(refusals);
    expect([await refusalsOf(gone), await refusalsOf(full)]).toEqual([3, 0]);
    const last = await sending();
    expect((await emailsOf(last)).map(({ recipient }) => recipient)).not.toContain(
      "gone@example.com",
    );
  });

  it("counts a refusal once, however often uncertain emails of it are repeated", async () => {
    const names = ["gone@example.com", "unsure@example.com", "a@example.com", "b@example.com"];
    const [gone = "", unsure = ""] = await addSubscribers(context.db, names);
    const refusalsOf = async (reader: string) =>
      (await context.db.select().from(subscribers).where(eq(subscribers.id, reader)))[0]?.refusals;
    await context.db.update(subscribers).set({ refusals: 2 }).where(eq(subscribers.id, unsure));
    const id = await sending();
    const ofReader = (name: string) => eq(emails.recipient, name);
    const uncertain = { state: "failed", handedOverAt: new Date(), sentAt: null } as const;
    await setEmails(id, { state: "sent", sentAt: new Date() });
    await setEmails(
      id,
      { state: "failed", sentAt: null, lastAnswer: "550 5.1.1 user unknown" },
      ofReader("gone@example.com"),
    );
    await setEmails(id, uncertain, ofReader("unsure@example.com"));
    await settle(context.db, id);
    expect(await refusalsOf(gone)).toBe(1);
    expect((await repeatUncertain(context, boss(), id)).ok).toBe(true);
    await setEmails(id, uncertain, ofReader("unsure@example.com"));
    await settle(context.db, id);
    expect([await refusalsOf(gone), await refusalsOf(unsure)]).toEqual([1, 2]);
    expect((await repeatUncertain(context, boss(), id)).ok).toBe(true);
    await setEmails(
      id,
      { state: "sent", handedOverAt: null, sentAt: new Date(Date.now() + 1_000) },
      ofReader("unsure@example.com"),
    );
    await settle(context.db, id);
    expect([await refusalsOf(gone), await refusalsOf(unsure)]).toEqual([1, 0]);
  });

  it("leaves in its history what was done, and the beginning of long texts", async () => {
    await addSubscribers(context.db, ["a@example.com"]);
    const long = { ...bothTexts, en: { subject: "Long", body: "word ".repeat(1_000) } };
    const id = await draft(long);
    await sendTest(context, boss(), id, true);
    await sendTest(context, boss(), id, false);
    await sendNow(context, boss(), id, 1);
    await stopNewsletter(context, boss(), id);
    const other = await draft();
    await deleteDraft(context, boss(), other);
    const kindsOf = async (record: string) =>
      (
        await context.db
          .select()
          .from(historyEvents)
          .where(eq(historyEvents.recordId, record))
          .orderBy(historyEvents.position)
      ).map(({ kind, details }) => {
        expect(JSON.stringify(details).length).toBeLessThan(1_500);
        return kind;
      });
    expect(await kindsOf(id)).toEqual(["added", "test-sent", "test-kept", "started", "stopped"]);
    expect(await kindsOf(other)).toEqual(["added", "deleted"]);
  });
});
