/** Areas and hours of the demonstration's buildings, with dates relative to today. */
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { areaForm } from "../areas/area-form.ts";
import { federalHolidays } from "../federal-holidays.server.ts";
import type { Calendar } from "../hours-form.ts";
import { type AreaRow, areas } from "../tables/areas.ts";
import { facilityContacts, facilityHolidays } from "../tables/facility-details.ts";

export interface DemoBuilding {
  type: (typeof facilities.$inferInsert)["facilityType"];
  address: readonly [street: string, city: string, state: string, postalCode: string];
  hours: readonly [weekdays: string, saturday: string, sunday: string];
  holidayRule: (typeof facilities.$inferInsert)["holidayRule"];
  access: string;
  contacts: readonly (readonly [name: string, jobTitle: string, phone: string, email: string])[];
  areas: readonly (readonly [string, string, string, number, string])[];
}

export async function addDemoBuilding(
  tx: Transaction,
  columns: { facilityId: string; clientId: string },
  building: DemoBuilding,
  now: Date,
): Promise<void> {
  const { facilityId } = columns;
  const [street, city, state, postalCode] = building.address;
  const { timeZone = "UTC" } =
    (
      await tx
        .update(facilities)
        .set({
          street,
          city,
          state,
          postalCode,
          facilityType: building.type,
          holidayRule: building.holidayRule,
          accessNotes: building.access,
          accessNotesLanguage: "en",
          openingHours: weekOf(building.hours),
        })
        .where(eq(facilities.id, facilityId))
        .returning({ timeZone: facilities.timeZone })
    )[0] ?? {};
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const holidays = [today.year, today.year + 1].flatMap(federalHolidays);
  await tx.insert(facilityHolidays).values(holidays.map((holiday) => ({ ...columns, ...holiday })));
  const contacts = building.contacts.map(([name, jobTitle, phone, email]) => ({
    ...columns,
    id: newId(),
    name,
    jobTitle,
    phone,
    email,
  }));
  await tx.insert(facilityContacts).values(contacts);
  const rows = building.areas.map(([name, floor, type, squareFeet, floorCovering], n) => ({
    ...z.parse(areaForm("en"), {
      name,
      floor,
      type,
      squareFeet: String(squareFeet),
      floorCovering,
    }),
    ...columns,
    id: newId(),
    position: n + 1,
    archivedAt: null,
  })) satisfies AreaRow[];
  await tx.insert(areas).values(rows);
}

function weekOf([weekdays, saturday, sunday]: DemoBuilding["hours"]): Calendar["week"] {
  const intervals = (text: string) =>
    text
      .split(" ")
      .filter(Boolean)
      .map((one) => {
        const [from = "", to = ""] = one.split("-");
        return [from, to] as const;
      });
  return [
    ...Array.from({ length: 5 }, () => intervals(weekdays)),
    intervals(saturday),
    intervals(sunday),
  ];
}
