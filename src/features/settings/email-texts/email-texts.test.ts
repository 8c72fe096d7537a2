/** Email texts: who changes them, what is refused, and that the next email says them. */
import { eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";
import { renderEmail } from "#features/render-email.server.ts";
import { companySettings, emails, historyEvents } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { currentRendering, nothingEdited, publishEmailTexts } from "#platform/email/email-texts.ts";
import { emailMessages } from "#platform/email/messages.ts";
import type { EmailRow } from "#platform/email/tables/emails.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { latestEvent } from "#tests/support/history.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { applyStoredSettings } from "../follow-company.server.ts";
import * as listPage from "./email-list-page.tsx";
import * as page from "./email-page.tsx";
import * as preview from "./email-preview.ts";

const list = "/office/settings/emails";
const address = `${list}/texts?message=password-reset`;
const previewAddress = `${list}/preview?message=password-reset`;
const title = {
  en: "en.account.emails.passwordReset.title",
  es: "es.account.emails.passwordReset.title",
};
const text = "en.account.emails.passwordReset.text";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  afterEach(async () => {
    await context.db.delete(companySettings);
    publishEmailTexts(nothingEdited);
  });

  type Shown = { stored: Record<string, string>; typed: Record<string, string>; subject: string };
  const shown = async (at = address) => {
    const { body } = await cast.ask("administrator", at, page.loader);
    return body as Shown;
  };
  const send = (fields: Record<string, string>, at = address) =>
    cast.ask("administrator", at, page.action, fields);
  /** As the form was served. */
  const save = async (fields: Record<string, string>, before?: Shown) => {
    const { stored } = before ?? (await shown());
    const seen = Object.entries(stored).map(([name, value]) => [`seen.${name}`, value]);
    return send({ ...stored, ...Object.fromEntries(seen), ...fields });
  };
  const storedTexts = async () => {
    const rows = await context.db
      .select({ value: companySettings.value })
      .from(companySettings)
      .where(eq(companySettings.section, "email-texts"));
    return (rows[0]?.value as { texts?: object } | undefined)?.texts;
  };

  it("are for administrators alone, also where somebody posts", async () => {
    for (const role of roles) {
      const expected = role === "administrator" ? 200 : 404;
      for (const [at, { loader }] of [
        [list, listPage],
        [address, page],
        [previewAddress, preview],
      ] as const)
        expect((await cast.ask(role, at, loader)).status, `${role} ${at}`).toBe(expected);
      if (role === "administrator") continue;
      const posted = await cast.ask(role, address, page.action, { [text]: "Hello" });
      expect(posted.status, role).toBe(404);
    }
    expect((await cast.ask(undefined, address, page.loader)).location).toMatch(
      /^\/client-portal\?/,
    );
    expect((await cast.ask(undefined, address, page.action, {})).location).toMatch(
      /^\/client-portal\?/,
    );
    expect(await storedTexts()).toBeUndefined();
  });

  it("are not found for an email that nobody sends", async () => {
    for (const name of ["no-such-email", "__proto__", "constructor", "%00"])
      for (const loader of [page.loader, preview.loader]) {
        const at = `${list}/texts?message=${name}`;
        expect((await cast.ask("administrator", at, loader)).status, name).toBe(404);
      }
  });

  it("are in the next email, in the reader's language, and go back to the original", async () => {
    const reader = await addPerson(context, { role: "administrator" });
    const [row] = await context.db
      .insert(emails)
      .values({
        id: newId(),
        message: "password-reset",
        recipient: reader.email,
        recipientMailbox: reader.email,
        data: {},
      } as typeof emails.$inferInsert)
      .returning();
    const subjectOfNext = async () => {
      const origin = "https://www.cleardawn.example";
      const content = await renderEmail({ db: context.db, origin }, row as EmailRow);
      return content !== undefined && "subject" in content ? content.subject : undefined;
    };
    expect(await subjectOfNext()).toBe("Choose a new password");

    const saved = await save({ [title.en]: "Pick a password & go on", [title.es]: "Elija otra" });
    expect(saved).toMatchObject({ status: 303, location: expect.stringContaining("done=saved") });
    expect(await storedTexts()).toEqual({
      "account.emails.passwordReset.title": { en: "Pick a password & go on", es: "Elija otra" },
    });
    await applyStoredSettings(database().background);
    expect(await subjectOfNext()).toBe("Pick a password & go on");
    const spanish = await shown(`${address}&language=es`);
    expect(spanish.subject).toBe("Elija otra");
    const { body } = await cast.ask("administrator", list, listPage.loader);
    expect(JSON.stringify(body)).toMatch(/"id":"password-reset"[^}]*"edited":1/);

    const restored = await send({ restore: "account.emails.passwordReset.title" });
    expect(restored).toMatchObject({ status: 303 });
    expect(await storedTexts()).toEqual({});
    await applyStoredSettings(database().background);
    expect(await subjectOfNext()).toBe("Choose a new password");
    const event = await latestEvent(context.db);
    expect(event).toMatchObject({
      kind: "email-texts-changed",
      actorId: cast.ids.administrator,
      details: {
        before: { [title.en]: "Pick a password & go on", [title.es]: "Elija otra" },
        after: { [title.en]: "Choose a new password" },
      },
    });
  });

  it("saving what is there leaves no trace, and all of an email goes back at once", async () => {
    const before = await context.db.$count(historyEvents);
    expect((await save({})).status).toBe(303);
    expect(await context.db.$count(historyEvents)).toBe(before);
    await save({ [title.en]: "One", [text]: "Two" });
    expect(Object.keys((await storedTexts()) ?? {})).toHaveLength(2);
    expect((await send({ step: "restore-all" })).status).toBe(303);
    expect(await storedTexts()).toEqual({});
  });

  it("do not go back while another one that was typed could not travel on", async () => {
    await save({ [title.en]: "One" });
    const restore = "account.emails.passwordReset.title";
    const faulty = await send({ restore, [title.en]: "One", [text]: "Hello {nobody}" });
    expect(faulty).toMatchObject({
      status: 422,
      body: { errors: { [text]: expect.any(String) }, values: { [text]: "Hello {nobody}" } },
    });
    const long = "é".repeat(1_100);
    const tooMuch = await send({ restore, [title.en]: "One", [text]: long });
    expect(tooMuch).toMatchObject({ status: 422, body: { values: { [text]: long } } });
    expect(await storedTexts()).toEqual({ [restore]: { en: "One" } });
    // What is typed in the text that goes back counts for nothing.
    const restored = await send({ restore, [title.en]: "{nobody}", [text]: "Short" });
    expect(restored).toMatchObject({ status: 303, location: expect.stringContaining("Short") });
    expect(await storedTexts()).toEqual({});
  });

  it("are previewed before they are saved, and nothing is stored by it", async () => {
    const looked = await save({ step: "preview", [title.en]: "Not <saved yet" });
    expect(looked.status).toBe(303);
    expect(await storedTexts()).toBeUndefined();
    const at = looked.location?.split("#")[0] ?? "";
    const page = await shown(at);
    expect(page).toMatchObject({
      subject: "Not <saved yet",
      typed: { [title.en]: "Not <saved yet" },
    });
    expect(page.stored[title.en]).toBe("Choose a new password");
    const framed = await cast.ask(
      "administrator",
      at.replace("/texts?", "/preview?"),
      preview.loader,
    );
    expect(JSON.stringify(framed.body)).toContain("Not &lt;saved yet");
    expect(currentRendering().edited).toEqual({});
  });

  it("a draft in the address that fits nothing is left out", async () => {
    for (const draft of [
      "{",
      "[]",
      "1",
      '{"en.x":"y"}',
      `{"${title.en}":"a\\nb"}`,
      `{"${title.en}":1}`,
    ]) {
      const { typed, stored } = await shown(`${address}&draft=${encodeURIComponent(draft)}`);
      expect(typed, draft).toEqual(stored);
    }
  });

  it.each([
    "",
    "<b>Now</b>",
    "Now\nBcc: all@example.com",
    "{facility}",
    "x".repeat(5_000),
    "\u202eNow",
  ])("refuse %.20j at its field with a sentence, and keep what was typed", async (typed) => {
    const { status, body } = await save({ [title.en]: typed });
    expect(status).toBe(422);
    const { errors, values } = body as {
      errors: Record<string, string>;
      values: Record<string, string>;
    };
    expect(Object.keys(errors)).toEqual([title.en]);
    expect(errors[title.en]).toMatch(/^\p{Lu}.{10,}/u);
    expect(values[title.en]).toBe(typed);
    expect(await storedTexts()).toBeUndefined();
  });

  it("cannot be taken out where readers rely on them", async () => {
    const at = `${list}/texts?message=password-changed`;
    const fixed = "en.account.emails.passwordChanged.title";
    const { stored } = await shown(at);
    expect(Object.keys(stored)).not.toContain(fixed);
    expect((await send({ ...stored, [fixed]: "Nothing happened" }, at)).status).toBe(303);
    expect(await storedTexts()).toBeUndefined();
    const facts = "en.account.emails.change.when";
    expect((await send({ ...stored, [facts]: "It happened" }, at)).status).toBe(422);
    for (const message of ["newsletter", "newsletter-welcome", "daily-digest"]) {
      const names = Object.keys((await shown(`${list}/texts?message=${message}`)).stored);
      expect(names.filter((name) => name.includes("nsubscribe"))).toEqual([]);
    }
  });

  it("two people who change different texts keep both, and the same one is shown with both", async () => {
    const opened = await shown();
    await save({ [title.en]: "Mine" }, opened);
    expect((await save({ [text]: "Ours" }, opened)).status).toBe(303);
    const both = await save({ [title.en]: "Theirs" }, opened);
    expect(both.status).toBe(409);
    expect(JSON.stringify(both.body)).toContain("Mine");
    expect((await shown()).stored).toMatchObject({ [title.en]: "Mine", [text]: "Ours" });
  });

  it("what another version has stored in another way breaks no email and no page", async () => {
    for (const value of [
      { texts: [] },
      { texts: { a: 1 } },
      [],
      { texts: { [text.slice(3)]: { en: "{gone}" } } },
    ]) {
      await context.db.delete(companySettings);
      await context.db
        .insert(companySettings)
        .values({ id: newId(), section: "email-texts", value });
      await applyStoredSettings(database().background);
      const { stored } = await shown();
      expect(stored[text]).toMatch(/^Someone, probably you/);
    }
  });

  it("what was written for a text that has another name by now is still what the email says", async () => {
    const texts = {
      "email.received.reference": { en: "{thanks} Your number is", es: "{thanks} Su número es" },
    };
    await context.db
      .insert(companySettings)
      .values({ id: newId(), section: "email-texts", value: { texts } });
    await applyStoredSettings(database().background);
    expect(emailMessages("en").received.yourReference).toBe("Your number is");
    expect(emailMessages("es").received.yourReference).toBe("Su número es");
    // It is stored under its new name with the next change, and that one counts from then on.
    const at = `${list}/texts?message=quote-received-visitor`;
    const field = "en.email.received.yourReference";
    const before = await shown(at);
    expect(before.stored).toMatchObject({ [field]: "Your number is" });
    const seen = Object.entries(before.stored).map(([name, value]) => [`seen.${name}`, value]);
    await send({ ...before.stored, ...Object.fromEntries(seen), [field]: "Our number" }, at);
    expect(await storedTexts()).toEqual({
      "email.received.yourReference": { en: "Our number", es: "Su número es" },
    });
  });
});
