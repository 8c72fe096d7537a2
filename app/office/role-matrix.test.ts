/** Every address of the office and every command behind it, asked for by each role. */
import { randomUUID } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ActionFunctionArgs } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { clientRoles, type Role, staffRoles } from "#domain/accounts/roles.ts";
import type { SubmissionKind } from "#domain/submissions/handling/submission-kinds.ts";
import { addClient, addPerson, signInAs, useAccounts } from "#tests/support/accounts.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import * as layout from "./layout.tsx";

type Handler = (route: ActionFunctionArgs) => unknown;
interface PageModule {
  loader?: unknown;
  action?: unknown;
}
interface Row {
  load: () => Promise<PageModule>;
  /** Who is let in; everybody else is told that there is nothing. */
  roles: readonly Role[];
}

const roles: Role[] = [...clientRoles, ...staffRoles];
const sales = ["administrator", "account-manager"] as const;
const recruiting = ["administrator", "recruiter"] as const;
const list = () => import("./submissions/list-page.tsx");
const detail = () => import("./submissions/detail-page.tsx");
const exported = () => import("./submissions/export.ts");
const changes = () => import("./submissions/changes.ts");
const room = (name: string, roles: readonly Role[]): Record<string, Row> => ({
  [`office/${name}`]: { load: list, roles },
  [`office/${name}/:id`]: { load: detail, roles },
  [`office/${name}/export.csv`]: { load: exported, roles },
  [`office/${name}/changes.json`]: { load: changes, roles },
});

const rows: Record<string, Row> = {
  office: { load: () => import("./home-page.tsx"), roles: staffRoles },
  "office/waiting.json": { load: () => import("./waiting.ts"), roles: staffRoles },
  ...room("leads", sales),
  ...room("contact-messages", sales),
  ...room("applications", recruiting),
  "office/subscribers": { load: () => import("./subscribers/list-page.tsx"), roles: sales },
  "office/subscribers/export.csv": { load: () => import("./subscribers/export.ts"), roles: sales },
  "office/clients": {
    load: () => import("./clients/list-page.tsx"),
    roles: ["administrator", "account-manager", "supervisor", "crew-lead"],
  },
  "office/people": { load: () => import("./people/list-page.tsx"), roles: sales },
  "office/people/invite": {
    load: () => import("./people/invite-page.tsx"),
    roles: ["administrator"],
  },
  "office/people/:id": { load: () => import("./people/person-page.tsx"), roles: ["administrator"] },
  "office/audit": { load: () => import("./audit/audit-page.tsx"), roles: ["administrator"] },
  // Nobody finds anything there.
  "office/*": { load: () => import("./not-found-page.tsx"), roles: [] },
};

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

it("has a row for every address of the office, and for no other", () => {
  const paths = pathsOf(routes).filter((path) => path.split("/")[0] === "office");
  expect(Object.keys(rows).toSorted()).toEqual(paths.toSorted());
});

describeEachDatabase((database) => {
  const context = useAccounts(database);
  const tokens = {} as Record<Role, string>;
  let own: Awaited<ReturnType<typeof addClient>>;
  let other: Awaited<ReturnType<typeof addClient>>;
  beforeAll(async () => {
    [own, other] = [await addClient(context, 1), await addClient(context, 1)];
    for (const role of roles) {
      const person = await addPerson(context, {
        ...{ role, clientId: own.id, clientIds: [own.id], facilityIds: own.facilityIds },
      });
      tokens[role] = (await signInAs(context, person)).session.token;
    }
  });

  /** Through the guard of the area, as the framework calls it. */
  const guarded =
    (handler: Handler): Handler =>
    (route) =>
      layout.middleware[0]?.(route, async () => (await handler(route)) as Response);

  async function ask(role: Role | undefined, path: string, handler: unknown, posted?: object) {
    const id = /([0-9a-f-]{36})$/.exec(path)?.[1];
    const browser = openBrowser(context, { params: id ? { id } : {} });
    if (role) browser.cookies.set("session", tokens[role]);
    const run = guarded(handler as Handler);
    return posted
      ? browser.postForm(run, path, posted as Record<string, string>)
      : browser.open(run, path);
  }

  const kindOf: Record<string, SubmissionKind> = {
    leads: "lead",
    "contact-messages": "contact-message",
    applications: "application",
  };

  async function existing(path: string): Promise<string> {
    if (path === "office/people/:id")
      return `/office/people/${(await addPerson(context, { role: "recruiter" })).id}`;
    const kind = kindOf[path.split("/")[1] ?? ""];
    const id = kind && path.endsWith(":id") ? await addSubmission(context.db, kind) : "";
    return `/${path.replace(":id", id).replace("*", "nothing")}`;
  }

  it.each(Object.entries(rows))("%s", async (path, { load, roles: allowed }) => {
    const { loader } = await load();
    const address = await existing(path);
    for (const role of roles) {
      const { status } = await ask(role, address, loader);
      if (allowed.includes(role)) expect([200, 303], role).toContain(status);
      else expect(status, role).toBe(404);
    }
    const guest = await ask(undefined, address, loader);
    expect(guest.location).toMatch(/^\/client-portal\?next=/);
  });

  describe("commands", () => {
    const steps: Record<string, () => Record<string, string>> = {
      answer: () => ({ step: "answer" }),
      reopen: () => ({ step: "reopen" }),
      note: () => ({ step: "note", text: "Called" }),
      assign: () => ({ step: "assign", to: "", seen: "" }),
      release: () => ({ step: "release" }),
      spam: () => ({ step: "spam" }),
      undo: () => ({ step: "undo", event: randomUUID() }),
    };
    const cases = Object.keys(kindOf).flatMap((name) =>
      Object.keys(steps).map((step) => [name, step] as const),
    );

    it.each(cases)("%s: %s", async (name, step) => {
      const { action } = await detail();
      const kind = kindOf[name] ?? "lead";
      const allowed: readonly Role[] = name === "applications" ? recruiting : sales;
      for (const role of roles) {
        const held = step === "release" || step === "spam";
        const screening = held ? "quarantined" : "accepted";
        const id = await addSubmission(context.db, kind, { screening });
        const { status } = await ask(role, `/office/${name}/${id}`, action, steps[step]?.());
        const expected = step === "undo" ? 409 : 303;
        expect(status, role).toBe(allowed.includes(role) ? expected : 404);
      }
    });

    it("about people and clients are the administrators'", async () => {
      const invite = (await import("./people/invite-page.tsx")).action;
      const change = (await import("./people/person-page.tsx")).action;
      const client = (await import("./clients/list-page.tsx")).action;
      for (const role of roles) {
        const { id } = await addPerson(context, { role: "crew-lead" });
        const email = `${randomUUID()}@example.com`;
        const invitation = { name: "Kim", email, role: "supervisor" };
        const asked = [
          await ask(role, "/office/people/invite", invite, invitation),
          await ask(role, "/office/clients", client, { form: "client", name: "Oak Ridge" }),
          await ask(role, "/office/clients", client, {
            ...{ form: "facility", clientId: own.id, name: "Annex" },
            timeZone: "America/Chicago",
          }),
          ...(await Promise.all(
            [
              { form: "role", role: "recruiter" },
              { form: "sign-out" },
              { form: "suspend" },
              { form: "restore" },
              { form: "reset" },
              { form: "remove", sure: "on" },
            ].map(async (fields) => {
              const target = await addPerson(context, {
                ...{ role: "crew-lead" as const },
                state: fields.form === "restore" ? "suspended" : "active",
              });
              return ask(role, `/office/people/${target.id}`, change, fields);
            }),
          )),
        ];
        for (const { status } of asked)
          expect(status, role).toBe(role === "administrator" ? 303 : 404);
        expect(id).toBeTruthy();
      }
    });
  });

  it("shows account managers the clients and people that they look after, and no others", async () => {
    const [mine, theirs] = await Promise.all(
      [own, other].map(({ id }) => addPerson(context, { role: "client-member", clientId: id })),
    );
    const people = (await import("./people/list-page.tsx")).loader;
    const clients = (await import("./clients/list-page.tsx")).loader;
    const seen = async (role: Role, path: string, loader: unknown) =>
      JSON.stringify((await ask(role, path, loader)).body);
    expect(await seen("account-manager", "/office/people", people)).toContain(mine?.id);
    expect(await seen("account-manager", "/office/people", people)).not.toContain(theirs?.id);
    expect(await seen("administrator", "/office/people", people)).toContain(theirs?.id);
    for (const role of ["account-manager", "supervisor", "crew-lead"] as const) {
      const body = await seen(role, "/office/clients", clients);
      expect(body, role).toContain(own.id);
      expect(body, role).not.toContain(other.id);
    }
  });

  it("writes what strangers sent as text, in the list's file as well", async () => {
    const text = `=HYPERLINK("http://evil.example")`;
    for (const [name, kind] of Object.entries(kindOf)) {
      const words = `csv${randomUUID().slice(0, 8)}`;
      await addSubmission(context.db, kind, { name: text, subject: `@${words}`, text });
      const { loader } = await exported();
      const path = `/office/${name}/export.csv?words=${words}`;
      let file = "";
      await ask("administrator", path, async (route: ActionFunctionArgs) => {
        const response = await loader(route as Parameters<typeof loader>[0]);
        expect(response.headers.get("content-disposition")).toContain(`filename="${name}-`);
        file = await response.text();
        return null;
      });
      expect(file.trim().split("\r\n")).toHaveLength(2);
      expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
      expect(file).toContain(`"'@${words}"`);
    }
  });
});
