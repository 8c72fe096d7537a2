import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { checkIn, checkOut } from "#features/tonight/attendance.server.ts";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { readableText, readMarkup } from "#tests/support/markup.ts";
import { addVisitBegun } from "#tests/support/visits.ts";
import { findSeenVisit } from "./visit-detail.server.ts";
import { VisitScreen } from "./visit-screen.tsx";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("says when both phones came and left, what stands first, to client and staff alike", async () => {
    const facility = await addFacility(context, { siteCode: "7KR-4M2W" });
    const place = { facilityId: facility.id, clientId: facility.clientId };
    const facilityIds = [facility.id];
    const [ann, bo] = await Promise.all([
      addPerson(context, { role: "crew-lead", facilityIds }),
      addPerson(context, { role: "crew-lead", facilityIds }),
    ]);
    const { clientId } = place;
    const client = await addPerson(context, { role: "client-administrator", clientId });
    const id = await addVisitBegun(context, place, 200);
    const now = Date.now();
    const ago = (minutes: number) => new Date(now - minutes * 60_000);
    const attendance = { how: "site-code", code: "7KR-4M2W" } as const;
    await checkIn(context, actorOf(bo), id, attendance, ago(118), ago(118));
    await checkIn(context, actorOf(ann), id, attendance, ago(120), ago(60));
    const leaving = { attendance, undoneReason: undefined };
    await checkOut(context, actorOf(ann), id, leaving, ago(50), ago(50));
    await checkOut(context, actorOf(bo), id, leaving, ago(20), ago(20));
    for (const person of [client, ann]) {
      const visit = await findSeenVisit(context.db, actorOf(person), id);
      if (visit === undefined) throw new Error("no such visit");
      const { came, left, otherTimes } = visit;
      const [also, earlier] = otherTimes;
      const screen = renderToStaticMarkup(
        <LanguageContext value="en">
          <VisitScreen visit={visit} filesPath="/files" />
        </LanguageContext>,
      );
      const text = readableText(readMarkup(screen).one("dl"));
      const code = "with the site code";
      expect(text).toContain(`${came?.time}, by ${ann.name}, ${code}`);
      expect(text).toContain(`Another phone: ${also?.time}, ${bo.name}, ${code}`);
      expect(text).toContain(`${left?.time}, by ${bo.name}, ${code}`);
      expect(text).toContain(`Another phone: ${earlier?.time}, ${ann.name}, ${code}`);
      expect(text).not.toContain("internal");
    }
  });
});
