/** Signs in a test's database, and what occupants send at them. */
import { randomUUID } from "node:crypto";
import { newSignCode } from "#features/occupant-reports/find-sign.server.ts";
import { newAttempt } from "#features/occupant-reports/report-link.server.ts";
import type { SentReport } from "#features/occupant-reports/send-report.server.ts";
import { areaSigns } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { addFacility } from "./facilities.ts";
import { addPerson } from "./people.ts";

type Context = Pick<AccountsContext, "db" | "passwords">;

interface Room {
  facilityId: string;
  clientId: string;
  areaId: string;
}

/** The sign is in use. @returns its code in the stored format */
export async function addSign(context: Context, room: Room): Promise<{ id: string; code: string }> {
  const { id: madeBy } = await addPerson(context, { role: "administrator" });
  const sign = { id: newId(), code: newSignCode() };
  await context.db.insert(areaSigns).values({ ...sign, ...room, madeBy });
  return sign;
}

/** A room of a facility and a client of its own, with a sign. */
export async function addSignedRoom(
  context: Context,
  clientId?: string,
): Promise<Room & { code: string }> {
  const facility = await addFacility(context, clientId === undefined ? {} : { clientId });
  const room = {
    facilityId: facility.id,
    clientId: facility.clientId,
    areaId: facility.areaIds[0] ?? "",
  };
  return { ...room, code: (await addSign(context, room)).code };
}

/** Somebody who took their time, from an address of their own. */
export const report = (over: Partial<SentReport> = {}): SentReport => ({
  kind: "spill",
  text: "",
  email: undefined,
  language: "en",
  honeypot: "",
  attempt: newAttempt(),
  photo: undefined,
  addressHash: randomUUID(),
  ...over,
});
