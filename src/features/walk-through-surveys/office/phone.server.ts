import * as z from "zod/mini";
import { listOwnToday } from "#features/appointments/appointment-queries.server.ts";
import { walkThroughKind } from "#features/walk-through-appointments/walk-through-kind.server.ts";
import { findSurveyView, type SurveyView } from "../survey-view.server.ts";
import type { requireSurveyor } from "./require-surveyor.server.ts";

type Entered = Awaited<ReturnType<typeof requireSurveyor>>;

/** Each with all its areas. */
const maxSurveys = 12;

/** A phone keeps this for buildings without a connection. */
export interface PhoneData {
  /** Id of the person whose phone this is. */
  person: string;
  /** True if phones may keep the pages for places without a connection. */
  isKept: boolean;
  surveys: SurveyView[];
}

/** Opportunities whose walk-through is one's own, and today. */
export async function listWalkedToday(
  { actor, db }: Pick<Entered, "actor" | "db">,
  now = new Date(),
): Promise<string[]> {
  const booked = await listOwnToday(db, actor, now);
  return booked.flatMap(({ kind, subjectId }) =>
    kind === walkThroughKind.name ? [subjectId] : [],
  );
}

/** Surveys of today's walk-throughs, and those that were opened on this phone. */
export async function readPhoneData(
  entered: Entered,
  opened: readonly string[],
): Promise<PhoneData> {
  const { actor, db, config } = entered;
  const ids = opened.filter((id) => z.safeParse(z.uuid(), id).success);
  const all = new Set([...(await listWalkedToday(entered)), ...ids]);
  const surveys: SurveyView[] = [];
  for (const id of [...all].slice(0, maxSurveys)) {
    const view = await findSurveyView(db, actor, id);
    if (view !== undefined) surveys.push(view);
  }
  return { person: actor.accountId, isKept: config.crewPhones, surveys };
}
