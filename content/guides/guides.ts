import { cleaningFrequencyPlanner } from "./cleaning-frequency-planner.ts";
import type { Guide } from "./guide.ts";
import { inspectionChecklist } from "./inspection-checklist.ts";
import { scopeOfWorkTemplate } from "./scope-of-work-template.ts";

type Picture =
  | (typeof scopeOfWorkTemplate)["picture"]
  | (typeof cleaningFrequencyPlanner)["picture"]
  | (typeof inspectionChecklist)["picture"];

/** A guide whose picture is known to exist. */
export type ListedGuide = Guide & { picture: Picture };

/** The guides to download, in the order of the page. */
export const guides: readonly ListedGuide[] = [
  scopeOfWorkTemplate,
  cleaningFrequencyPlanner,
  inspectionChecklist,
];

/** The built site serves the guide at this address. */
export const guidePath = (guide: Pick<Guide, "slug">): string => `/guides/${guide.slug}.pdf`;
