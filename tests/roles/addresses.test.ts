/** Every address behind a sign-in, asked for by each role, about the own client and another one. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Role } from "#platform/identity/roles.ts";
import routes from "#src/routes.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { pathsOf } from "#tests/support/route-paths.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addressRows, askThemselves, onlyPosted, openToAll } from "./address-rows.ts";
import { useExistingAddresses } from "./existing-addresses.ts";

it("has a row for every address beside the public pages, and for no other", () => {
  const paths = pathsOf(routes.filter(({ file }) => file !== "areas/marketing/layout.tsx"));
  expect([...Object.keys(addressRows), ...onlyPosted, ...openToAll].toSorted()).toEqual(
    paths.toSorted(),
  );
});

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context, temporaryFiles());

  const existing = useExistingAddresses(context, cast);

  it.each(Object.entries(addressRows))("%s", async (path, { load, roles: allowed }) => {
    const { loader } = await load();
    const address = existing(path);
    for (const role of roles) {
      const { status } = await cast.ask(role, address, loader ?? (() => null));
      if (allowed.includes(role)) expect([200, 303], role).toContain(status);
      else expect(status, role).toBe(404);
    }
    const guest = await cast.ask(undefined, address, loader);
    expect(guest.location).toMatch(/^\/client-portal\?next=/);
  });

  it.each(Object.entries(askThemselves))("%s gives a guest nothing", async (path, load) => {
    const module = await load();
    // What only takes forms cannot be read.
    if (!("loader" in module)) return expect(module).toHaveProperty("action");
    const address = `/${path.replaceAll(/:\w+/g, () => randomUUID())}`;
    const { status } = await cast.ask(undefined, address, module.loader);
    expect([303, 401, 404]).toContain(status);
  });

  describe("of people and facilities shows each role its own alone:", () => {
    const everything = ["mine", "theirs", "assigned", "unassigned", "foreign"] as const;
    type Shown = Partial<Record<Role, readonly (typeof everything)[number][]>>;
    const facilities = ["assigned", "unassigned"] as const;
    const shown: Record<string, Shown> = {
      "client-portal": {
        "client-administrator": facilities,
        "client-member": ["assigned"],
      },
      "client-portal/people": { "client-administrator": ["mine"] },
      "client-portal/people/invite": { "client-administrator": facilities },
      "client-portal/people/:id": { "client-administrator": ["mine", ...facilities] },
      "client-portal/messages": {
        "client-administrator": facilities,
        "client-member": ["assigned"],
      },
      "client-portal/messages/new": {
        "client-administrator": facilities,
        "client-member": ["assigned"],
      },
      "office/messages": {
        administrator: [...facilities, "foreign"],
        "account-manager": facilities,
        supervisor: ["assigned"],
      },
      "office/messages/new": {
        administrator: [...facilities, "foreign"],
        "account-manager": facilities,
        supervisor: ["assigned"],
      },
      "office/people": { administrator: ["mine", "theirs"], "account-manager": ["mine"] },
      "office/people/invite": { administrator: [...facilities, "foreign"] },
      "office/people/:id": { administrator: ["mine", ...facilities] },
      "client-portal/work-orders": {
        "client-administrator": facilities,
        "client-member": ["assigned"],
      },
      "client-portal/work-orders/new": {
        "client-administrator": facilities,
        "client-member": ["assigned"],
      },
      "office/work-orders": {
        administrator: [...facilities, "foreign"],
        "account-manager": facilities,
        supervisor: ["assigned"],
        "crew-lead": ["assigned"],
      },
      "office/work-orders/new": {
        administrator: [...facilities, "foreign"],
        "account-manager": facilities,
        supervisor: ["assigned"],
      },
      "office/clients": {
        administrator: [...facilities, "foreign"],
        "account-manager": facilities,
        supervisor: ["assigned"],
        "crew-lead": ["assigned"],
      },
    };

    it.each(Object.entries(shown))("%s", async (path, expected) => {
      const [mine, theirs] = await Promise.all(
        [cast.own, cast.other].map(({ id }) =>
          addPerson(context, { role: "client-member", clientId: id }),
        ),
      );
      const ids = {
        mine: mine?.id,
        theirs: theirs?.id,
        assigned: cast.assigned,
        unassigned: cast.own.facilityIds[1],
        foreign: cast.other.facilityIds[0],
      };
      const { loader } = (await addressRows[path]?.load()) ?? {};
      for (const role of roles) {
        const address = `/${path.replace(":id", ids.mine ?? "")}`;
        const text = JSON.stringify((await cast.ask(role, address, loader)).body);
        const seen = everything.filter((name) => text.includes(String(ids[name])));
        expect(seen, role).toEqual(expected[role] ?? []);
      }
      if (!path.startsWith("client-portal") || !path.endsWith(":id")) return;
      for (const id of [ids.theirs, cast.ids.supervisor, cast.ids.administrator])
        for (const role of roles)
          expect((await cast.ask(role, `/client-portal/people/${id}`, loader)).status).toBe(404);
    });
  });
});
