/** Where a facility's or a client's links lead: to the lists of the sections, with its records alone. */
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { loader as clientPage } from "#features/clients/office/client-page.tsx";
import { loader as officeFacility } from "#features/facilities/office/facility-page.tsx";
import { loader as portalFacility } from "#features/facilities/portal/facility-page.tsx";
import { features } from "#features/manifests.ts";
import { facilities } from "#features/schema.ts";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addPaper } from "#tests/support/documents.ts";
import { addExamples, type ExampleIds } from "#tests/support/example-records.ts";
import { addAreaTo } from "#tests/support/facilities.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addressRows } from "./address-rows.ts";

const featureOf = (section: string) =>
  features.find(({ portal, office }) =>
    [...(portal?.sections ?? []), ...(office?.sections ?? [])].some(({ path }) => path === section),
  )?.name ?? "";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const records: Record<"here" | "beside" | "elsewhere", ExampleIds> = {
    here: {},
    beside: {},
    elsewhere: {},
  };

  beforeAll(async () => {
    const places = {
      here: { clientId: cast.own.id, facilityId: cast.assigned },
      beside: { clientId: cast.own.id, facilityId: cast.own.facilityIds[1] ?? "" },
      elsewhere: { clientId: cast.other.id, facilityId: cast.other.facilityIds[0] ?? "" },
    };
    const administrator = administratorOf(cast);
    for (const name of ["here", "beside", "elsewhere"] as const) {
      const { clientId, facilityId } = places[name];
      await context.db.update(facilities).set({ name }).where(eq(facilities.id, facilityId));
      const { id: areaId } = await addAreaTo(context, { id: facilityId, clientId });
      records[name] = await addExamples({
        context,
        place: { clientId, facilityId, areaId },
        word: name,
        administrator,
        crewLead: cast.ids["crew-lead"],
        people: Object.values(cast.ids),
        sendFile: () => addPaper(context, administrator),
      });
    }
  });

  interface Case {
    role: Role;
    of: "facility" | "client";
    page: () => string;
    loader: unknown;
    seen: readonly (keyof typeof records)[];
  }

  const facilityInOffice = () => `/office/clients/${cast.own.id}/facilities/${cast.assigned}`;
  const facilityInPortal = () => `/client-portal/facilities/${cast.assigned}`;
  const clientInOffice = () => `/office/clients/${cast.own.id}`;
  const cases: Case[] = [
    {
      role: "client-administrator",
      of: "facility",
      page: facilityInPortal,
      loader: portalFacility,
      seen: ["here"],
    },
    {
      role: "administrator",
      of: "facility",
      page: facilityInOffice,
      loader: officeFacility,
      seen: ["here"],
    },
    {
      role: "administrator",
      of: "client",
      page: clientInOffice,
      loader: clientPage,
      seen: ["here", "beside"],
    },
    { role: "supervisor", of: "client", page: clientInOffice, loader: clientPage, seen: ["here"] },
  ];

  it.each(cases)("a $role's links on the page of a $of", async ({ role, page, loader, seen }) => {
    const { body } = await cast.ask(role, page(), loader);
    const { links } = body as { links: { label: string; to: string }[] };
    expect(links.length).toBeGreaterThan(5);
    for (const { label, to } of links) {
      const { pathname } = new URL(to, "http://localhost");
      const { loader: list } = (await addressRows[pathname.slice(1)]?.load()) ?? {};
      const answer = await cast.ask(role, to, list);
      expect(answer.status, label).toBe(200);
      const text = JSON.stringify(answer.body);
      const feature = featureOf(pathname);
      const listed = Object.entries(records).flatMap(([name, ids]) =>
        Object.values(ids[feature] ?? {}).some((id) => text.includes(id)) ? name : [],
      );
      expect(listed, label).toEqual(seen);
    }
  });
});
