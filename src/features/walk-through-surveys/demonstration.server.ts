/** A survey of the demonstration: one area still waits for its measure, and nothing was taken into a bid. */
import { eq } from "drizzle-orm";
import { demoSurveys } from "#content/demo-surveys.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { readPhoto } from "#demo/read-photo.ts";
import { storeDemoFile } from "#demo/store-file.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import { attachFiles } from "#platform/files/attach-files.server.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { areaColumns } from "./change-survey.server.ts";
import { readSurveyAccess } from "./survey-access.ts";
import { readSurveyArea, surveyAreaTexts } from "./survey-area.ts";
import { surveyAreas, walkThroughSurveys } from "./tables/walk-through-surveys.ts";

type DemoSurvey = (typeof demoSurveys)[number];
type DemoArea = DemoSurvey["areas"][number];

export const demonstration: Demonstration = {
  async add(parts) {
    for (const survey of demoSurveys) {
      const photos = await storePhotos(parts, survey);
      await parts.db.transaction((tx) => addSurvey(tx, parts, survey, photos));
    }
  },
};

/** Photos by area. They are stored before the transaction, because each file has one of its own. */
async function storePhotos(
  { db, files, places }: DemoParts,
  { by, areas }: DemoSurvey,
): Promise<ReadonlyMap<DemoArea, readonly string[]>> {
  const stored = new Map<DemoArea, string[]>();
  for (const area of areas)
    for (const [picture, name] of area.photos ?? []) {
      const content = await readPhoto({ picture });
      const id = await storeDemoFile({ db, files }, places.accountOf(by), name, content);
      stored.set(area, [...(stored.get(area) ?? []), id]);
    }
  return stored;
}

async function addSurvey(
  tx: Transaction,
  { places, now }: DemoParts,
  survey: DemoSurvey,
  photos: ReadonlyMap<DemoArea, readonly string[]>,
): Promise<void> {
  const [row] = await tx
    .select({ opportunityId: opportunities.id })
    .from(opportunities)
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
    .where(eq(prospectCompanies.name, survey.company));
  if (row === undefined)
    throw new Error(`The demonstration has no opportunity of ${survey.company}`);
  const surveyId = newId();
  const addedBy = places.accountOf(survey.by);
  const addedAt = daysBefore(now, survey.daysAgo);
  const { access } = readSurveyAccess(survey.access, "en");
  await tx
    .insert(walkThroughSurveys)
    .values({ id: surveyId, ...row, ...access, changedAt: addedAt });
  const event = {
    recordKind: "survey",
    recordId: surveyId,
    actorId: addedBy,
    at: addedAt,
  } as const;
  await recordHistory(tx, { ...event, kind: "access-changed", change: createdFields(access) });
  for (const [at, demoArea] of survey.areas.entries()) {
    const { area, errors } = readSurveyArea(textsOf(demoArea), "en");
    const [fault] = Object.entries(errors);
    if (fault !== undefined) throw new Error(`${demoArea.name}: ${fault.join(": ")}`);
    const id = newId();
    const columns = areaColumns(area);
    await tx
      .insert(surveyAreas)
      .values({ id, surveyId, position: at + 1, ...columns, source: "entered", addedBy, addedAt });
    const about = { recordKind: "survey-area", recordId: id } as const;
    await attachFiles(tx, photos.get(demoArea) ?? [], {
      ...about,
      clientId: null,
      facilityId: null,
    });
    await recordHistory(tx, {
      ...event,
      kind: "area-added",
      change: createdFields(surveyAreaTexts(area)),
      details: { id, name: area.name },
    });
  }
}

/** The form reads these texts, so that the demonstration fails here on anything the form would refuse. */
function textsOf({ name, floor, type, covering = "", squareFeet, fixtures, notes = "" }: DemoArea) {
  const [toilet = 0, urinal = 0, sink = 0] = fixtures ?? [];
  const counts = { toilet: String(toilet), urinal: String(urinal), sink: String(sink) };
  return { name, floor, type, covering, squareFeet: String(squareFeet ?? ""), ...counts, notes };
}
