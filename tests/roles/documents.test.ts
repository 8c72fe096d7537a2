/** Documents at their addresses: what each role lists, opens, is given as a file and may do. */
import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { loader as portalAttentionCounts } from "#areas/portal/attention-counts.ts";
import { loader as clientHome } from "#areas/portal/home/page.tsx";
import { loader as apiDocument } from "#features/documents/api/document.ts";
import { loader as apiDocuments } from "#features/documents/api/documents.ts";
import * as officePage from "#features/documents/detail-page.tsx";
import * as portalPage from "#features/documents/detail-page.tsx";
import { loader as exportLoader } from "#features/documents/export.ts";
import { loader as fileLoader } from "#features/documents/file.ts";
import * as officeList from "#features/documents/list-page.tsx";
import * as portalList from "#features/documents/list-page.tsx";
import * as addPage from "#features/documents/office/new-page.tsx";
import { documentAccesses, documents } from "#features/schema.ts";
import { filesContext } from "#platform/http/context.ts";
import { isClientRole, type Role } from "#platform/identity/roles.ts";
import { addPersonAt, signInAs, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDocumentFor } from "#tests/support/documents.ts";
import { addFile } from "#tests/support/files.ts";
import { personAt } from "#tests/support/form-call.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { pdf } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const storage = temporaryFiles();
  const ids = { assigned: "", unassigned: "", foreign: "", contract: "" };
  const visiblePlaces: Partial<Record<Role, (keyof typeof ids)[]>> = {
    administrator: ["assigned", "unassigned", "foreign", "contract"],
    "account-manager": ["assigned", "unassigned", "contract"],
    supervisor: ["assigned"],
    "client-administrator": ["assigned", "unassigned", "contract"],
    "client-member": ["assigned"],
  };
  const names = ["assigned", "unassigned", "foreign", "contract"] as const;
  const areaOf = (role: Role) => (isClientRole(role) ? "client-portal" : "office");
  const pages = { office: officePage, "client-portal": portalPage };

  beforeAll(async () => {
    const boss = administratorOf(cast);
    const add = async (clientId: string, facilityId: string | undefined, over = {}) =>
      addDocumentFor(
        context,
        boss,
        { clientId, facilityId, ...over },
        await addFile({ db: context.db, files: storage }, boss, pdf()),
      );
    ids.assigned = await add(cast.own.id, cast.assigned, { needsAcknowledgement: true });
    ids.unassigned = await add(cast.own.id, cast.own.facilityIds[1]);
    ids.foreign = await add(cast.other.id, cast.other.facilityIds[0]);
    ids.contract = await add(cast.own.id, cast.assigned, { type: "contract" });
  });

  async function openFile(role: Role, area: string, id: string, search = "", range?: string) {
    const person = await addPersonAt(context, role, cast.own.id, [cast.assigned]);
    const { session } = await signInAs(context, person);
    const url = new URL(`http://localhost:3000/${area}/documents/${id}/file${search}`);
    const headers = { cookie: `session=${session.token}`, ...(range && { range }) };
    const request = new Request(url, { headers });
    const at = personAt(context);
    at.set(filesContext, { files: storage });
    const route = { request, context: at, params: { id }, url, pattern: "" } as LoaderFunctionArgs;
    try {
      return await (area === "office" ? fileLoader : fileLoader)(route);
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  }

  it("lists, exports and answers programs with what each role sees, and nothing beyond it", async () => {
    for (const role of roles) {
      const isClient = isClientRole(role);
      const expected = names.filter((name) => visiblePlaces[role]?.includes(name));
      const requests = [
        cast.ask(
          role,
          `/${areaOf(role)}/documents`,
          isClient ? portalList.loader : officeList.loader,
        ),
        cast.ask(
          role,
          `/${areaOf(role)}/documents/export.csv`,
          isClient ? exportLoader : exportLoader,
        ),
        ...(isClient ? [cast.ask(role, "/api/portal/documents", apiDocuments)] : []),
      ];
      for (const { status, body } of await Promise.all(requests)) {
        expect(status, role).toBe(visiblePlaces[role] ? 200 : 404);
        const text = JSON.stringify(body);
        expect(
          names.filter((name) => text.includes(ids[name])),
          role,
        ).toEqual(expected);
      }
    }
  });

  it("opens page, data and content for those alone who see it", async () => {
    for (const role of roles)
      for (const name of names) {
        const isSeen = visiblePlaces[role]?.includes(name) ?? false;
        const area = areaOf(role);
        const what = `${role}, ${name}`;
        const page = await cast.ask(role, `/${area}/documents/${ids[name]}`, pages[area].loader);
        expect(page.status, what).toBe(isSeen ? 200 : 404);
        if (isClientRole(role)) {
          const path = `/api/portal/documents/${ids[name]}`;
          expect((await cast.ask(role, path, apiDocument)).status, what).toBe(isSeen ? 200 : 404);
        }
        if (name === "foreign" && role === "administrator") continue;
        expect((await openFile(role, area, ids[name])).status, what).toBe(isSeen ? 200 : 404);
      }
    for (const id of ["x", randomUUID(), `${ids.assigned}'`])
      for (const role of ["client-administrator", "administrator"] as const) {
        const area = areaOf(role);
        const page = await cast.ask(role, `/${area}/documents/${id}`, pages[area].loader);
        expect(page.status).toBe(404);
        expect((await openFile(role, area, id)).status).toBe(404);
      }
  });

  it("gives the content to be shown in our pages or saved, and writes down to whom", async () => {
    const before = await context.db.$count(documentAccesses);
    const shown = await openFile("client-member", "client-portal", ids.assigned, "?version=1");
    expect(shown.headers.get("Content-Disposition")).toMatch(/^inline;/);
    expect(shown.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
    expect(shown.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(shown.headers.get("Cache-Control")).toBe("private, no-store");
    expect(Buffer.from(await shown.arrayBuffer()).equals(pdf())).toBe(true);
    const search = "?version=1&download=yes";
    const saved = await openFile("client-member", "client-portal", ids.assigned, search);
    expect(saved.headers.get("Content-Disposition")).toMatch(/^attachment;/);
    // A part alone is read as well.
    const part = await openFile("client-member", "client-portal", ids.assigned, "", "bytes=9-");
    expect(part.status).toBe(206);
    expect(await context.db.$count(documentAccesses)).toBe(before + 3);
    for (const wrong of ["?version=2", "?version=0", "?version=x", "?version=1.5"])
      expect((await openFile("client-member", "client-portal", ids.assigned, wrong)).status).toBe(
        404,
      );
    expect(await context.db.$count(documentAccesses)).toBe(before + 3);
  });

  it("waits for the client's administrators alone, until they have acknowledged it", async () => {
    const waiting = async (role: Role) => {
      const [bar, home] = await Promise.all([
        cast.ask(role, "/client-portal/waiting.json", portalAttentionCounts),
        cast.ask(role, "/client-portal", clientHome),
      ]);
      const counts = bar.body as Record<string, number>;
      const { waiting: shown } = home.body as { waiting: { toAcknowledge: number } };
      return [counts["/client-portal/documents"], shown.toAcknowledge];
    };
    expect(await waiting("client-administrator")).toEqual([1, 1]);
    expect(await waiting("client-member")).toEqual([0, 0]);
    const path = `/client-portal/documents/${ids.assigned}`;
    const { body } = await cast.ask("client-administrator", path, portalPage.loader);
    const { versionId } = body as { versionId: string };
    const step = { step: "acknowledge", versionId };
    for (const role of roles.filter((role) => role !== "client-administrator")) {
      const where = `/${areaOf(role)}/documents/${ids.assigned}`;
      const { status } = await cast.ask(role, where, pages[areaOf(role)].action, step);
      expect(status, role).toBe(404);
    }
    const other = { ...step, versionId: randomUUID() };
    const stale = await cast.ask("client-administrator", path, portalPage.action, other);
    expect(stale.status).toBe(409);
    const done = await cast.ask("client-administrator", path, portalPage.action, step);
    expect([done.status, done.location]).toEqual([303, `${path}?done=acknowledged`]);
    expect(await waiting("client-administrator")).toEqual([0, 0]);
  });

  describe("is changed by account managers and administrators alone:", () => {
    const steps: Record<string, string>[] = [
      { step: "days", validFrom: "", validUntil: "2030-01-01" },
      { step: "withdraw", reason: "wrong file" },
    ];
    it.each(steps)("$step", async (fields) => {
      for (const role of roles)
        for (const [clientId, facilityId] of [
          [cast.own.id, cast.assigned],
          [cast.other.id, cast.other.facilityIds[0]],
        ] as const) {
          const id = await addDocumentFor(context, administratorOf(cast), {
            clientId,
            facilityId,
          });
          const may =
            role === "administrator" || (role === "account-manager" && clientId === cast.own.id);
          const area = areaOf(role);
          const path = `/${area}/documents/${id}`;
          const { status } = await cast.ask(role, path, pages[area].action, fields);
          expect(status, role).toBe(may ? 303 : 404);
        }
    });

    it("added, with what is wrong beneath its field", async () => {
      const fields = { clientId: cast.own.id, type: "report", title: "July" };
      const before = await context.db.$count(documents);
      for (const role of roles) {
        const { status, body } = await cast.ask(
          role,
          "/office/documents/new",
          addPage.action,
          fields,
        );
        const may = role === "administrator" || role === "account-manager";
        expect(status, role).toBe(may ? 422 : 404);
        if (may) expect(JSON.stringify(body)).toContain("Please add the file");
      }
      const wrong = { ...fields, title: "x", validFrom: "2026-02-01", validUntil: "2026-01-01" };
      const { body } = await cast.ask(
        "administrator",
        "/office/documents/new",
        addPage.action,
        wrong,
      );
      expect(JSON.stringify(body)).toMatch(/Please enter a title/);
      const days = { ...wrong, title: "July" };
      const refused = await cast.ask(
        "administrator",
        "/office/documents/new",
        addPage.action,
        days,
      );
      expect(JSON.stringify(refused.body)).toMatch(/The last day comes before the first/);
      expect(await context.db.$count(documents)).toBe(before);
    });
  });
});
