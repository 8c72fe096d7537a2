/** Who becomes the first administrator of an installation, and who does not. */
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import * as page from "#areas/account/entry/setup-page.tsx";
import { accounts, rateLimits, settings } from "#features/schema.ts";
import { addPerson, testSecrets, useAccounts } from "#tests/support/accounts.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { isSetupOpen, openSetup } from "./setup-code.server.ts";

const person = {
  name: "Ana Rivera",
  username: "",
  email: "ana@harbor.example",
  password: "quiet lamps along the pier",
};

const refusal = z.object({ errors: z.record(z.string(), z.string()) });

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);

  beforeEach(async () => {
    await context.db.update(accounts).set({ state: "suspended" });
    await context.db.delete(settings).where(eq(settings.name, "setup-code"));
    await context.db.delete(rateLimits);
  });

  const open = async () => {
    const code = await openSetup(context.db, testSecrets);
    if (code === undefined) throw new Error("somebody runs it already");
    return code;
  };
  const send = (
    fields: Partial<typeof person & { code: string }>,
    addressHash: string = crypto.randomUUID(),
  ) => {
    const email = `${crypto.randomUUID()}@harbor.example`;
    const browser = openBrowser(context, { addressHash });
    return browser.postForm(page.action, "/setup", { ...person, email, ...fields });
  };

  it("an installation without an administrator has one code for all of its processes", async () => {
    const [one, other] = await Promise.all([open(), open()]);
    expect(one).toMatch(/^(?:[2-9a-hjkmnp-z]{5}-?){3}$/);
    expect(other).toBe(one);
    const stored = JSON.stringify(await context.db.select().from(settings));
    expect(stored).not.toContain(one);
  });

  it("a code that another secret key hides is replaced", async () => {
    const before = await open();
    const other = { ...testSecrets, decrypt: () => undefined };
    expect(await openSetup(context.db, other)).not.toBe(before);
  });

  it("whoever enters the code is signed in as administrator, and nobody is after them", async () => {
    const code = await open();
    const spelled = ` ${code.toUpperCase().replaceAll("-", " ")} `;
    const answer = await send({ code: spelled, email: person.email });
    expect(answer.status).toBe(303);
    const [account] = await context.db
      .select()
      .from(accounts)
      .where(eq(accounts.email, person.email));
    expect(account).toMatchObject({ name: person.name, role: "administrator", state: "active" });
    expect(await isSetupOpen(context.db)).toBe(false);
    expect((await send({ code })).status).toBe(410);
    expect(await openSetup(context.db, testSecrets)).toBeUndefined();
  });

  it("an installation that has an administrator opens no setup", async () => {
    await addPerson(context, { role: "administrator" });
    expect(await openSetup(context.db, testSecrets)).toBeUndefined();
    const shown = await openBrowser(context).open(page.loader, "/setup");
    expect(shown.status).toBe(410);
    expect((await send({ code: "" })).status).toBe(422);
    expect((await send({ code: "22222-22222-22222" })).status).toBe(410);
  });

  describe("refuses", () => {
    it.each([
      ["another code", { code: "22222-22222-22222" }, "code"],
      ["no code", { code: " " }, "code"],
      ["a huge code", { code: "2".repeat(10_000) }, "code"],
      ["no name", { name: "" }, "name"],
      ["no address", { email: "ana@" }, "email"],
      ["a short password", { password: "short" }, "password"],
      ["a password that everybody tries", { password: "password1234" }, "password"],
    ])("%s, and makes no account", async (_, fields, field) => {
      const code = await open();
      const answer = await send({ code, ...fields });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ errors: { [field]: expect.any(String) } });
      expect(JSON.stringify(answer.body)).not.toContain(person.password);
      expect(await context.db.$count(accounts, eq(accounts.state, "active"))).toBe(0);
      expect(await isSetupOpen(context.db)).toBe(true);
    });

    it("all that is wrong at once, and says of a password the same whatever the code", async () => {
      const code = await open();
      const errorsOf = async (fields: Parameters<typeof send>[0]) =>
        z.parse(refusal, (await send(fields)).body).errors;
      const wrong = { code: "22222-22222-22222" };
      for (const password of ["password1234", "aaaaaaaaaaaaaaa"]) {
        const { password: fault, ...others } = await errorsOf({ ...wrong, password });
        expect(fault, password).toEqual(expect.any(String));
        expect(Object.keys(others)).toEqual(["code"]);
        expect(await errorsOf({ code, password })).toEqual({ password: fault });
      }
      // Said with the empty fields, before anybody has looked at the code.
      const short = await errorsOf({ ...wrong, password: "short" });
      expect(Object.keys(short)).toEqual(["password"]);
      expect(await errorsOf({ code, password: "short" })).toEqual(short);
      const all = await errorsOf({ code: "", name: "", email: "ana@", password: "short" });
      expect(Object.keys(all).toSorted()).toEqual(["code", "email", "name", "password"]);
      expect(all.password).toMatch(/at least 12/);
      const empty = await errorsOf({ ...wrong, password: "" });
      expect(empty.password).toMatch(/choose/);
    });

    it("the thirty-first wrong code of a network within an hour, but never the right one", async () => {
      const code = await open();
      const addressHash = crypto.randomUUID();
      const wrong = { code: "22222-22222-22222" };
      for (let tried = 0; tried < 30; tried++)
        expect((await send(wrong, addressHash)).status).toBe(422);
      expect((await send(wrong, addressHash)).status).toBe(429);
      // Somebody else who mistypes it once is not told to wait for that.
      expect((await send(wrong)).status).toBe(422);
      expect((await send({ code }, addressHash)).status).toBe(303);
    });
  });

  it("a correction after a refused user name goes on with the same address", async () => {
    const code = await open();
    const taken = await addPerson(context, { role: "account-manager" });
    const email = "ana.again@harbor.example";
    const fields = { code, email, username: taken.username };
    expect((await send(fields)).body).toMatchObject({ errors: { username: expect.any(String) } });
    expect((await send({ ...fields, username: "ana" })).status).toBe(303);
  });
});
