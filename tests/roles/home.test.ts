/** The home of the portal: what it answers first, for each who may ask. */
import { beforeAll, expect, it } from "vitest";
import { loader as apiHome } from "#areas/api/home.ts";
import type { PortalHomeData } from "#areas/portal/home/home.server.ts";
import { loader as portalHome } from "#areas/portal/home/page.tsx";
import { visitTasks } from "#features/schema.ts";
import { dayMs } from "#platform/format/durations.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addFinishedAt } from "#tests/support/inspections.ts";
import { useCast } from "#tests/support/roles.ts";
import { addVisitBegun } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  let leftEarly = "";

  beforeAll(async () => {
    const [, unassigned = ""] = cast.own.facilityIds;
    const place = (facilityId: string) => ({ clientId: cast.own.id, facilityId });
    const crew = cast.ids["crew-lead"];
    const checkedOutAt = new Date(Date.now() - 3 * 3_600_000);
    const ended = {
      state: "completed",
      checkedInAt: new Date(Date.now() - 5 * 3_600_000),
      checkedInBy: crew,
      checkedInHow: "site-code",
      checkedOutAt,
      checkedOutBy: crew,
      checkedOutHow: "site-code",
    } as const;
    await addVisitBegun(context, place(cast.assigned), 300, ended);
    leftEarly = await addVisitBegun(context, place(unassigned), 300, ended);
    await context.db.insert(visitTasks).values(
      Array.from({ length: 4 }, (_, position) => ({
        id: crypto.randomUUID(),
        visitId: leftEarly,
        ...place(unassigned),
        position,
        task: `Task ${position}`,
        areaId: crypto.randomUUID(),
        areaName: "Lobby",
        floor: "1",
        ...(position === 0 && { doneAt: checkedOutAt, doneBy: crew }),
      })),
    );
    await addOrder(context, cast.assigned);
    await addOrder(context, unassigned, { at: new Date(Date.now() - 90 * dayMs) });
    await addOrder(context, cast.other.facilityIds[0] ?? "");
  });

  it("says what was not cleaned and why, and puts it first", async () => {
    const { body } = await cast.ask("client-administrator", "/client-portal", portalHome);
    expect(body).toMatchObject({
      answer: {
        isWrong: true,
        reasons: [
          {
            facilityId: cast.own.facilityIds[1],
            why: { text: "left early, 3 tasks not done", language: undefined },
          },
        ],
      },
      orders: { open: 2, late: 1 },
      mayReport: true,
      facilities: [
        { last: [{ outcome: "unfinished", outcomeText: "Left early, 3 tasks not done" }] },
        { last: [{ outcome: "completed", outcomeText: "Completed" }] },
      ],
    });
    expect(JSON.stringify(body)).toContain("1 of 2 facilities was cleaned");
  });

  it("says how clean facilities were found, each by its name", async () => {
    await addFinishedAt(context, { clientId: cast.own.id, facilityId: cast.assigned });
    const { body } = await cast.ask("client-administrator", "/client-portal", portalHome);
    const { found: sentences, facilities, waiting } = body as PortalHomeData;
    const inspected = facilities.find(({ id }) => id === cast.assigned);
    expect(inspected?.score?.percent).toMatch(/%$/);
    expect(sentences).toEqual([
      `Latest inspection: ${inspected?.score?.percent} at ${inspected?.name}.`,
    ]);
    expect(waiting).toMatchObject({ toSign: 1, toAccept: 0, unread: 0, overdue: 0 });
  });

  it("shows a facility as wrong whose latest visit was missed, though none was due since", async () => {
    const clientId = cast.own.id;
    const quiet = await addFacility(context, { clientId, name: "Quiet" });
    const missed = { state: "missed", missedAt: new Date() } as const;
    await addVisitBegun(context, { clientId, facilityId: quiet.id }, 30 * 60, missed);
    const { body } = await cast.ask("client-administrator", "/client-portal", portalHome);
    const { answer, facilities } = body as PortalHomeData;
    expect(facilities[0]).toMatchObject({ id: quiet.id, last: [], isQuietWrong: true });
    expect(facilities[0]?.quiet).toMatch(/^No visit has been due since .*: missed\.$/);
    expect(answer).toMatchObject({ isWrong: true, reasons: [{ facilityId: quiet.id }, {}] });
    expect(answer.sentence).toContain("1 of 2 facilities was cleaned");
  });

  it("tells a member of the assigned facilities alone, on the screen and by the API", async () => {
    const pages = [
      ["/client-portal", portalHome],
      ["/api/portal/home", apiHome],
    ] as const;
    for (const [path, loader] of pages) {
      const { body } = await cast.ask("client-member", path, loader);
      expect(body).toMatchObject({ answer: { isWrong: false, reasons: [] }, orders: { open: 1 } });
      expect(JSON.stringify(body)).not.toContain(leftEarly);
    }
  });

  it("gives programs the reason in words, with the language of those who wrote it", async () => {
    const { id: clientId } = cast.own;
    const written = await addFacility(context, { clientId, name: "Written" });
    const place = { clientId, facilityId: written.id };
    const canceled = {
      state: "cancelled",
      cancelReason: "Sin llave",
      cancelLanguage: "es",
    } as const;
    await addVisitBegun(context, place, 300, canceled);
    const { body } = await cast.ask("client-administrator", "/api/portal/home", apiHome);
    const { answer } = body as { answer: { reasons: readonly object[] } };
    expect(answer.reasons).toContainEqual({
      facilityId: written.id,
      facilityName: "Written",
      why: expect.stringContaining("Sin llave"),
      whyLanguage: "es",
    });
    expect(answer.reasons).toContainEqual(
      expect.objectContaining({ why: "left early, 3 tasks not done" }),
    );
  });
});
