import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { accounts, facilityAssignments } from "#features/schema.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { chooseLanguage } from "#platform/identity/account-language.server.ts";
import { findSession } from "#platform/identity/sign-in/find-session.server.ts";
import { accountOf, addPerson, signInAs, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { useCast } from "#tests/support/roles.ts";
import { action as change } from "../person-page.tsx";
import { action as invite } from "./invite-page.tsx";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  const inviteAs = (fields: Record<string, string>) =>
    cast.ask("client-administrator", "/client-portal/people/invite", invite, fields);
  const changeAs = (id: string, fields: Record<string, string>) =>
    cast.ask("client-administrator", `/client-portal/people/${id}`, change, fields);
  const colleague = (fields: Record<string, string> = {}) => ({
    name: "Kim Rivera",
    email: `${randomUUID()}@example.com`,
    role: "client-member",
    ...fields,
  });
  const accountAt = async (email: string) => {
    const [account] = await context.db.select().from(accounts).where(eq(accounts.email, email));
    return account;
  };
  const assignedTo = async (id: string) => {
    const ownAssignments = eq(facilityAssignments.accountId, id);
    const rows = await context.db.select().from(facilityAssignments).where(ownAssignments);
    return rows.map(({ facilityId }) => facilityId);
  };
  const member = () => addPerson(context, { role: "client-member", clientId: cast.own.id });

  it("an invitation is for the own client, whatever client, state or rights are posted", async () => {
    const fields = colleague({
      [`facility.${cast.assigned}`]: "on",
      clientId: cast.other.id,
      state: "active",
      [`client.${cast.other.id}`]: "on",
      passwordHash: "x",
      secondFactorWaived: "on",
    });
    expect(await inviteAs(fields)).toMatchObject({
      status: 303,
      location: "/client-portal/people",
    });
    const invited = await accountAt(fields.email);
    expect(invited).toMatchObject({
      clientId: cast.own.id,
      state: "invited",
      role: "client-member",
      passwordHash: null,
      secondFactorWaived: false,
    });
    expect(await assignedTo(invited?.id ?? "")).toEqual([cast.assigned]);
  });

  it("is refused in the language of who invites", async () => {
    const accountId = cast.ids["client-administrator"];
    await chooseLanguage(context.db, { accountId }, "es");
    try {
      const { body } = await inviteAs(colleague({ name: "", role: "" }));
      expect((body as FormAnswer).errors).toEqual({
        name: "Escriba el nombre",
        role: "Elija una función",
      });
      const taken = await accountOf(context, accountId);
      const again = await inviteAs(colleague({ email: taken.email }));
      expect((again.body as FormAnswer).errors).toEqual({
        email: "Alguien con este correo ya tiene una cuenta.",
      });
    } finally {
      await chooseLanguage(context.db, { accountId }, "en");
    }
  });

  it("neither invites staff nor makes colleagues staff", async () => {
    const fields = colleague({ role: "administrator" });
    expect(await inviteAs(fields)).toMatchObject({ status: 422 });
    expect(await accountAt(fields.email)).toBeUndefined();
    const { id } = await member();
    expect(await changeAs(id, { form: "role", role: "administrator" })).toMatchObject({
      status: 409,
    });
    expect((await accountOf(context, id)).role).toBe("client-member");
  });

  it("assigns no facility of another client", async () => {
    const foreign = { [`facility.${cast.other.facilityIds[0]}`]: "on" };
    const fields = colleague(foreign);
    expect(await inviteAs(fields)).toMatchObject({ status: 409 });
    expect(await accountAt(fields.email)).toBeUndefined();
    const { id } = await member();
    const answer = await changeAs(id, { form: "role", role: "client-member", ...foreign });
    expect(answer.status).toBe(409);
    expect(await assignedTo(id)).toEqual([]);
  });

  it("keeps what was typed and ticked where a field is wrong", async () => {
    const tick = `facility.${cast.assigned}`;
    const { status, body } = await inviteAs(colleague({ name: "", [tick]: "on", password: "x" }));
    expect(status).toBe(422);
    const { errors, values } = body as FormAnswer;
    expect(errors).toEqual({ name: "Name is required" });
    expect(values).toMatchObject({ role: "client-member", [tick]: "on" });
    expect(values).not.toHaveProperty("password");
  });

  it("ends the colleague's sessions with a change of role, and not with one of facilities", async () => {
    const person = await member();
    const { session } = await signInAs(context, person);
    const isIn = async () => (await findSession(context.db, session.token)) !== undefined;
    const tick = { [`facility.${cast.assigned}`]: "on" };
    await changeAs(person.id, { form: "role", role: "client-member", ...tick });
    expect(await assignedTo(person.id)).toEqual([cast.assigned]);
    expect(await isIn()).toBe(true);
    await changeAs(person.id, { form: "role", role: "client-administrator" });
    expect(await isIn()).toBe(false);
  });

  it("lets nobody remove, suspend or demote herself, the last administrator included", async () => {
    const ownId = cast.ids["client-administrator"];
    for (const fields of [
      { form: "role", role: "client-member" },
      { form: "suspend" },
      { form: "remove", sure: "on" },
    ] as Record<string, string>[]) {
      const { status, body } = await changeAs(ownId, fields);
      expect(status).toBe(409);
      expect((body as FormAnswer).problem).toContain("You can’t change your own role");
    }
    expect(await accountOf(context, ownId)).toMatchObject({
      role: "client-administrator",
      state: "active",
    });
  });
});
