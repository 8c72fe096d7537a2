/** Each address of the pipeline, asked by a guest, by every role, and with bad input. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { opportunities } from "#features/schema.ts";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import * as board from "./office/board-page.tsx";
import * as detail from "./office/detail-page.tsx";
import { loader as exportFile } from "./office/export.ts";
import * as list from "./office/list-page.tsx";

const sellers: readonly Role[] = ["administrator", "account-manager"];
const text = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body));

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const path = (id: string) => `/office/pipeline/${id}`;
  const rowOf = async (id: string) => {
    const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
    return row;
  };
  const move = { step: "move", from: "new", to: "contacted", lostReason: "", lostNote: "" };
  const edit = { step: "edit", ownerId: "", value: "", nextStep: "", nextStepOn: "" };
  const post = (id: string, sent: Record<string, string>) =>
    cast.ask("administrator", path(id), detail.action, sent);

  const asked = (id: string): [string, unknown, Record<string, string>?][] => [
    ["/office/pipeline", board.loader],
    ["/office/pipeline/list?tab=all", list.loader],
    ["/office/pipeline/export.csv?tab=all", exportFile],
    [path(id), detail.loader],
    [path(id), detail.action, move],
    [path(id), detail.action, { ...edit, nextStep: "Mine now" }],
    [`/office/pipeline?card=${id}`, board.action, move],
  ];

  it("a guest is led to the sign-in", async () => {
    const id = await addOpportunity(context.db);
    for (const [address, handler, posted] of asked(id)) {
      const answer = await cast.ask(undefined, address, handler, posted);
      expect(answer.location, address).toMatch(/^\/client-portal\?next=/);
    }
  });

  it.each(roles.filter((role) => !sellers.includes(role)))(
    "for a %s nothing of it exists",
    async (role) => {
      const id = await addOpportunity(context.db, { subject: "Hidden Holdings" });
      const before = await rowOf(id);
      for (const [address, handler, posted] of asked(id)) {
        const { status, body } = await cast.ask(role, address, handler, posted);
        expect(status, address).toBe(404);
        expect(text(body)).not.toContain("Hidden Holdings");
      }
      expect(await rowOf(id)).toEqual(before);
    },
  );

  it.each(sellers)("a %s reads and moves", async (role) => {
    const id = await addOpportunity(context.db, { subject: "Readable Ltd" });
    for (const [address, handler] of asked(id).slice(0, 4)) {
      const { status, body } = await cast.ask(role, address, handler);
      expect(status, address).toBe(200);
      expect(text(body), address).toContain("Readable Ltd");
    }
    expect((await cast.ask(role, path(id), detail.action, move)).status).toBe(303);
    expect((await rowOf(id))?.stage).toBe("contacted");
  });

  it("a card moves on the board, and the board keeps its filter", async () => {
    const id = await addOpportunity(context.db);
    const address = `/office/pipeline?ownerId=nobody&card=${id}`;
    const answer = await cast.ask("administrator", address, board.action, move);
    expect(answer.location).toBe("/office/pipeline?ownerId=nobody");
    expect((await rowOf(id))?.stage).toBe("contacted");
  });

  it("what was moved meanwhile is not moved again, and moved twice is moved", async () => {
    const id = await addOpportunity(context.db);
    await post(id, move);
    expect((await post(id, move)).status).toBe(303);
    expect((await post(id, { ...move, to: "bid" })).status).toBe(409);
    expect((await rowOf(id))?.stage).toBe("contacted");
  });

  it("what is lost needs its reason, and keeps what was typed", async () => {
    const id = await addOpportunity(context.db);
    const refused = await post(id, { ...move, to: "lost", lostNote: "=too dear" });
    expect(refused.status).toBe(422);
    expect(text(refused.body)).toContain("=too dear");
    const taken = await post(id, {
      ...move,
      to: "lost",
      lostReason: "price",
      lostNote: "=too dear",
    });
    expect(taken.status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ lostReason: "price", lostNote: "=too dear" });
  });

  describe("refuses", () => {
    const bad: readonly (readonly [string, Record<string, string>])[] = [
      ["an unknown stage", { ...move, to: "signed" }],
      ["an unknown reason", { ...move, to: "lost", lostReason: "mood" }],
      ["no step", { to: "won" }],
      ["an unknown step", { step: "delete" }],
      ["a value that is no amount", { ...edit, value: "=1+1" }],
      ["a negative value", { ...edit, value: "-5" }],
      ["a value above all bounds", { ...edit, value: "999999999" }],
      ["a step of 5,000 characters", { ...edit, nextStep: "x".repeat(5_000) }],
      ["a day that does not exist", { ...edit, nextStepOn: "2027-02-30" }],
      ["an owner that is no id", { ...edit, ownerId: "'; drop" }],
      ["an owner who does not exist", { ...edit, ownerId: randomUUID() }],
    ];
    it.each(bad)("%s", async (_, sent) => {
      const id = await addOpportunity(context.db);
      const before = await rowOf(id);
      expect((await post(id, sent)).status).toBe(422);
      expect(await rowOf(id)).toEqual(before);
    });
  });

  it("gives 404 for what does not exist", async () => {
    for (const id of [randomUUID(), "nobody", "%00"]) {
      expect((await cast.ask("administrator", path(id), detail.loader)).status).toBe(404);
      expect((await cast.ask("administrator", path(id), detail.action, move)).status).toBe(404);
    }
    const card = `/office/pipeline?card=${randomUUID()}`;
    expect((await cast.ask("administrator", card, board.action, move)).status).toBe(404);
  });

  it("writes no formula into the file, whatever a stranger typed", async () => {
    await addOpportunity(context.db, {
      subject: '=HYPERLINK("https://evil.example")',
      name: "@SUM(1)",
      phone: "+1 312 555 0100",
    });
    const { body } = await cast.ask(
      "administrator",
      "/office/pipeline/export.csv?tab=all",
      exportFile,
    );
    const lines = text(body).split("\r\n");
    const line = lines.find((one) => one.includes("HYPERLINK")) ?? "";
    expect(line).toContain("'=HYPERLINK");
    expect(line).toContain("'@SUM");
  });
});
