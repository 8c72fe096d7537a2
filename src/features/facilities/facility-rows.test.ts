/** What the tables refuse by themselves, whatever a program asks of them. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { areas, facilities, facilityContacts, scopeLines, scopes } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { addClient, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const refusal = async (change: PromiseLike<unknown>) => {
    const error = await Promise.resolve(change).then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    return error && `${error.message} ${String((error.cause as Error | undefined)?.message)}`;
  };
  const dayIn = (timeZone: string, daysFromNow = 0) =>
    Temporal.Now.plainDateISO(timeZone).add({ days: daysFromNow }).toString();

  it("a facility keeps its client", async () => {
    const { db } = context;
    const [facility, other] = [await addFacility(context), await addClient(context)];
    const isIt = eq(facilities.id, facility.id);
    expect(await refusal(db.update(facilities).set({ clientId: other.id }).where(isIt))).toContain(
      "a facility keeps its client",
    );
    await db.update(facilities).set({ clientId: facility.clientId, name: "Annex" }).where(isIt);
    const [row] = await db.select().from(facilities).where(isIt);
    expect(row).toMatchObject({ clientId: facility.clientId, name: "Annex" });
  });

  it("nothing joins the facility of one client with another client, or with another facility", async () => {
    const { db } = context;
    const [mine, theirs] = [await addFacility(context), await addFacility(context)];
    const area: typeof areas.$inferInsert = {
      id: newId(),
      facilityId: mine.id,
      clientId: theirs.clientId,
      name: "A",
      floor: "1",
      type: "office",
      squareFeet: 1,
      floorCovering: "tile",
      position: 1,
    };
    expect(await refusal(db.insert(areas).values(area))).toContain("areas_facility");
    const contact = { id: newId(), name: "Kim" };
    expect(
      await refusal(
        db
          .insert(facilityContacts)
          .values({ ...contact, facilityId: mine.id, clientId: theirs.clientId }),
      ),
    ).toContain("facility_contacts_facility");
    const scopeId = await addScope(context, mine, { effectiveFrom: null, lines: [] });
    const line: Omit<typeof scopeLines.$inferInsert, "clientId" | "facilityId"> = {
      id: newId(),
      scopeId,
      areaId: theirs.areaIds[0] ?? "",
      task: "Dust",
      times: 1,
      per: "week",
      monthlyPriceCents: 1,
    };
    for (const client of [mine, theirs]) {
      const columns = { facilityId: client.id, clientId: client.clientId };
      expect(await refusal(db.insert(scopeLines).values({ ...line, ...columns }))).toMatch(
        /scope_lines_(area|scope)/,
      );
    }
  });

  it("a version of the scope that has taken effect is neither changed nor deleted", async () => {
    const { db } = context;
    const facility = await addFacility(context, { timeZone: "Pacific/Honolulu" });
    const scopeId = await addScope(context, facility, {
      effectiveFrom: dayIn("Pacific/Honolulu"),
    });
    const [line] = await db.select().from(scopeLines).where(eq(scopeLines.scopeId, scopeId));
    const isScope = eq(scopes.id, scopeId);
    const ofScope = eq(scopeLines.scopeId, scopeId);
    const attempts = [
      db.update(scopes).set({ note: "x" }).where(isScope),
      db.update(scopes).set({ effectiveFrom: null }).where(isScope),
      db.delete(scopes).where(isScope),
      db.update(scopeLines).set({ monthlyPriceCents: 1 }).where(ofScope),
      db.delete(scopeLines).where(ofScope),
      db
        .insert(scopeLines)
        .values({ ...(line as NonNullable<typeof line>), id: newId(), task: "More" }),
    ];
    for (const attempt of attempts) expect(await refusal(attempt)).toContain("has taken effect");
    expect(await db.$count(scopeLines, ofScope)).toBe(2);
  });

  it("until its day has come where the facility is, a version can be changed and deleted", async () => {
    const { db } = context;
    for (const effectiveFrom of [null, dayIn("America/Chicago", 1)]) {
      const facility = await addFacility(context);
      const scopeId = await addScope(context, facility, { effectiveFrom });
      await db.update(scopes).set({ note: "x" }).where(eq(scopes.id, scopeId));
      await db.delete(scopeLines).where(eq(scopeLines.scopeId, scopeId));
      await db.delete(scopes).where(eq(scopes.id, scopeId));
      expect(await db.$count(scopes, eq(scopes.id, scopeId))).toBe(0);
    }
  });

  it("an area that a scope names cannot be deleted, and its name is free once it is archived", async () => {
    const { db } = context;
    const facility = await addFacility(context, { areas: [{ name: "Lobby" }] });
    await addScope(context, facility);
    const [areaId = ""] = facility.areaIds;
    expect(await refusal(db.delete(areas).where(eq(areas.id, areaId)))).toContain(
      "scope_lines_area",
    );
    const [row] = await db.select().from(areas).where(eq(areas.id, areaId));
    const again = { ...(row as NonNullable<typeof row>), id: newId(), name: "LOBBY" };
    expect(await refusal(db.insert(areas).values(again))).toContain("areas_name");
    await db.update(areas).set({ archivedAt: new Date() }).where(eq(areas.id, areaId));
    await db.insert(areas).values(again);
  });

  it("a site code is random, and without symbols that are mistaken for others", async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => addFacility(context)));
    const rows = await context.db.select().from(facilities);
    const codes = rows
      .filter(({ id }) => made.some((row) => row.id === id))
      .map(({ siteCode }) => siteCode);
    expect(new Set(codes).size).toBe(made.length);
    for (const code of codes) expect(code).toMatch(/^[23456789FHJKMRTW]{3}-[23456789FHJKMRTW]{4}$/);
  });
});
