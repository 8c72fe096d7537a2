import { and, desc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { listNotifications } from "#features/notifications/list-notifications.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import { emails, historyEvents, keyIssues, keys, workOrders } from "#features/schema.ts";
import { findWorkOrder } from "#features/work-orders/find-work-order.server.ts";
import { createSecrets } from "#platform/identity/secrets.server.ts";
import {
  actorOf,
  addClient,
  addPerson,
  type PersonOptions,
  useAccounts,
} from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addTestKey, issueTo, testCode } from "#tests/support/keys.ts";
import {
  addKey,
  confirmReceipt,
  editKey,
  giveBack,
  issueKeys,
  retireKey,
  showCode,
  takeBack,
} from "./key-commands.server.ts";
import {
  countKeys,
  countKeysToConfirm,
  findKey,
  listKeys,
  readTonight,
} from "./key-queries.server.ts";
import type { KeyFilter } from "./key-types.ts";
import { reportLost } from "./lost-key.server.ts";

const nothingThere = { ok: false, reason: "not-found" };
const tooLate = { ok: false, reason: "wrong-state" };

describeEachDatabase("locks", (database, wantsTheRest) => {
  const context = useAccounts(database);

  async function stage() {
    const { id: clientId, facilityIds } = await addClient(context, 2);
    const [facilityId = "", elsewhere = ""] = facilityIds;
    const of = (options: PersonOptions) => addPerson(context, options);
    const at = (role: "client-member" | "crew-lead" | "supervisor", place: string) =>
      of({ role, clientId, facilityIds: [place] });
    const people = {
      boss: await of({ role: "administrator" }),
      otherBoss: await of({ role: "administrator" }),
      manager: await of({ role: "account-manager", clientIds: [clientId] }),
      supervisor: await at("supervisor", facilityId),
      supervisorElsewhere: await at("supervisor", elsewhere),
      crew: await at("crew-lead", facilityId),
      otherCrew: await at("crew-lead", facilityId),
      crewElsewhere: await at("crew-lead", elsewhere),
      recruiter: await of({ role: "recruiter" }),
      clientAdmin: await of({ role: "client-administrator", clientId }),
      member: await at("client-member", facilityId),
      memberElsewhere: await at("client-member", elsewhere),
      stranger: await of({ role: "client-administrator", clientId: (await addClient(context)).id }),
    };
    const as = (name: keyof typeof people) => actorOf(people[name]);
    const add = (key: Partial<Parameters<typeof addKey>[2]> = {}) =>
      addTestKey(context, as("boss"), { facilityId, ...key });
    const give = (keyId: string, to: keyof typeof people, options = {}) =>
      issueTo(context, as("supervisor"), keyId, people[to].id, options);
    return { clientId, facilityId, elsewhere, people, as, add, give };
  }
  const everybody = Object.freeze([
    "boss",
    "manager",
    "supervisor",
    "supervisorElsewhere",
    "crew",
    "otherCrew",
    "crewElsewhere",
    "recruiter",
    "clientAdmin",
    "member",
    "memberElsewhere",
    "stranger",
  ] as const);
  const historyOf = async (id: string) =>
    (
      await context.db
        .select()
        .from(historyEvents)
        .where(eq(historyEvents.recordId, id))
        .orderBy(historyEvents.position)
    ).map(({ kind }) => kind);

  describe("two people at once", () => {
    it("the last copy goes to one of them, and the other is told", async () => {
      const { people, as, add } = await stage();
      const id = await add({ copies: 2 });
      const issue = (by: "boss" | "otherBoss" | "supervisor", to: keyof typeof people) =>
        issueKeys(context, as(by), [id], { holderId: people[to].id, crew: "", dueOn: undefined });
      expect(await issue("boss", "crew")).toEqual({ ok: true });
      const both = await Promise.all([issue("boss", "otherCrew"), issue("supervisor", "manager")]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: "no-copy-left" });
      const rows = await context.db.select().from(keyIssues).where(eq(keyIssues.keyId, id));
      expect(rows.map(({ copy }) => copy).toSorted()).toEqual([1, 2]);
    });

    it("several keys in any order go to one person each, or not at all", async () => {
      const { people, as, add } = await stage();
      const ids = [await add(), await add()];
      const issue = (order: string[], to: keyof typeof people) =>
        issueKeys(context, as("boss"), order, {
          holderId: people[to].id,
          crew: "",
          dueOn: undefined,
        });
      const both = await Promise.all([issue(ids, "crew"), issue(ids.toReversed(), "otherCrew")]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      const third = await add();
      const mixed = await issue([third, ...ids], "manager");
      expect(mixed).toMatchObject({ ok: false, reason: "no-copy-left" });
      expect(await context.db.$count(keyIssues, eq(keyIssues.keyId, third))).toBe(0);
    });

    it("a loss that is reported twice is one, with one work order", async () => {
      const { as, add, give, facilityId } = await stage();
      const id = await add();
      const issueId = await give(id, "crew");
      const both = await Promise.all([
        reportLost(context, as("crew"), id, issueId),
        reportLost(context, as("boss"), id, issueId),
      ]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(both.find(({ ok }) => !ok)).toEqual(tooLate);
      expect(await context.db.$count(workOrders, eq(workOrders.facilityId, facilityId))).toBe(1);
    });

    it("the same label at one facility is there once", async () => {
      const { as, facilityId, elsewhere } = await stage();
      const add = (label: string, place = facilityId) =>
        addKey(context, as("boss"), {
          facilityId: place,
          kind: "key",
          label,
          opens: "",
          keyBox: "",
          copies: 1,
          code: "",
        });
      const both = await Promise.all([add("Back door"), add("BACK door")]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "duplicate" });
      expect((await add("Back door", elsewhere)).ok).toBe(true);
    });
  });

  if (!wantsTheRest) return;

  describe("from the key box and back", () => {
    it("is signed for by its holder, brought back, and confirmed by the office", async () => {
      const { as, add, give, people } = await stage();
      const id = await add();
      const issueId = await give(id, "crew", { crew: "Night crew" });
      const state = async () => (await findKey(context.db, as("boss"), id))?.state;
      expect(await state()).toBe("to-confirm");
      expect(await countKeysToConfirm(context.db, as("crew"))).toBe(1);
      const notifications = await listNotifications(
        context.db,
        notificationDefinitions,
        as("crew"),
      );
      expect(notifications.rows.map(({ kind, recordId }) => [kind, recordId])).toEqual([
        ["key-issued", id],
      ]);
      for (const name of everybody)
        if (name !== "crew")
          expect((await confirmReceipt(context, as(name), id, issueId)).ok, name).toBe(false);
      expect(await confirmReceipt(context, as("crew"), id, issueId)).toEqual({ ok: true });
      expect(await confirmReceipt(context, as("crew"), id, issueId)).toEqual(tooLate);
      expect(await state()).toBe("out");
      expect(await countKeysToConfirm(context.db, as("crew"))).toBe(0);

      for (const name of everybody)
        if (name !== "crew")
          expect((await giveBack(context, as(name), id, issueId)).ok, name).toBe(false);
      expect(await giveBack(context, as("crew"), id, issueId)).toEqual({ ok: true });
      expect(await state()).toBe("to-confirm");
      expect(await countKeysToConfirm(context.db, as("supervisor"))).toBe(1);
      // The word of the holder alone frees no copy.
      const again = { holderId: people.otherCrew.id, crew: "", dueOn: undefined };
      expect(await issueKeys(context, as("boss"), [id], again)).toMatchObject({
        reason: "no-copy-left",
      });
      for (const name of ["crew", "otherCrew", "clientAdmin", "stranger", "recruiter"] as const)
        expect((await takeBack(context, as(name), id, issueId, "out")).ok, name).toBe(false);
      expect(await takeBack(context, as("supervisor"), id, issueId, "out")).toEqual({ ok: true });
      expect(await takeBack(context, as("supervisor"), id, issueId, "out")).toEqual(tooLate);
      expect(await state()).toBe("in-box");
      // What is back is nothing that a crew lead sees any more.
      expect(await findKey(context.db, as("crew"), id)).toBeUndefined();
      expect(await historyOf(id)).toEqual([
        "added",
        "issued",
        "received",
        "given-back",
        "returned",
      ]);
    });

    it("goes to staff alone who work at the facility", async () => {
      const { as, add, people } = await stage();
      const id = await add({ copies: 20 });
      const allowed = ["boss", "manager", "supervisor", "crew", "otherCrew"];
      for (const name of everybody) {
        const fields = { holderId: people[name].id, crew: "", dueOn: undefined };
        const result = await issueKeys(context, as("supervisor"), [id], fields);
        expect(result.ok, name).toBe(allowed.includes(name));
      }
      for (const name of everybody) {
        const fields = { holderId: people.crew.id, crew: "", dueOn: undefined };
        const result = await issueKeys(context, as(name), [id], fields);
        expect(result.ok, name).toBe(["boss", "manager", "supervisor"].includes(name));
      }
    });

    it("is overdue by the day of its facility", async () => {
      const { as, add, give } = await stage();
      const id = await add({ copies: 2 });
      await give(id, "crew", { dueOn: "2099-12-31" });
      expect((await listKeys(context.db, as("boss"), tab("overdue"))).rows).toEqual([]);
      await give(id, "otherCrew", { dueOn: "2000-01-01" });
      const { rows } = await listKeys(context.db, as("boss"), tab("overdue"));
      expect(rows.map((row) => row.id)).toEqual([id]);
      expect(rows[0]?.issues.map(({ isOverdue }) => isOverdue).toSorted()).toEqual([false, true]);
    });

    it("leaves the list when it is retired, once nothing is out", async () => {
      const { as, add, give } = await stage();
      const id = await add({ kind: "code", copies: 2 });
      const issueId = await give(id, "crew");
      expect(await retireKey(context, as("boss"), id)).toEqual({ ok: false, reason: "copies-out" });
      await reportLost(context, as("boss"), id, issueId);
      expect(await retireKey(context, as("crew"), id)).toEqual(nothingThere);
      expect(await retireKey(context, as("boss"), id)).toEqual({ ok: true });
      expect(await retireKey(context, as("boss"), id)).toEqual(tooLate);
      const [row] = await context.db.select().from(keys).where(eq(keys.id, id));
      expect(row?.encryptedCode).toBeNull();
      expect(await showCode(context, as("boss"), id)).toEqual(tooLate);
      expect((await countKeys(context.db, as("boss"), { facilityId: row?.facilityId })).all).toBe(
        0,
      );
    });

    it("keeps its number of copies above those that are out", async () => {
      const { as, add, give } = await stage();
      const id = await add({ copies: 2, label: "Gate" });
      const first = await give(id, "crew");
      await give(id, "otherCrew");
      const edit = (copies: number, label = "Gate") =>
        editKey(context, as("boss"), id, {
          step: "edit",
          label,
          opens: "Lobby",
          keyBox: "Office, box 2",
          copies,
          code: "",
        });
      expect(await edit(1)).toEqual({ ok: false, reason: "copies-out" });
      await takeBack(context, as("boss"), id, first, "out");
      expect(await edit(1)).toEqual({ ok: false, reason: "copies-out" });
      expect(await edit(3, "Gate north")).toEqual({ ok: true });
      await add({ label: "Shed" });
      expect(await edit(3, "shed")).toEqual({ ok: false, reason: "duplicate" });
    });
  });

  describe("a loss", () => {
    it("tells the client and our people at once, and orders new locks", async () => {
      const { as, add, give, people } = await stage();
      const id = await add({ label: "Main entrance" });
      const issueId = await give(id, "crew");
      expect(await reportLost(context, as("otherCrew"), id, issueId)).toEqual(nothingThere);
      expect(await reportLost(context, as("clientAdmin"), id, issueId)).toEqual(nothingThere);
      expect(await reportLost(context, as("crew"), id, issueId)).toEqual({ ok: true });
      const notifiedNames = ["clientAdmin", "member", "boss", "manager", "supervisor"];
      for (const name of everybody) {
        const { rows } = await listNotifications(context.db, notificationDefinitions, as(name));
        const isTold = rows.some((row) => row.kind === "key-lost" && row.recordId === id);
        expect(isTold, name).toBe(notifiedNames.includes(name));
        const mail = and(
          eq(emails.message, "key-lost"),
          sql`${emails.data} ->> 'accountId' = ${people[name].id}`,
        );
        expect(await context.db.$count(emails, mail), name).toBe(
          notifiedNames.includes(name) ? 1 : 0,
        );
      }
      const [row] = await context.db.select().from(keyIssues).where(eq(keyIssues.id, issueId));
      const [order] = await context.db
        .select()
        .from(workOrders)
        .where(eq(workOrders.id, row?.workOrderId ?? ""));
      expect(order).toMatchObject({ priority: "urgent", category: "repair", source: "staff" });
      for (const [language, sentence] of [
        ["en", "The key “Main entrance” is lost. Please change the locks."],
        ["es", "La llave “Main entrance” se perdió. Cambie las cerraduras."],
      ] as const) {
        const read = await findWorkOrder(context.db, { ...as("boss"), language }, order?.id ?? "");
        expect(read?.text).toContain(sentence);
      }
      expect(await takeBack(context, as("boss"), id, issueId, "out")).toEqual(tooLate);
      expect(await takeBack(context, as("boss"), id, issueId, "lost")).toEqual({ ok: true });
      expect(await historyOf(id)).toEqual(["added", "issued", "lost", "found"]);
    });

    it("of a second copy needs no second work order, and one from the key box no holder", async () => {
      const { as, add, give, facilityId } = await stage();
      const id = await add({ copies: 2 });
      const issueId = await give(id, "crew");
      await reportLost(context, as("boss"), id, issueId);
      expect(await reportLost(context, as("boss"), id, undefined)).toEqual({ ok: true });
      expect(await reportLost(context, as("boss"), id, undefined)).toEqual({
        ok: false,
        reason: "no-copy-left",
      });
      expect(await context.db.$count(workOrders, eq(workOrders.facilityId, facilityId))).toBe(1);
      const row = await findKey(context.db, as("boss"), id);
      expect(row?.issues.map(({ holderName }) => holderName)).toContain(null);
    });

    it("is mailed to both sides with the work order, and not once it is found", async () => {
      const { as, add, give, people } = await stage();
      const id = await add({ kind: "card", label: "Card 7\r\nBcc: x", copies: 2 });
      const issueId = await give(id, "crew");
      await reportLost(context, as("crew"), id, issueId);
      const mailTo = async (name: keyof typeof people) => {
        const [mail] = await context.db
          .select()
          .from(emails)
          .where(
            and(eq(emails.aboutId, id), sql`${emails.data} ->> 'accountId' = ${people[name].id}`),
          )
          .orderBy(desc(emails.createdAt));
        if (mail === undefined) throw new Error("no mail");
        return renderEmail({ db: context.db, origin: "https://www.cleardawn.example" }, mail);
      };
      const forClient = await mailTo("clientAdmin");
      expect(forClient).toMatchObject({ subject: expect.stringContaining("A lost access card") });
      expect(JSON.stringify(forClient)).toMatch(/\/client-portal\/keys\//);
      expect(JSON.stringify(await mailTo("boss"))).toMatch(/\/office\/keys\//);
      await takeBack(context, as("boss"), id, issueId, "lost");
      expect(await mailTo("clientAdmin")).toEqual({
        notDue: "found",
      });
    });
  });

  describe("a code", () => {
    it("is shown to whose role it is and to who holds it, and each look stands in the history", async () => {
      const { as, add, give } = await stage();
      const id = await add({ kind: "code", copies: 5 });
      const issueId = await give(id, "crew");
      const readers = ["boss", "supervisor"];
      const looks = async () => {
        for (const name of everybody) {
          const result = await showCode(context, as(name), id);
          expect(result, name).toEqual(
            readers.includes(name) ? { ok: true, code: testCode } : nothingThere,
          );
        }
      };
      // Not before the tap.
      await looks();
      await confirmReceipt(context, as("crew"), id, issueId);
      readers.push("crew");
      await looks();
      await giveBack(context, as("crew"), id, issueId);
      readers.pop();
      await looks();
      const shown = (await historyOf(id)).filter((kind) => kind === "code-shown");
      expect(shown).toHaveLength(2 + 3 + 2);
    });

    it("is stored sealed for its own row, and read by its own key alone", async () => {
      const { as, add } = await stage();
      const [id, other] = [await add({ kind: "code" }), await add({ kind: "code" })];
      const sealed = async (keyId: string) =>
        (await context.db.select().from(keys).where(eq(keys.id, keyId)))[0]?.encryptedCode ?? "";
      expect(await sealed(id)).not.toContain(testCode);
      expect(await sealed(id)).not.toBe(await sealed(other));
      const another = createSecrets(Buffer.alloc(32, 7));
      expect(await showCode({ db: context.db, secrets: another }, as("boss"), id)).toEqual({
        ok: false,
        reason: "unreadable",
      });
      await context.db
        .update(keys)
        .set({ encryptedCode: await sealed(id) })
        .where(eq(keys.id, other));
      expect(await showCode(context, as("boss"), other)).toEqual({
        ok: false,
        reason: "unreadable",
      });
    });

    it("changes by an edit without a trace of either in the history", async () => {
      const { as, add } = await stage();
      const id = await add({ kind: "code", label: "Alarm" });
      const edited = await editKey(context, as("boss"), id, {
        step: "edit",
        label: "Alarm",
        opens: "Lobby",
        keyBox: "Office, box 2",
        copies: 1,
        code: "0815-NEXT",
      });
      expect(edited).toEqual({ ok: true });
      expect(await showCode(context, as("boss"), id)).toEqual({ ok: true, code: "0815-NEXT" });
      const events = await context.db
        .select({ kind: historyEvents.kind, details: historyEvents.details })
        .from(historyEvents)
        .where(eq(historyEvents.recordId, id));
      // Ids may hold the same digits.
      expect(events).toHaveLength(3);
      expect(JSON.stringify(events)).not.toMatch(/4711|0815/);
      expect(await historyOf(id)).toEqual(["added", "code-changed", "code-shown"]);
    });

    it("is in no row without being a code, and in each that is one", async () => {
      const { add } = await stage();
      const [key, code] = [await add(), await add({ kind: "code" })];
      const set = (id: string, encryptedCode: string | null) =>
        context.db.update(keys).set({ encryptedCode }).where(eq(keys.id, id));
      await expect(set(key, "1.x")).rejects.toThrow();
      await expect(set(code, null)).rejects.toThrow();
    });
  });

  describe("reads", () => {
    const seenBy = async (actor: ReturnType<typeof actorOf>, filter: Partial<KeyFilter> = {}) =>
      (await listKeys(context.db, actor, { tab: "all", page: 1, ...filter })).rows;

    it("show keys of visible facilities, and a crew lead their own", async () => {
      const { as, add, give, people, facilityId } = await stage();
      const id = await add({ copies: 3 });
      await give(id, "crew");
      await give(id, "manager");
      const seers = ["boss", "manager", "supervisor", "crew", "clientAdmin", "member"];
      for (const name of everybody) {
        const rows = await seenBy(as(name), { facilityId });
        expect(rows.length, name).toBe(seers.includes(name) ? 1 : 0);
        expect((await findKey(context.db, as(name), id)) !== undefined, name).toBe(
          seers.includes(name),
        );
        // Who else has one is nothing for a crew lead.
        if (name === "crew")
          expect(rows[0]?.issues.map(({ holderId }) => holderId)).toEqual([people.crew.id]);
        else if (seers.includes(name)) expect(rows[0]?.issues, name).toHaveLength(2);
      }
    });

    it("find by words, kind, holder and state, and count the same", async () => {
      const { as, add, give, people, facilityId } = await stage();
      const gate = await add({ label: "North gate", opens: "Parking" });
      const fob = await add({ label: "Dock", kind: "fob" });
      await give(fob, "crew");
      const ids = async (filter: Partial<KeyFilter>) =>
        (await seenBy(as("boss"), { facilityId, ...filter })).map(({ id }) => id);
      expect(await ids({ words: "nor park" })).toEqual([gate]);
      expect(await ids({ words: "%_'; --" })).toEqual([]);
      expect(await ids({ kind: "fob" })).toEqual([fob]);
      expect(await ids({ holderId: people.crew.id })).toEqual([fob]);
      expect(await ids({ tab: "in-box" })).toEqual([gate]);
      expect(await ids({})).toEqual([fob, gate]);
      expect(await countKeys(context.db, as("boss"), { facilityId })).toEqual({
        all: 2,
        out: 1,
        "to-confirm": 1,
        overdue: 0,
        lost: 0,
        "in-box": 1,
        retired: 0,
      });
    });

    it("say who can get into a building tonight, and which crew lead cannot", async () => {
      const { as, add, give, people, facilityId } = await stage();
      await give(await add({ label: "Front" }), "crew");
      await give(await add({ label: "Alarm", kind: "code" }), "manager");
      const tonight = await readTonight(context.db, as("supervisor"), facilityId);
      const of = (name: keyof typeof people) =>
        tonight?.people.find(({ id }) => id === people[name].id)?.labels;
      expect([of("crew"), of("otherCrew"), of("manager"), of("crewElsewhere")]).toEqual([
        ["Front"],
        [],
        ["Alarm"],
        undefined,
      ]);
      for (const name of ["supervisorElsewhere", "crew", "clientAdmin", "recruiter"] as const)
        expect(await readTonight(context.db, as(name), facilityId), name).toBeUndefined();
    });
  });
});

const tab = (name: KeyFilter["tab"]): KeyFilter => ({ tab: name, page: 1 });
