/** Facilities, their areas and scopes: every page and command, by each role, of each facility. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import * as client from "#features/clients/office/client-page.tsx";
import * as areas from "#features/facilities/office/areas-page.tsx";
import * as contacts from "#features/facilities/office/contacts-page.tsx";
import * as edit from "#features/facilities/office/edit-page.tsx";
import * as overview from "#features/facilities/office/facility-page.tsx";
import * as hours from "#features/facilities/office/hours-page.tsx";
import * as paste from "#features/facilities/office/paste-areas-page.tsx";
import * as portalFacility from "#features/facilities/portal/facility-page.tsx";
import { facilities, facilityContacts } from "#features/schema.ts";
import * as draft from "#features/scopes/office/draft-page.tsx";
import * as print from "#features/scopes/office/print-page.tsx";
import * as review from "#features/scopes/office/review-page.tsx";
import * as scope from "#features/scopes/office/scope-page.tsx";
import * as portalPrint from "#features/scopes/portal/print-page.tsx";
import * as portalScope from "#features/scopes/portal/scope-page.tsx";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addAreaTo, addScope } from "#tests/support/facilities.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";

const sales: readonly Role[] = ["administrator", "account-manager"];
const workforce: readonly Role[] = [...sales, "supervisor", "crew-lead"];
const clients: readonly Role[] = ["client-administrator", "client-member"];

interface Page {
  loader: unknown;
  roles: readonly Role[];
}

const office: Record<string, Page> = {
  "": { loader: overview.loader, roles: workforce },
  "/areas": { loader: areas.loader, roles: workforce },
  "/scope": { loader: scope.loader, roles: workforce },
  "/scope/print": { loader: print.loader, roles: workforce },
  "/edit": { loader: edit.loader, roles: sales },
  "/hours": { loader: hours.loader, roles: sales },
  "/contacts": { loader: contacts.loader, roles: sales },
  "/areas/paste": { loader: paste.loader, roles: sales },
  "/scope/draft": { loader: draft.loader, roles: sales },
  "/scope/review": { loader: review.loader, roles: sales },
};

const portal: Record<string, Page> = {
  "": { loader: portalFacility.loader, roles: clients },
  "/scope": { loader: portalScope.loader, roles: clients },
  "/scope/print": { loader: portalPrint.loader, roles: clients },
};

/** What no other facility has, so that it tells where it is seen. */
const secrets = {
  price: "4,321.09",
  note: "Key under the mat",
  contact: "Zora Contact",
  draft: "A task of the draft",
};

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  /** Filled before the first test: where the people of the cast are at work, where not, elsewhere. */
  const at = { assigned: "", unassigned: "", foreign: "" };
  const owner = (facility: keyof typeof at) =>
    facility === "foreign" ? cast.other.id : cast.own.id;
  const sees = (role: Role, facility: keyof typeof at) => {
    if (role === "administrator" || facility === "assigned") return true;
    return facility === "unassigned" && ["account-manager", "client-administrator"].includes(role);
  };

  beforeAll(async () => {
    at.assigned = cast.assigned;
    at.unassigned = cast.own.facilityIds[1] ?? "";
    at.foreign = cast.other.facilityIds[0] ?? "";
    for (const facility of ["assigned", "unassigned", "foreign"] as const) {
      const testFacility = { id: at[facility], clientId: owner(facility), areaIds: [] };
      const { id: areaId } = await addAreaTo(context, testFacility);
      const line = { areaId, monthlyPriceCents: 432_109 };
      await addScope(context, testFacility, { lines: [line] });
      const drafted = { ...line, task: secrets.draft };
      await addScope(context, testFacility, { version: 2, effectiveFrom: null, lines: [drafted] });
      const columns = { facilityId: testFacility.id, clientId: testFacility.clientId };
      await context.db
        .insert(facilityContacts)
        .values({ ...columns, id: randomUUID(), name: secrets.contact });
    }
  });

  const officePath = (facility: keyof typeof at, page = "") =>
    `/office/clients/${owner(facility)}/facilities/${at[facility]}${page}`;

  describe.each(["assigned", "unassigned", "foreign"] as const)("the %s facility", (facility) => {
    it.each(Object.entries(office))("office: %s", async (page, { loader, roles: allowed }) => {
      for (const role of roles) {
        const { status } = await cast.ask(role, officePath(facility, page), loader);
        const isSeen = allowed.includes(role) && sees(role, facility);
        expect(status, role).toBe(isSeen ? 200 : 404);
      }
      const guest = await cast.ask(undefined, officePath(facility, page), loader);
      expect(guest.location).toMatch(/^\/client-portal\?next=/);
    });

    it.each(Object.entries(portal))("portal: %s", async (page, { loader, roles: allowed }) => {
      for (const role of roles) {
        const path = `/client-portal/facilities/${at[facility]}${page}`;
        const { status } = await cast.ask(role, path, loader);
        const isSeen = allowed.includes(role) && sees(role, facility);
        expect(status, role).toBe(isSeen ? 200 : 404);
      }
    });
  });

  it("leads to the lists of its records, and to those that the reader may open alone", async () => {
    const labels = async (role: Role, path: string, loader: unknown) => {
      const { body } = await cast.ask(role, path, loader);
      const { links } = body as { links: { label: string; to: string }[] };
      for (const { to } of links) expect(to).toMatch(/[?&](client|facility)(Id)?=[0-9a-f-]{36}$/);
      return links.map(({ label }) => label).join(", ");
    };
    const sections = "Schedule, Work orders, Inspections, Messages, Documents, Keys";
    const allSections = `${sections}, Invoices, Feedback`;
    const portalPath = `/client-portal/facilities/${at.assigned}`;
    expect(await labels("client-administrator", portalPath, portalFacility.loader)).toBe(
      allSections,
    );
    expect(await labels("client-member", portalPath, portalFacility.loader)).not.toContain(
      "Invoices",
    );
    for (const [path, loader] of [
      [officePath("assigned"), overview.loader],
      [`/office/clients/${cast.own.id}`, client.loader],
    ] as const) {
      expect(await labels("account-manager", path, loader)).toBe(allSections);
      expect(await labels("supervisor", path, loader)).toBe(`${sections}, Feedback`);
      expect(await labels("crew-lead", path, loader)).toBe("Work orders, Keys");
    }
  });

  it("is not found beneath another client, nor under what is no id", async () => {
    for (const path of [
      `/office/clients/${cast.other.id}/facilities/${at.assigned}`,
      `/office/clients/x/facilities/${at.assigned}`,
      `/office/clients/${cast.own.id}/facilities/x`,
      `/office/clients/${cast.own.id}/facilities/${randomUUID()}`,
    ])
      expect((await cast.ask("administrator", path, overview.loader)).status, path).toBe(404);
    for (const id of ["x", randomUUID(), cast.own.id]) {
      const page = await cast.ask("administrator", `/office/clients/${id}`, client.loader);
      expect(page.status).toBe(id === cast.own.id ? 200 : 404);
      const path = `/client-portal/facilities/${id}`;
      expect((await cast.ask("client-administrator", path, portalFacility.loader)).status).toBe(
        404,
      );
    }
  });

  it("shows prices, contacts and drafts to those alone who may know them", async () => {
    await context.db.update(facilities).set({ accessNotes: secrets.note });
    const seen = Object.fromEntries(
      await Promise.all(
        roles.map(async (role) => {
          const isClient = clients.includes(role);
          const pages = Object.entries(isClient ? portal : office);
          const home = isClient
            ? `/client-portal/facilities/${at.assigned}`
            : officePath("assigned");
          const texts = await Promise.all(
            pages.map(async ([page, { loader }]) => {
              const { body } = await cast.ask(role, `${home}${page}`, loader);
              return JSON.stringify(body);
            }),
          );
          const clientPath = `/office/clients/${cast.own.id}`;
          texts.push(JSON.stringify((await cast.ask(role, clientPath, client.loader)).body));
          const wholeText = texts.join("\n");
          const names = Object.entries(secrets).flatMap(([name, text]) =>
            wholeText.includes(text) ? [name] : [],
          );
          return [role, names] as const;
        }),
      ),
    );
    expect(seen).toEqual({
      administrator: ["price", "note", "contact", "draft"],
      "account-manager": ["price", "note", "contact", "draft"],
      supervisor: ["note", "contact"],
      "crew-lead": ["note"],
      recruiter: [],
      "client-administrator": ["price", "note", "contact"],
      "client-member": ["contact"],
    });
  });

  describe("commands are the administrators' and the client's account managers':", () => {
    const area = {
      name: "Hall",
      floor: "1",
      type: "lobby",
      squareFeet: "90",
      floorCovering: "tile",
    };
    const facts = {
      name: "Clinic",
      facilityType: "healthcare",
      street: "",
      city: "",
      state: "il",
      postalCode: "",
      timeZone: "America/Chicago",
      holidayRule: "skip",
      accessNotes: "",
    };
    const commands: [string, string, unknown, () => Record<string, string>][] = [
      ["facts", "/edit", edit.action, () => facts],
      [
        "hours",
        "/hours",
        hours.action,
        () => ({ form: "hours", "from.0.0": "08:00", "to.0.0": "00:00" }),
      ],
      [
        "holiday",
        "/hours",
        hours.action,
        () => ({ form: "holiday", date: "2031-01-01", name: randomUUID() }),
      ],
      [
        "contact",
        "/contacts",
        contacts.action,
        () => ({ form: "add", name: "Kim", jobTitle: "", phone: "", email: "" }),
      ],
      ["area", "/areas", areas.action, () => ({ form: "add", ...area, name: randomUUID() })],
      [
        "paste",
        "/areas/paste",
        paste.action,
        () => ({ form: "add", text: `${randomUUID()},1,lobby,90,tile` }),
      ],
      ["site code", "", overview.action, () => ({ form: "code" })],
    ];

    it.each(commands)("%s", async (name, page, action, fields) => {
      for (const facility of ["assigned", "unassigned", "foreign"] as const)
        for (const role of roles) {
          const posted = fields();
          // A day can be a holiday once.
          if (name === "holiday") posted.date = `20${31 + roles.indexOf(role)}-01-01`;
          const { status } = await cast.ask(role, officePath(facility, page), action, posted);
          const may = sales.includes(role) && sees(role, facility);
          expect(status, `${role}, ${facility}`).toBe(may ? 303 : 404);
        }
    });

    /** Refused for their content where the right is given: the draft stays for the other roles. */
    const aboutScope: [string, string, unknown, Record<string, string>][] = [
      ["second draft", "/scope", scope.action, { form: "draft" }],
      ["withdrawal", "/scope", scope.action, { form: "withdraw", scope: randomUUID() }],
      [
        "line of no area",
        "/scope/draft",
        draft.action,
        {
          form: "add",
          areaId: randomUUID(),
          task: "Dust",
          frequency: "1-week",
          price: "1",
        },
      ],
      ["no such line", "/scope/draft", draft.action, { form: "remove", line: randomUUID() }],
      [
        "unseen content",
        "/scope/review",
        review.action,
        {
          effectiveFrom: "2099-01-01",
          note: "",
          seen: "other",
        },
      ],
    ];
    it.each(aboutScope)("%s", async (_, page, action, fields) => {
      for (const facility of ["assigned", "unassigned", "foreign"] as const)
        for (const role of roles) {
          const { status } = await cast.ask(role, officePath(facility, page), action, fields);
          const may = sales.includes(role) && sees(role, facility);
          expect(status, `${role}, ${facility}`).toBe(may ? 409 : 404);
        }
    });

    it("a new facility is the administrators' alone", async () => {
      for (const role of roles) {
        const posted = { name: "Annex", timeZone: "America/Chicago" };
        const path = `/office/clients/${cast.own.id}`;
        const { status } = await cast.ask(role, path, client.action, posted);
        expect(status, role).toBe(role === "administrator" ? 303 : 404);
      }
    });
  });

  describe("bad input comes back with its fields and sentences:", () => {
    const cases: [string, unknown, Record<string, string>, string[]][] = [
      [
        "/edit",
        edit.action,
        { name: "", state: "Illinois", postalCode: "abc" },
        ["name", "state", "postalCode"],
      ],
      [
        "/hours",
        hours.action,
        { form: "hours", "from.2.0": "18:00", "to.2.0": "08:00" },
        ["day.2"],
      ],
      ["/hours", hours.action, { form: "holiday", date: "soon", name: "" }, ["date", "name"]],
      ["/contacts", contacts.action, { form: "add", name: "", email: "x" }, ["name", "email"]],
      [
        "/areas",
        areas.action,
        { form: "add", name: "A", squareFeet: "-1" },
        ["squareFeet", "type"],
      ],
      ["/areas/paste", paste.action, { form: "preview", text: "" }, ["text"]],
      [
        "/scope/draft",
        draft.action,
        { form: "add", task: "", price: "ten" },
        ["areaId", "task", "price"],
      ],
      [
        "/scope/review",
        review.action,
        { effectiveFrom: "", note: "", seen: "" },
        ["effectiveFrom"],
      ],
    ];
    it.each(cases)("%s", async (page, action, fields, faulty) => {
      const answer = await cast.ask("administrator", officePath("assigned", page), action, fields);
      expect(answer.status).toBe(422);
      const { errors, values } = answer.body as {
        errors: Record<string, string>;
        values: Record<string, string>;
      };
      for (const name of faulty) expect(errors[name], name).toMatch(/\w/);
      for (const [name, value] of Object.entries(fields))
        if (name !== "form" && name !== "seen") expect(values[name], name).toBe(value);
    });

    it("a preview stores nothing, and names what is wrong with each line", async () => {
      const text = "Fine,1,lobby,90,tile\nWrong,1,spaceship,90,tile";
      const path = officePath("unassigned", "/areas/paste");
      for (const form of ["preview", "add"]) {
        const { status, body } = await cast.ask("administrator", path, paste.action, {
          form,
          text,
        });
        expect(status).toBe(form === "preview" ? 200 : 409);
        expect(body).toMatchObject({ values: { text }, lines: [{ faults: [] }, {}] });
      }
      const list = await cast.ask(
        "administrator",
        officePath("unassigned", "/areas"),
        areas.loader,
      );
      expect(JSON.stringify(list.body)).not.toContain("Fine");
    });
  });
});
