import { expect, it } from "vitest";
import { findFile } from "#features/files/file-response.server.ts";
import { checkIn } from "#features/tonight/attendance.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addFile } from "#tests/support/files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addVisitBegun } from "#tests/support/visits.ts";
import { findVisit } from "./find-visit.server.ts";
import { latestVisits } from "./latest-visits.server.ts";
import { noteException } from "./visit-work.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();

  it("open for whoever sees the visit, and nobody attaches another's", async () => {
    const facility = await addFacility(context, { siteCode: "7KR-4M2W" });
    const { clientId } = facility;
    const facilityIds = [facility.id];
    const someone = async (options: Parameters<typeof addPerson>[1]) =>
      actorOf(await addPerson(context, options));
    const crew = await someone({ role: "crew-lead", facilityIds });
    const visitId = await addVisitBegun(context, { facilityId: facility.id, clientId }, 10);
    await checkIn(context, crew, visitId, { how: "site-code", code: "7KR-4M2W" });
    const files = { db: context.db, files: storage };
    const photo = await addFile(files, crew);
    const note = (actor: Actor, fileId: string) =>
      noteException(context, actor, {
        visitId,
        areaId: undefined,
        text: "Broken tap",
        fileIds: [fileId],
      });
    const supervisor = await someone({ role: "supervisor", facilityIds });
    expect(await note(supervisor, photo)).toEqual({ ok: false, reason: "unknown-file" });
    expect(await note(crew, photo)).toEqual({ ok: true });
    expect(await note(crew, photo)).toEqual({ ok: false, reason: "unknown-file" });
    const shown = await findVisit(context.db, crew, visitId);
    expect(shown?.exceptionList.map(({ files: list }) => list.map(({ id }) => id))).toEqual([
      [photo],
    ]);
    const reader = await someone({ role: "client-administrator", clientId });
    const [last] = (await latestVisits(context.db, reader)).get(facility.id)?.last ?? [];
    expect(last?.exceptionList).toMatchObject([{ text: "Broken tap", files: [{ id: photo }] }]);

    const access = { clientId, facilityIds };
    const opens = async (options: Parameters<typeof addPerson>[1]) =>
      (await findFile(context.db, await someone(options), photo)) !== undefined;
    expect(await opens({ role: "client-member", ...access })).toBe(true);
    expect(await opens({ role: "account-manager", clientIds: [clientId] })).toBe(true);
    expect(await opens({ role: "supervisor", facilityIds })).toBe(true);
    expect(await opens({ role: "client-member", clientId, facilityIds: [] })).toBe(false);
    for (const role of ["client-administrator", "recruiter", "crew-lead", "supervisor"] as const)
      expect(await opens({ role }), role).toBe(false);
  });
});
