import * as z from "zod/mini";
import { findInspectionView, type InspectionView } from "../inspection-view.server.ts";
import { listInspectionsAhead } from "../list-inspections.server.ts";
import type { requireInspector } from "./detail-page.server.ts";

type Entered = Awaited<ReturnType<typeof requireInspector>>;
type PhoneContext = Pick<Entered, "actor" | "db"> & {
  config: Pick<Entered["config"], "crewPhones">;
};

/** Each with all its items and answers; administrators see those of all facilities. */
const maxInspections = 20;

/** An inspector's phone keeps this for buildings without a connection. */
export interface PhoneData {
  /** Id of the person whose phone this is. */
  person: string;
  /** True if phones may keep the pages for places without a connection. */
  isKept: boolean;
  inspections: InspectionView[];
}

/**
 * Inspections that are planned or begun: those that were opened on this phone, then one's own, then those of
 * others, each by day.
 */
export async function readPhoneData(
  { actor, db, config }: PhoneContext,
  opened: readonly string[],
): Promise<PhoneData> {
  const first = opened.filter((id) => z.safeParse(z.uuid(), id).success);
  const inspections: InspectionView[] = [];
  for (const { id } of await listInspectionsAhead(db, actor, first, maxInspections)) {
    const view = await findInspectionView(db, actor, id);
    if (view !== undefined) inspections.push(view);
  }
  return { person: actor.accountId, isKept: config.crewPhones, inspections };
}
