import { findInspectionView, type InspectionView } from "../inspection-view.server.ts";
import { listInspections } from "../list-inspections.server.ts";
import type { requireInspector } from "./detail-page.server.ts";

type Entered = Awaited<ReturnType<typeof requireInspector>>;

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

/** Inspections that are planned or begun, the next days first. */
export async function readPhoneData({ actor, db, config }: Entered): Promise<PhoneData> {
  const { rows } = await listInspections(db, actor, { tab: "planned" });
  const inspections: InspectionView[] = [];
  for (const { id } of rows.toReversed().slice(0, maxInspections)) {
    const view = await findInspectionView(db, actor, id);
    if (view !== undefined) inspections.push(view);
  }
  return { person: actor.accountId, isKept: config.crewPhones, inspections };
}
