/** Data directories that all journeys need: made once a run, and copied for each server. */
import "#features/permissions.ts";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDemo } from "./every-screen.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { migratedFolder, runFolder } from "./run-folder.ts";
import { addFeedbackStages, type FeedbackStage } from "./scenarios/feedback.ts";
import {
  addInspectionStages,
  addSmallInspectionStages,
  type InspectionStage,
} from "./scenarios/inspections.ts";
import { addInvoiceStages, type InvoiceStage } from "./scenarios/invoices.ts";
import { addMenuStage, type MenuStage } from "./scenarios/menu.ts";
import { addMonthlyReportStages, type MonthlyReportStage } from "./scenarios/monthly-reports.ts";
import { addPeople, type JourneyPerson, type PersonKind } from "./scenarios/people.ts";
import type { ScenarioContext } from "./scenarios/scenario.ts";
import { addSignStages, type SignStage } from "./scenarios/signs.ts";
import { addSurveyStages, type SurveyStage } from "./scenarios/surveys.ts";
import { addUnreadMessageStages, type UnreadMessageStage } from "./scenarios/unread-messages.ts";
import {
  addComingVisits,
  addMissedVisitStages,
  addVisitStages,
  type VisitStage,
} from "./scenarios/visits.ts";
import { addWonStages, type WonStage } from "./scenarios/won.ts";

/** Each stage is prepared for one journey, by name. */
export interface Stages {
  feedback: FeedbackStage;
  invoices: InvoiceStage;
  inspections: InspectionStage;
  monthlyReports: MonthlyReportStage;
  smallInspections: InspectionStage;
  signs: SignStage;
  unreadMessages: UnreadMessageStage;
  visits: VisitStage;
  missedVisits: VisitStage;
  won: WonStage;
  surveys: SurveyStage;
}

export interface Seed {
  people: Record<PersonKind, JourneyPerson[]>;
  stages: { [Name in keyof Stages]: Stages[Name][] };
  /** Journeys only look at it, and so share it. */
  menu: MenuStage;
}

/** Playwright calls this before all journeys; the returned function runs after them. */
export default async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), "cleardawn-journeys-"));
  // Workers inherit the environment.
  process.env.JOURNEYS_FOLDER = folder;
  await prepareDatabase(migratedFolder() ?? "", async () => undefined);
  await Promise.all([makeSeed(join(folder, "seeded")), makeDemo(join(folder, "demo"))]);
  return () => rm(folder, { recursive: true, force: true });
}

async function makeSeed(dataDirectory: string): Promise<void> {
  const seed = await prepareDatabase(dataDirectory, addEverything);
  await writeFile(join(runFolder(), "seed.json"), JSON.stringify(seed));
}

/** The folder is that of a server that was started with the demonstration, and ended. */
async function makeDemo(dataDirectory: string): Promise<void> {
  const { stop } = await startDemo({ dataDirectory });
  await stop();
}

/** A copy of its own for whoever asks, to be removed when it is not needed any more. */
export async function copySeededDatabase(): Promise<{ dataDirectory: string; seed: Seed }> {
  const seed: Seed = JSON.parse(await readFile(join(runFolder(), "seed.json"), "utf8"));
  return { dataDirectory: await copyOf("seeded"), seed };
}

/** The same with the demonstration. */
export const copyDemo = () => copyOf("demo");

async function copyOf(name: "seeded" | "demo"): Promise<string> {
  const dataDirectory = await mkdtemp(join(tmpdir(), `cleardawn-${name}-`));
  await cp(join(runFolder(), name), dataDirectory, { recursive: true });
  return dataDirectory;
}

async function addEverything(context: ScenarioContext): Promise<Seed> {
  const seed = {
    people: await addPeople(context),
    stages: {
      feedback: await addFeedbackStages(context),
      monthlyReports: await addMonthlyReportStages(context),
      unreadMessages: await addUnreadMessageStages(context),
      invoices: await addInvoiceStages(context),
      inspections: await addInspectionStages(context),
      smallInspections: await addSmallInspectionStages(context),
      signs: await addSignStages(context),
      visits: await addVisitStages(context),
      missedVisits: await addMissedVisitStages(context),
      won: await addWonStages(context),
      surveys: await addSurveyStages(context),
    },
    menu: await addMenuStage(context),
  };
  await addComingVisits(context);
  return seed;
}
