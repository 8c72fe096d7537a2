/** Floor plans in the office: who sees them, files, what is refused, two people at once, and rooms that become areas. */
import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  fileAttachments,
  files,
  floorPlans,
  historyEvents,
  opportunities,
  surveyAreas,
} from "#features/schema.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addTestPlan, tracedRoom } from "#tests/support/floor-plans.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { pdf, photo } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { deleteLeftFloorPlanFiles } from "./delete-left-files.server.ts";
import { drawingTexts } from "./drawing-texts.ts";
import { squareFeetOf } from "./measure/floor-area.ts";
import * as planFile from "./office/plan-file.ts";
import type { PlanListData } from "./office/plan-list-page.server.ts";
import * as listPage from "./office/plan-list-page.tsx";
import * as planPage from "./office/plan-page.tsx";
import type { PlanData } from "./office/plan-pages.server.ts";
import { tracedChangesText } from "./traced-changes.ts";

type Fields = Record<string, string>;
type Role = (typeof roles)[number];

const sellers: readonly string[] = ["administrator", "account-manager"];

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context, temporaryFiles());

  const place = async (texts?: Fields) => {
    const opportunityId = await addOpportunity(context.db, { subject: `Acme ${randomUUID()}` });
    const options = texts === undefined ? {} : { texts };
    const id = await addTestPlan(context.db, administratorOf(cast), opportunityId, options);
    const listPath = `/office/pipeline/${opportunityId}/floor-plan`;
    return { opportunityId, id, listPath, path: `${listPath}/${id}` };
  };
  const post = (path: string, fields: Fields, role: Role = "administrator") =>
    cast.ask(role, path, planPage.action, { attempt: randomUUID(), ...fields });
  const read = async (path: string) =>
    (await cast.ask("administrator", path, planPage.loader)).body as PlanData;
  const drawingOf = async (id: string) => {
    const [plan] = await context.db.select().from(floorPlans).where(eq(floorPlans.id, id));
    return plan?.drawing;
  };
  const sizesOf = async (id: string) => {
    const drawing = await drawingOf(id);
    return drawing?.rooms.map(({ name, measure }) => [name, squareFeetOf(measure, drawing.scale)]);
  };
  const traced = (fields: Readonly<Record<string, readonly [string, string]>>): Fields => ({
    step: "save",
    traced: tracedChangesText({ fields, shape: "" }),
  });
  const errorsOf = (body: unknown) => (body as { errors: Fields }).errors;

  it("are for those who sell, and for nobody else's eyes", async () => {
    const { opportunityId, id, listPath, path } = await place(tracedRoom);
    const pages = [
      [listPath, listPage],
      [path, planPage],
    ] as const;
    for (const role of roles) {
      for (const [address, page] of pages) {
        const answer = await cast.ask(role, address, page.loader);
        expect(answer.status, role).toBe(sellers.includes(role) ? 200 : 404);
        if (sellers.includes(role)) continue;
        expect(JSON.stringify(answer.body ?? ""), role).not.toContain("First floor");
        const posted = await cast.ask(role, address, page.action, { step: "remove", name: "Mine" });
        expect(posted.status, role).toBe(404);
      }
      if (!sellers.includes(role))
        expect((await cast.ask(role, `${path}/file`, planFile.loader)).status, role).toBe(404);
    }
    for (const [address, page] of pages)
      expect((await cast.ask(undefined, address, page.loader)).location).toMatch(
        /^\/client-portal\?/,
      );
    expect((await drawingOf(id))?.rooms).toHaveLength(1);
    // A plan beneath the address of another opportunity, and none at all.
    const other = await place();
    for (const unknown of [other.id, randomUUID(), "x", "%00"]) {
      const address = `/office/pipeline/${opportunityId}/floor-plan/${unknown}`;
      expect((await cast.ask("administrator", address, planPage.loader)).status).toBe(404);
      expect((await post(address, { step: "remove" })).status).toBe(404);
    }
    expect(await drawingOf(other.id)).toBeDefined();
  });

  describe("that are uploaded", () => {
    const add = (listPath: string, name: string, sent: Readonly<Record<string, Buffer>>) => {
      const body = new FormData();
      body.append("attempt", randomUUID());
      body.append("name", name);
      for (const [file, content] of Object.entries(sent))
        body.append("photo", new Blob([new Uint8Array(content)]), file);
      return cast.ask("account-manager", listPath, listPage.action, body);
    };

    it("keep their picture for those who sell, until they are removed", async () => {
      const { opportunityId, listPath } = await place();
      const added = await add(listPath, "Second floor", { "plan.jpg": await photo() });
      expect(added.status, JSON.stringify(added.body)).toBe(303);
      const path = added.location?.split("?")[0] ?? "";
      const { picture, document } = await read(path);
      expect([picture?.isHeld, document]).toEqual([false, null]);
      for (const which of ["", "?which=picture", "?which=thumbnail"]) {
        const file = await cast.ask("account-manager", `${path}/file${which}`, planFile.loader);
        expect([file.status, file.headers.get("content-type")], which).toEqual([200, "image/jpeg"]);
      }
      for (const which of ["?which=document", "?which=x"])
        expect(
          (await cast.ask("administrator", `${path}/file${which}`, planFile.loader)).status,
        ).toBe(404);
      const list = (await cast.ask("administrator", listPath, listPage.loader))
        .body as PlanListData;
      expect(list.plans.map(({ name }) => name)).toEqual(["First floor", "Second floor"]);
      const removed = await post(path, {
        step: "remove",
        "seen.mark": (await read(path)).mark,
      });
      expect(removed.location).toBe(`${listPath}?done=removed`);
      expect((await post(path, { step: "remove" })).status).toBe(404);
      const id = path.split("/").at(-1) ?? "";
      expect(await context.db.$count(fileAttachments, eq(fileAttachments.recordId, id))).toBe(0);
      expect(await context.db.$count(floorPlans, eq(floorPlans.opportunityId, opportunityId))).toBe(
        1,
      );
    });

    it("as a PDF wait for the picture of a page, which is chosen once", async () => {
      const { listPath } = await place();
      const added = await add(listPath, "Cellar", { "plan.pdf": pdf() });
      const path = added.location?.split("?")[0] ?? "";
      const { picture, document } = await read(path);
      expect([picture, document?.isHeld]).toEqual([null, false]);
      const file = await cast.ask("administrator", `${path}/file?which=document`, planFile.loader);
      expect(file.headers.get("content-type")).toBe("application/pdf");
      const body = async (content: Buffer, page: string) => {
        const form = new FormData();
        form.append("step", "picture");
        form.append("page", page);
        form.append("photo", new Blob([new Uint8Array(content)]), "page");
        return form;
      };
      const choose = async (content: Buffer, page = "2") =>
        cast.ask("account-manager", path, planPage.action, await body(content, page));
      for (const page of ["0", "-1", "1e9", "NaN"])
        expect((await choose(await photo(), page)).status, page).toBe(422);
      expect(errorsOf((await choose(pdf())).body)).toHaveProperty("photos");
      const answers = [await choose(await photo()), await choose(await photo())];
      expect(answers.map(({ status }) => status)).toEqual([303, 409]);
      expect((await read(path)).picture).not.toBeNull();
    });

    it.each([
      ["no name", "", { "plan.jpg": "photo" }, "name"],
      ["a name of 81 letters", "x".repeat(81), { "plan.jpg": "photo" }, "name"],
      ["no file", "Third floor", {}, "photos"],
      ["a text", "Third floor", { "plan.pdf": "text" }, "photos"],
      ["two files", "Third floor", { "a.jpg": "photo", "b.jpg": "photo" }, "photos"],
    ])("are refused with %s", async (_, name, sent, field) => {
      const { listPath, opportunityId } = await place();
      const content = { photo: await photo(), text: Buffer.from("<svg/>") };
      const files = Object.entries(sent).map(
        ([file, kind]) => [file, content[kind === "photo" ? "photo" : "text"]] as const,
      );
      const answer = await add(listPath, name, Object.fromEntries(files));
      expect(answer.status).toBe(422);
      expect(Object.keys(errorsOf(answer.body))).toEqual([field]);
      expect(await context.db.$count(floorPlans, eq(floorPlans.opportunityId, opportunityId))).toBe(
        1,
      );
    });

    it("are ten at most", async () => {
      const { listPath, opportunityId } = await place();
      for (let count = 1; count < 10; count++)
        await addTestPlan(context.db, administratorOf(cast), opportunityId, { name: `${count}` });
      const answer = await add(listPath, "One more", { "plan.jpg": await photo() });
      expect(answer.status).toBe(409);
    });

    it("leave no file behind when their opportunity goes", async () => {
      const { listPath, opportunityId } = await place();
      const added = await add(listPath, "Attic", { "plan.jpg": await photo() });
      const id = added.location?.split(/[/?]/).at(-2) ?? "";
      const [attached] = await context.db
        .select()
        .from(fileAttachments)
        .where(eq(fileAttachments.recordId, id));
      await context.db.delete(opportunities).where(eq(opportunities.id, opportunityId));
      await deleteLeftFloorPlanFiles(context.db);
      const [file] = await context.db
        .select()
        .from(files)
        .where(eq(files.id, attached?.fileId ?? ""));
      expect(file?.state).toBe("deleted");
    });
  });

  it("know the square feet of what is traced, and of what is typed without a script", async () => {
    const { id, path } = await place();
    const { stored, blankRooms } = await read(path);
    const [blank = "", other = ""] = blankRooms;
    const saved = await post(path, {
      ...stored,
      ...tracedRoom,
      step: "save",
      traced: "",
      [`room.${blank}.name`]: "Closet",
      [`room.${blank}.type`]: "storage",
      [`room.${blank}.covering`]: "concrete",
      [`room.${blank}.length`]: "6 ft 6 in",
      [`room.${blank}.width`]: "4'",
      [`room.${other}.type`]: "open-office",
      [`room.${other}.covering`]: "carpet",
      [`room.${other}.name`]: " ",
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(303);
    expect(await sizesOf(id)).toEqual([
      ["Lobby", 300],
      ["Closet", 26],
    ]);
    // Another scale, and every traced room has another size.
    const again = await post(path, traced({ "scale.length": ["10 ft", "20 ft"] }));
    expect(again.location).toBe(`${path}?done=saved`);
    expect(await sizesOf(id)).toEqual([
      ["Lobby", 1_200],
      ["Closet", 26],
    ]);
    const [event] = (await read(path)).history;
    expect(event?.what).toBe("Floor plan changed");
  });

  const many = Object.fromEntries(
    Array.from({ length: 201 }, (_, at) => [`room.r${at}.name`, `Room ${at}`]),
  );

  it.each<[string, Fields, string]>([
    ["corners that cross", { "room.one.corners": "0,0 100,100 100,0 0,90" }, "room.one.corners"],
    ["corners beside the picture", { "room.one.corners": "0,0 1001,0 9,9" }, "room.one.corners"],
    ["NaN", { "room.one.corners": "NaN,0 100,0 9,9" }, "room.one.corners"],
    ["Infinity", { "room.one.corners": "Infinity,0 100,0 9,9" }, "room.one.corners"],
    ["huge numbers", { "room.one.corners": "1e300,0 100,0 9,9" }, "room.one.corners"],
    ["negative numbers", { "room.one.corners": "-5,0 100,0 9,9" }, "room.one.corners"],
    ["100 kB", { "room.one.corners": "1,1 ".repeat(25_000) }, "room.one.corners"],
    ["a scale of nothing", { "scale.line": "5,5 5,5" }, "scale.line"],
    ["a scale of three corners", { "scale.line": "5,5 9,9 10,10" }, "scale.line"],
    ["a scale that is none", { "scale.length": "-3 ft" }, "scale.length"],
    [
      "a scale by which a room is a city",
      { "scale.line": "0,0 1,0", "scale.length": "2000 ft" },
      "room.one.corners",
    ],
    ["no name of a room", { "room.one.name": "" }, "room.one.name"],
    ["a long name of a room", { "room.one.name": "x".repeat(81) }, "room.one.name"],
    ["an unknown type", { "room.one.type": "palace" }, "room.one.type"],
    ["an unknown covering", { "room.one.covering": "gold" }, "room.one.covering"],
    ["a room without a measure", { "room.two.name": "Hall" }, "room.two.length"],
    [
      "a length that is none",
      { "room.two.name": "Hall", "room.two.length": "9999 mi" },
      "room.two.length",
    ],
    ["one side", { "room.two.name": "Hall", "room.two.length": "9 ft" }, "room.two.width"],
    ["no name of the plan", { planName: " " }, "planName"],
    ["a long name of the plan", { planName: "x".repeat(81) }, "planName"],
    ["201 rooms", many, "form"],
  ])("are refused with %s, with words", async (_, fields, field) => {
    const { id, path } = await place(tracedRoom);
    const before = await drawingOf(id);
    const { stored } = await read(path);
    const changes = Object.fromEntries(
      Object.entries(fields).map(([name, is]) => [name, [stored[name] ?? "", is] as const]),
    );
    for (const sent of [traced(changes), { ...stored, ...fields, step: "save" }]) {
      const answer = await post(path, sent);
      expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(422);
      if (field === "form") expect(answer.body).toHaveProperty("problem");
      else expect(Object.keys(errorsOf(answer.body))).toContain(field);
    }
    expect(await drawingOf(id)).toEqual(before);
  });

  it.each(["{", "[]", '{"fields":{}}', '{"fields":{"stage":["",""]},"shape":""}'])(
    "are refused with changes that we have not written: %j",
    async (text) => {
      const { path } = await place(tracedRoom);
      expect((await post(path, { step: "save", traced: text })).status).toBe(422);
      for (const step of ["", "drop"]) expect((await post(path, { step })).status).toBe(422);
    },
  );

  it("keep what both have changed, and ask where it is the same", async () => {
    const { id, path } = await place(tracedRoom);
    const hall = {
      "room.two.name": ["", "Hall"],
      "room.two.corners": ["", "400,100 500,100 500,200 400,200"],
    } as const;
    const answers = await Promise.all([
      post(path, traced(hall)),
      post(path, traced({ "room.one.name": ["Lobby", "Entrance"] })),
      post(path, traced({ planName: ["First floor", "Ground floor"] })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await sizesOf(id))?.toSorted()).toEqual([
      ["Entrance", 300],
      ["Hall", 100],
    ]);
    // Who takes a room out that somebody else has renamed meanwhile is asked.
    const texts = drawingTexts((await drawingOf(id)) ?? { scale: null, rooms: [] });
    const gone = Object.keys(texts)
      .filter((name) => name.startsWith("room.one."))
      .map((name) => [name, [tracedRoom[name] ?? "", ""]] as const);
    const late = await post(path, traced(Object.fromEntries(gone)));
    expect(late.status).toBe(409);
    expect(errorsOf(late.body)["room.one.name"]).toContain("“Entrance”");
    const { values } = late.body as { values: Fields };
    expect(values["seen.room.one.name"]).toBe("Entrance");
    // Sent again, it is a choice.
    const now = Object.keys(texts)
      .filter((name) => name.startsWith("room.one."))
      .map((name) => [name, [texts[name] ?? "", ""]] as const);
    expect((await post(path, traced(Object.fromEntries(now)))).status).toBe(303);
    expect(await sizesOf(id)).toEqual([["Hall", 100]]);
  });

  it("stay as they are once the opportunity is over", async () => {
    const { opportunityId, id, path } = await place(tracedRoom);
    await context.db
      .update(opportunities)
      .set({ stage: "lost", lostReason: "price", closedAt: new Date() })
      .where(eq(opportunities.id, opportunityId));
    const commands: Fields[] = [
      traced({ planName: ["First floor", "Mine"] }),
      { step: "areas", "pick.one": "yes" },
      { step: "remove" },
    ];
    for (const fields of commands) expect((await post(path, fields)).status).toBe(409);
    expect((await read(path)).mayChange).toBe(false);
    expect(await drawingOf(id)).toBeDefined();
  });

  describe("whose rooms become areas", () => {
    const areas = () => context.db.select().from(surveyAreas).orderBy(asc(surveyAreas.addedAt));
    const areasOf = async (id: string) => {
      const ids = (await drawingOf(id))?.rooms.flatMap(({ area }) => area?.id ?? []) ?? [];
      return (await areas()).filter((area) => ids.includes(area.id));
    };

    it("add each once, and bring a new measure along, unless somebody has changed it by hand", async () => {
      const { id, path } = await place(tracedRoom);
      const pick = { step: "areas", "pick.one": "yes" };
      const before = (await areas()).length;
      const answers = await Promise.all([post(path, pick), post(path, pick)]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect(await areas()).toHaveLength(before + 1);
      expect(await areasOf(id)).toMatchObject([
        {
          name: "Lobby",
          floor: "First floor",
          type: "lobby",
          floorCovering: "tile",
          squareFeet: 300,
          source: "floor-plan",
        },
      ]);
      expect((await read(path)).rooms).toMatchObject([
        { name: "Lobby", area: { squareFeet: 300, isByHand: false } },
      ]);
      // Traced anew: the area follows when it is chosen again.
      await post(path, traced({ "scale.length": ["10 ft", "20 ft"] }));
      await post(path, pick);
      expect(await areasOf(id)).toMatchObject([{ squareFeet: 1_200 }]);
      const [area] = await areasOf(id);
      await context.db
        .update(surveyAreas)
        .set({ squareFeet: 999 })
        .where(eq(surveyAreas.id, area?.id ?? ""));
      await post(path, traced({ "scale.length": ["20 ft", "30 ft"] }));
      await post(path, pick);
      expect(await areasOf(id)).toMatchObject([{ squareFeet: 999 }]);
      expect((await read(path)).rooms).toMatchObject([{ area: { isByHand: true } }]);
      const kinds = await context.db
        .select({ kind: historyEvents.kind })
        .from(historyEvents)
        .where(eq(historyEvents.recordId, id));
      expect(kinds.filter(({ kind }) => kind === "areas-added")).toHaveLength(2);
    });

    it("take a floor's name along as far as it fits, and no half of a character", async () => {
      const { id, path } = await place(tracedRoom);
      const name = `${"a".repeat(19)}🌅 wing`;
      await context.db.update(floorPlans).set({ name }).where(eq(floorPlans.id, id));
      expect((await post(path, { step: "areas", "pick.one": "yes" })).status).toBe(303);
      expect(await areasOf(id)).toMatchObject([{ floor: "a".repeat(19) }]);
    });

    it("are refused without a size, and where they are no rooms of this plan", async () => {
      const { path } = await place({ ...tracedRoom, "scale.line": "", "scale.length": "" });
      const picks: Fields[] = [{}, { "pick.one": "yes" }, { "pick.x": "yes" }];
      for (const fields of picks)
        expect((await post(path, { step: "areas", ...fields })).status).toBe(409);
    });
  });
});
