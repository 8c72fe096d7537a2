/** Every command of office and portal, given by each role. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { action as addClientOrFacility } from "#app/office/clients/list-page.tsx";
import { action as invite } from "#app/office/people/invite-page.tsx";
import { action as change } from "#app/office/people/person-page.tsx";
import { action as takeStep } from "#app/office/submissions/detail-page.tsx";
import { action as inviteColleague } from "#app/portal/people/invite-page.tsx";
import { action as changeColleague } from "#app/portal/people/person-page.tsx";
import type { Role } from "#domain/accounts/roles.ts";
import type { SubmissionKind } from "#domain/submissions/handling/submission-kinds.ts";
import { accountOf, addPerson, type PersonOptions, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { roles, useCast } from "#tests/support/roles.ts";
import { addSubmission } from "#tests/support/submissions.ts";

const kinds: Record<string, { kind: SubmissionKind; allowed: readonly Role[] }> = {
  leads: { kind: "lead", allowed: ["administrator", "account-manager"] },
  "contact-messages": { kind: "contact-message", allowed: ["administrator", "account-manager"] },
  applications: { kind: "application", allowed: ["administrator", "recruiter"] },
};

/** What can be done to a person, with the state that it takes. */
const changes: { fields: Record<string, string>; state?: PersonOptions["state"] }[] = [
  { fields: { form: "sign-out" } },
  { fields: { form: "suspend" } },
  { fields: { form: "restore" }, state: "suspended" },
  { fields: { form: "resend" }, state: "invited" },
  { fields: { form: "reset" } },
  { fields: { form: "remove", sure: "on" } },
];

describeEachDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  describe("about submissions", () => {
    const steps: Record<string, () => Record<string, string>> = {
      answer: () => ({ step: "answer" }),
      reopen: () => ({ step: "reopen" }),
      note: () => ({ step: "note", text: "Called" }),
      assign: () => ({ step: "assign", to: "", seen: "" }),
      release: () => ({ step: "release" }),
      spam: () => ({ step: "spam" }),
      undo: () => ({ step: "undo", event: randomUUID() }),
    };
    const cases = Object.keys(kinds).flatMap((name) =>
      Object.keys(steps).map((step) => [name, step] as const),
    );

    it.each(cases)("%s: %s", async (name, step) => {
      const { kind, allowed } = kinds[name] ?? { kind: "lead", allowed: [] };
      for (const role of roles) {
        const held = step === "release" || step === "spam";
        const screening = held ? "quarantined" : "accepted";
        const id = await addSubmission(context.db, kind, { screening });
        const path = `/office/${name}/${id}`;
        const { status } = await cast.ask(role, path, takeStep, steps[step]?.());
        const expected = step === "undo" ? 409 : 303;
        expect(status, role).toBe(allowed.includes(role) ? expected : 404);
      }
    });
  });

  it("about people and clients of the office are the administrators'", async () => {
    for (const role of roles) {
      const email = `${randomUUID()}@example.com`;
      const invitation = { name: "Kim", email, role: "supervisor" };
      const asked = [
        await cast.ask(role, "/office/people/invite", invite, invitation),
        await cast.ask(role, "/office/clients", addClientOrFacility, {
          ...{ form: "client", name: "Oak Ridge" },
        }),
        await cast.ask(role, "/office/clients", addClientOrFacility, {
          ...{ form: "facility", clientId: cast.own.id, name: "Annex" },
          timeZone: "America/Chicago",
        }),
      ];
      for (const { fields, state } of [
        ...changes,
        { fields: { form: "role", role: "recruiter" } },
      ]) {
        const target = await addPerson(context, { role: "crew-lead", ...(state && { state }) });
        asked.push(await cast.ask(role, `/office/people/${target.id}`, change, fields));
      }
      for (const { status } of asked)
        expect(status, role).toBe(role === "administrator" ? 303 : 404);
    }
  });

  describe("about colleagues are the client administrators', for their own client:", () => {
    it("invite", async () => {
      for (const role of roles) {
        const email = `${randomUUID()}@example.com`;
        const colleague = { name: "Kim", email, role: "client-member" };
        const path = "/client-portal/people/invite";
        const { status } = await cast.ask(role, path, inviteColleague, colleague);
        expect(status, role).toBe(role === "client-administrator" ? 303 : 404);
      }
    });

    const cases = [...changes, { fields: { form: "role", role: "client-administrator" } }];
    it.each(cases)("$fields.form", async ({ fields, state }) => {
      const targets = {
        own: { role: "client-member", clientId: cast.own.id },
        theirs: { role: "client-member", clientId: cast.other.id },
        staff: { role: "crew-lead", facilityIds: [cast.assigned] },
      } as const;
      for (const role of roles)
        for (const [whose, options] of Object.entries(targets)) {
          const { id } = await addPerson(context, {
            ...options,
            facilityIds: [...("facilityIds" in options ? options.facilityIds : [])],
            ...(state && { state }),
          });
          const before = await accountOf(context, id);
          const path = `/client-portal/people/${id}`;
          const { status } = await cast.ask(role, path, changeColleague, fields);
          const isAllowed = role === "client-administrator" && whose === "own";
          expect(status, `${role}, ${whose}`).toBe(isAllowed ? 303 : 404);
          if (!isAllowed) expect(await accountOf(context, id)).toEqual(before);
        }
    });
  });
});
