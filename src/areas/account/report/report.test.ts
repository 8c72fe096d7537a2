/** Links to the report of an inspection: what each opens without an account, and what ends them. */

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { LoaderFunctionArgs } from "react-router";
import { expect, it } from "vitest";
import {
  listReportLinks,
  makeReportLink,
  revokeReportLink,
} from "#features/inspections/report-links.server.ts";
import { accounts, inspectionItems, inspectionLinks } from "#features/schema.ts";
import { attachFiles } from "#platform/files/attach-files.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { filesContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { newToken } from "#platform/identity/tokens.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addFile } from "#tests/support/files.ts";
import { personAt } from "#tests/support/form-call.ts";
import { addFinishedAt, addInspection } from "#tests/support/inspections.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { loader as photo } from "./photo.ts";
import { loader as file } from "./report-file.ts";
import { loader as page } from "./report-page.tsx";
import { loader as thumbnail } from "./thumbnail.ts";

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

describeDatabase((database) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();
  const commands = () => ({ db: context.db, queue: {} as PgBoss });

  async function open(loader: unknown, token: string, id = ""): Promise<Answer> {
    const provider = personAt(context);
    provider.set(filesContext, { files: storage });
    const request = new Request(`http://localhost:3000/report/${encodeURIComponent(token)}`);
    const args = { request, params: { token, id }, context: provider };
    const load = loader as (route: LoaderFunctionArgs) => Promise<unknown>;
    const answer = await load(args as unknown as LoaderFunctionArgs).catch((error) => error);
    if (answer instanceof Response)
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    const { data, init } = answer as { data: unknown; init: ResponseInit };
    const headers = new Headers(init.headers);
    return { status: init.status ?? 200, headers, text: JSON.stringify(data) };
  }

  async function photoAt(inspectionId: string, sender: Actor): Promise<string> {
    const [item] = await context.db
      .select()
      .from(inspectionItems)
      .where(eq(inspectionItems.inspectionId, inspectionId));
    const { id = "", clientId = "", facilityId = "" } = item ?? {};
    const fileId = await addFile({ ...context, files: storage }, sender);
    const record = { recordKind: "inspection-item", recordId: id, clientId, facilityId } as const;
    await context.db.transaction((tx) => attachFiles(tx, [fileId], record));
    return fileId;
  }

  async function stage() {
    const facility = await addFacility(context);
    const { clientId } = facility;
    const place = { facilityId: facility.id, clientId };
    const by = actorOf(await addPerson(context, { role: "administrator" }));
    const id = await addFinishedAt(context, place, { by, task: "Mop the tiles" });
    const client = actorOf(await addPerson(context, { role: "client-administrator", clientId }));
    const link = async (who: Actor = client, of = id, days = 30, now = new Date()) => {
      const made = await makeReportLink(commands(), who, of, days, newToken(), now);
      if (!made.ok) throw new Error(made.reason);
      return made.token;
    };
    return { place, clientId, id, by, client, link };
  }

  it("shows the report, its photos and its PDF without an account, to no search engine", async () => {
    const { id, by, client, link } = await stage();
    const photoId = await photoAt(id, by);
    const token = await link();
    for (const [loader, path] of [
      [page, ""],
      [file, ""],
      [photo, photoId],
      [thumbnail, photoId],
    ] as const) {
      const { status, headers } = await open(loader, token, path);
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toContain("no-store");
      expect(headers.get("x-robots-tag")).toContain("noindex");
    }
    expect((await open(page, token)).text).toContain("Mop the tiles");
    expect((await open(file, token)).text.slice(0, 5)).toBe("%PDF-");
    const [row] = (await listReportLinks(context.db, client, id)) ?? [];
    // The page and the PDF twice each; photos are parts of the page.
    expect(row).toMatchObject({ openings: 4, madeByName: client.name, revokedAt: null });
    const [stored] = await context.db.select().from(inspectionLinks);
    expect(JSON.stringify(stored)).not.toContain(token.split(".")[1]);
  });

  it("opens that one inspection alone", async () => {
    const { place, id, by, client, link } = await stage();
    const other = await addFinishedAt(context, place, { by, task: "Dust" });
    const [ownPhoto, foreign] = [await photoAt(id, by), await photoAt(other, by)];
    const token = await link();
    expect((await open(page, token)).text).not.toContain("Dust");
    expect((await open(photo, token, ownPhoto)).status).toBe(200);
    for (const wrong of [foreign, randomUUID(), "x", ""])
      for (const loader of [photo, thumbnail])
        expect((await open(loader, token, wrong)).status).toBe(404);
    expect(await listReportLinks(context.db, client, other)).toEqual([]);
  });

  it("that is wrong, over, revoked, or of who is not there any more opens nothing", async () => {
    const { id, by, client, link } = await stage();
    const photoId = await photoAt(id, by);
    const [good, another] = [await link(), await link()];
    const [linkId = "", secret = ""] = good.split(".");
    const opensNothing = async (token: string) => {
      for (const [loader, path] of [
        [page, ""],
        [file, ""],
        [photo, photoId],
      ] as const)
        expect((await open(loader, token, path)).status, token).toBe(404);
    };
    for (const wrong of [
      `${randomUUID()}.${secret}`,
      `${another.split(".")[0]}.${secret}`,
      `${linkId}.${"A".repeat(43)}`,
      linkId,
      `${good}x`,
      "",
      "\0",
      "x".repeat(10_000),
    ])
      await opensNothing(wrong);
    await opensNothing(await link(client, id, 7, new Date(Date.now() - 7 * dayMs)));
    const elsewhere = (await stage()).id;
    expect((await revokeReportLink(commands(), client, elsewhere, linkId)).ok).toBe(false);
    expect((await open(page, good)).status).toBe(200);
    for (let press = 0; press < 2; press++)
      expect(await revokeReportLink(commands(), by, id, linkId)).toEqual({ ok: true });
    await opensNothing(good);
    expect((await open(page, another)).status).toBe(200);
    const { accountId } = client;
    const suspended = { state: "suspended" } as const;
    await context.db.update(accounts).set(suspended).where(eq(accounts.id, accountId));
    await opensNothing(another);
  });

  it("is made of what is finished, by client administrators and staff, twenty at most", async () => {
    const { place, clientId, id, by, client } = await stage();
    const facilityIds = [place.facilityId];
    const member = await addPerson(context, { role: "client-member", clientId, facilityIds });
    const make = (who: Actor, of = id) => makeReportLink(commands(), who, of, 30);
    expect(await make(actorOf(member))).toEqual({ ok: false, reason: "not-allowed" });
    expect(await listReportLinks(context.db, actorOf(member), id)).toBeUndefined();
    const stranger = await addPerson(context, { role: "client-administrator" });
    expect(await make(actorOf(stranger))).toEqual({ ok: false, reason: "not-found" });
    expect(await listReportLinks(context.db, actorOf(stranger), id)).toEqual([]);
    const planned = { ...place, id: place.facilityId, areaIds: [] };
    const open = await addInspection(context, planned, { inspectorId: by.accountId });
    expect(await make(by, open)).toEqual({ ok: false, reason: "not-finished" });
    for (let n = 0; n < 20; n++) expect(await make(client)).toMatchObject({ ok: true });
    expect(await make(by)).toEqual({ ok: false, reason: "too-many" });
    const [last] = (await listReportLinks(context.db, by, id)) ?? [];
    await revokeReportLink(commands(), client, id, last?.id ?? "");
    expect(await make(by)).toMatchObject({ ok: true });
  });
});
