/** Each address of keys, asked by a guest, by every role, for other places, and with bad input. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { facilities, formAttempts, historyEvents, keyIssues, keys } from "#features/schema.ts";
import type { Role } from "#platform/identity/roles.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { historyOf } from "#tests/support/history.ts";
import { addTestKey, issueTo, testCode } from "#tests/support/keys.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { loader as api } from "./api/keys.ts";
import * as detail from "./detail-page.tsx";
import { loader as exportFile } from "./export.ts";
import * as list from "./list-page.tsx";
import * as add from "./new-page.tsx";

const changers: readonly Role[] = ["administrator", "account-manager", "supervisor"];
const clients: readonly Role[] = ["client-administrator", "client-member"];
const areaOf = (role: Role) => (clients.includes(role) ? "client-portal" : "office");
const text = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body));

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const boss = () => administratorOf(cast);
  const at = { assigned: "", unassigned: "", foreign: "" };
  type Place = keyof typeof at;
  const places = ["assigned", "unassigned", "foreign"] as const;
  const seen: Record<Role, readonly Place[]> = {
    administrator: places,
    "account-manager": ["assigned", "unassigned"],
    supervisor: ["assigned"],
    "client-administrator": ["assigned", "unassigned"],
    "client-member": ["assigned"],
    "crew-lead": ["assigned"],
    recruiter: [],
  };
  const ids = { assigned: "", unassigned: "", foreign: "" };
  let code = "";

  beforeAll(async () => {
    at.assigned = cast.assigned;
    at.unassigned = cast.own.facilityIds[1] ?? "";
    at.foreign = cast.other.facilityIds[0] ?? "";
    for (const place of places) {
      await context.db
        .update(facilities)
        .set({ name: `=Building ${place}` })
        .where(eq(facilities.id, at[place]));
      ids[place] = await addTestKey(context, boss(), {
        facilityId: at[place],
        label: `=Key ${place}`,
        copies: 3,
      });
    }
    code = await addTestKey(context, boss(), { facilityId: at.assigned, kind: "code", copies: 9 });
    for (const id of [ids.assigned, code])
      await issueTo(context, boss(), id, cast.ids["crew-lead"], { crew: "@crew" });
  });

  const keyAt = async (over: Partial<Parameters<typeof addTestKey>[2]> = {}) =>
    addTestKey(context, boss(), { facilityId: at.assigned, copies: 2, ...over });

  it("a guest is led to the sign-in", async () => {
    const addresses: [string, unknown, Record<string, string>?][] = [
      ["/office/keys", list.loader],
      ["/office/keys/export.csv", exportFile],
      ["/office/keys/new", add.loader],
      ["/office/keys/new", add.action, { label: "x" }],
      ["/office/keys", list.action, { holderId: "x" }],
      [`/office/keys/${ids.assigned}`, detail.loader],
      [`/office/keys/${code}?look=code`, detail.action, { a: "b" }],
      ["/client-portal/keys", list.loader],
      [`/client-portal/keys/${ids.assigned}`, detail.loader],
      ["/client-portal/keys/export.csv", exportFile],
    ];
    for (const [path, handler, posted] of addresses) {
      const answer = await cast.ask(undefined, path, handler, posted);
      expect(answer.location, path).toMatch(/^\/client-portal\?next=/);
    }
    expect((await cast.ask(undefined, "/api/portal/keys", api)).status).toBe(401);
  });

  it.each(roles)("a %s opens what they see, in their own area", async (role) => {
    for (const area of ["office", "client-portal"]) {
      const isHome = area === areaOf(role);
      const { status, body } = await cast.ask(role, `/${area}/keys`, list.loader);
      expect(status, area).toBe(isHome && role !== "recruiter" ? 200 : 404);
      if (status === 200)
        expect(places.filter((place) => text(body).includes(`=Key ${place}`))).toEqual(seen[role]);
      for (const place of places) {
        const path = `/${area}/keys/${ids[place]}`;
        const opened = await cast.ask(role, path, detail.loader);
        expect(opened.status, path).toBe(isHome && seen[role].includes(place) ? 200 : 404);
      }
      const file = await cast.ask(role, `/${area}/keys/export.csv`, exportFile);
      const exports = isHome && (changers.includes(role) || clients.includes(role));
      expect(file.status, area).toBe(exports ? 200 : 404);
      if (exports) {
        const lines = String(file.body);
        expect(places.filter((place) => lines.includes(`Key ${place}`))).toEqual(seen[role]);
        // Nothing that a spreadsheet would run.
        expect(lines).not.toMatch(/(^|[,"])[=@]/m);
      }
    }
    const asJson = await cast.ask(role, "/api/portal/keys", api);
    expect(asJson.status).toBe(clients.includes(role) ? 200 : 404);
    expect((await cast.ask(role, "/office/keys/new", add.loader)).status).toBe(
      changers.includes(role) ? 200 : 404,
    );
  });

  it("what is not understood in an address is as if it were not there", async () => {
    for (const search of [
      "?tab=none&kind=door&page=0&facilityId=1&holderId=x&clientId=%00",
      `?words=${"a".repeat(9_000)}`,
      "?words=%27%20or%201%3D1--&page=99999999999999999999",
      "?done=%3Cscript%3E",
    ])
      expect((await cast.ask("administrator", `/office/keys${search}`, list.loader)).status).toBe(
        200,
      );
    for (const id of ["1", randomUUID(), `${ids.assigned}'`, "%00"])
      expect((await cast.ask("administrator", `/office/keys/${id}`, detail.loader)).status).toBe(
        404,
      );
  });

  it("is added by who looks after the facility, and comes back with what is wrong", async () => {
    const fields = (place: Place) => ({
      facilityId: at[place],
      kind: "key",
      label: `Added ${randomUUID()}`,
      opens: "",
      keyBox: "",
      copies: "2",
      code: "",
    });
    const post = (role: Role, sent: Record<string, string>) =>
      cast.ask(role, "/office/keys/new", add.action, sent);
    for (const role of roles)
      for (const place of places) {
        const { status } = await post(role, fields(place));
        const sees = seen[role].includes(place);
        const expected = !changers.includes(role) ? 404 : sees ? 303 : 422;
        expect(status, `${role} at ${place}`).toBe(expected);
      }
    const good = fields("assigned");
    const bad: Record<string, string>[] = [
      { kind: "door" },
      { label: "" },
      { label: "x".repeat(81) },
      { label: "  \n " },
      { opens: "x".repeat(301) },
      { copies: "0" },
      { copies: "100" },
      { copies: "-1" },
      { copies: "1e1" },
      { kind: "code" },
      { code: "x".repeat(61), kind: "code" },
      { facilityId: "1" },
      { facilityId: randomUUID() },
    ];
    for (const fields of bad)
      expect(
        (await post("administrator", { ...good, ...fields })).status,
        JSON.stringify(fields),
      ).toBe(422);
    const twice = await post("administrator", { ...good, label: "=Key assigned" });
    expect(twice.status).toBe(422);
    expect(text(twice.body)).toContain("already has a key");
  });

  it("is issued on days that exist, to people who work there", async () => {
    const id = await keyAt();
    const path = `/office/keys/${id}`;
    const issue = (sent: Record<string, string>) =>
      cast.ask("supervisor", path, detail.action, {
        step: "issue",
        holderId: cast.ids["crew-lead"],
        crew: "",
        dueOn: "",
        ...sent,
      });
    for (const dueOn of ["0000-01-01", "9999-12-31", "2026-02-30", "tomorrow", "20260101"])
      expect((await issue({ dueOn })).status, dueOn).toBe(422);
    for (const holderId of ["", "1", randomUUID(), cast.ids["client-member"], cast.ids.recruiter])
      expect((await issue({ holderId })).status, holderId).toBe(422);
    expect((await issue({ crew: "x".repeat(81) })).status).toBe(422);
    expect((await issue({ dueOn: "2099-12-31", crew: "<b>Night</b>" })).status).toBe(303);
    const elsewhere = await addPerson(context, {
      role: "crew-lead",
      facilityIds: [at.foreign],
    });
    expect((await issue({ holderId: elsewhere.id })).status).toBe(422);
    for (const step of ["", "delete", "show-code"])
      expect((await issue({ step })).status, step).toBe(422);
  });

  it("several are issued from the list at once, or none", async () => {
    const [firstKey, secondKey] = [await keyAt(), await keyAt()];
    const issue = (role: Role, ...chosen: string[]) =>
      cast.ask(role, "/office/keys", list.action, {
        holderId: cast.ids["crew-lead"],
        crew: "",
        dueOn: "",
        ...Object.fromEntries(chosen.map((id) => [`key.${id}`, "on"])),
      });
    for (const role of roles)
      if (!changers.includes(role)) expect((await issue(role, firstKey)).status, role).toBe(404);
    expect((await issue("supervisor")).status).toBe(422);
    expect((await issue("supervisor", "x")).status).toBe(422);
    expect((await issue("supervisor", firstKey, ids.foreign)).status).toBe(409);
    expect(await context.db.$count(keyIssues, eq(keyIssues.keyId, firstKey))).toBe(0);
    expect((await issue("supervisor", firstKey, secondKey)).status).toBe(303);
    expect(await context.db.$count(keyIssues, eq(keyIssues.keyId, secondKey))).toBe(1);
  });

  it.each(roles)("what a %s may do with a key", async (role) => {
    const isHolder = role === "crew-lead";
    const path = (id: string) => `/${areaOf(role)}/keys/${id}`;
    const give = async (id: string) => issueTo(context, boss(), id, cast.ids["crew-lead"]);
    const post = (id: string, sent: Record<string, string>) =>
      cast.ask(role, path(id), detail.action, sent);
    const steps: [string, boolean][] = [
      ["receive", isHolder],
      ["give-back", isHolder],
      ["take-back", changers.includes(role)],
      ["lost", isHolder || changers.includes(role)],
      ["found", changers.includes(role)],
      ["retire", changers.includes(role)],
      ["edit", changers.includes(role)],
    ];
    for (const [step, isAllowed] of steps) {
      const id = await keyAt();
      const issueId = step === "retire" ? "" : await give(id);
      const lost = { lostAt: new Date(Date.now() + 1_000), lostBy: cast.ids.administrator };
      if (step === "found")
        await context.db.update(keyIssues).set(lost).where(eq(keyIssues.id, issueId));
      const edit = { label: `Edited ${id}`, opens: "", keyBox: "", copies: "2", code: "" };
      const sent = { step, ...(issueId && { issueId }), ...(step === "edit" && edit) };
      const { status } = await post(id, sent);
      expect(status, step).toBe(isAllowed ? 303 : 404);
      for (const other of [ids.foreign, randomUUID()]) {
        const refused = await post(other, sent);
        const sees = other === ids.foreign && role === "administrator";
        if (!sees) expect(refused.status, `${step} elsewhere`).toBe(404);
      }
    }
  });

  it("is signed for from the list of one's own", async () => {
    const id = await keyAt();
    const issueId = await issueTo(context, boss(), id, cast.ids["crew-lead"]);
    const tap = (role: Role) =>
      cast.ask(role, `/office/keys?key=${id}`, list.action, {
        step: "receive",
        issueId,
        from: "list",
      });
    expect((await tap("supervisor")).status).toBe(404);
    expect(await tap("crew-lead")).toMatchObject({
      status: 303,
      location: "/office/keys?done=receive",
    });
    expect((await tap("crew-lead")).status).toBe(409);
  });

  it("an issue of another key is none of this one", async () => {
    const [firstKey, secondKey] = [await keyAt(), await keyAt()];
    const issueId = await issueTo(context, boss(), secondKey, cast.ids["crew-lead"]);
    for (const step of ["take-back", "lost"]) {
      const sent = { step, issueId };
      const answer = await cast.ask(
        "administrator",
        `/office/keys/${firstKey}`,
        detail.action,
        sent,
      );
      expect(answer.status, step).toBe(409);
    }
  });

  describe("a code", () => {
    const look = (role: Role, id = code) =>
      cast.ask(role, `/${areaOf(role)}/keys/${id}?look=code`, detail.action, { see: "on" });

    it("is shown by a POST of its own alone, into no cache", async () => {
      const holder = cast.ids["crew-lead"];
      await context.db
        .update(keyIssues)
        .set({ receivedAt: new Date(Date.now() + 1_000) })
        .where(eq(keyIssues.holderId, holder));
      const readers: readonly Role[] = ["administrator", "supervisor", "crew-lead"];
      for (const role of roles) {
        const { status, body, headers } = await look(role);
        expect(status, role).toBe(readers.includes(role) ? 200 : 404);
        expect(text(body).includes(testCode), role).toBe(readers.includes(role));
        if (status === 200) expect(headers.get("cache-control")).toBe("no-store");
      }
      const events = await historyOf(context.db, code);
      const looks = events.filter(({ kind }) => kind === "code-shown");
      expect(looks.map(({ actorId }) => actorId).toSorted()).toEqual(
        readers.map((role) => cast.ids[role]).toSorted(),
      );
    });

    it("stands in no page, list, file, history or answer for programs, nor in the table of forms", async () => {
      const fields = {
        facilityId: at.assigned,
        kind: "code",
        label: `Alarm ${randomUUID()}`,
        opens: "",
        keyBox: "",
        copies: "1",
        code: testCode,
      };
      const attempt = randomUUID();
      const sent = { ...fields, attempt };
      const added = await cast.ask("administrator", "/office/keys/new", add.action, sent);
      expect(added.status).toBe(303);
      const again = await cast.ask("administrator", "/office/keys/new", add.action, sent);
      expect(again.location).toBe(added.location);
      // Another code under the same key of the form is not taken for the same form.
      const other = { ...sent, code: "other" };
      const answer = await cast.ask("administrator", "/office/keys/new", add.action, other);
      expect(answer.status).toBe(409);
      expect(text(answer.body)).not.toContain('other"');
      const refused = { ...fields, label: "" };
      const faulty = await cast.ask("administrator", "/office/keys/new", add.action, refused);
      expect(faulty.status).toBe(422);
      const id = added.location?.split("/").at(-1)?.split("?")[0] ?? "";
      const pages = await Promise.all([
        cast.ask("administrator", "/office/keys", list.loader),
        cast.ask("administrator", `/office/keys/${id}`, detail.loader),
        cast.ask("client-administrator", "/client-portal/keys", list.loader),
        cast.ask("client-administrator", `/client-portal/keys/${id}`, detail.loader),
        cast.ask("administrator", "/office/keys/export.csv", exportFile),
        cast.ask("client-administrator", "/api/portal/keys", api),
      ]);
      for (const { status, body } of [...pages, faulty]) {
        expect([200, 422]).toContain(status);
        expect(text(body)).not.toContain(testCode);
        expect(text(body)).not.toMatch(/encryptedCode/);
      }
      const stored = await Promise.all([
        context.db.select().from(keys),
        context.db.select().from(historyEvents),
        context.db.select().from(formAttempts),
      ]);
      expect(JSON.stringify(stored)).not.toContain(testCode);
    });
  });
});
