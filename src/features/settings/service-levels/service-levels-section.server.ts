/** Default service levels, for clients without an agreement of their own, are a section of the settings. */
import { refreshAllClocks } from "#features/work-orders/order-clocks.server.ts";
import {
  targetsTexts,
  targetsTogether,
} from "#features/work-orders/service-levels/change-targets.server.ts";
import {
  defaultTargetsOf,
  defaultTargetsSection,
} from "#features/work-orders/service-levels/read-targets.server.ts";
import { priorities } from "#features/work-orders/service-levels/service-clock-types.ts";
import { type Targets, targetField } from "#features/work-orders/service-levels/targets.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { changeSection, restoreSection, type Section } from "../change-section.server.ts";

export const serviceLevelsSection: Section<Targets> = {
  name: defaultTargetsSection,
  kind: "service-levels-changed",
  read: defaultTargetsOf,
  texts: targetsTexts,
};

export const changeServiceLevels = (
  context: { db: Database },
  actor: Actor,
  targets: Targets,
  seen: Texts = {},
) =>
  changeSection(context, actor, serviceLevelsSection, {
    seen,
    sent: targetsTexts(targets),
    together: targetsTogether,
    merge: (before, { after }) =>
      Object.fromEntries(
        priorities.map((priority) => {
          const sourceOf = (clock: "response" | "resolution") =>
            targetField(priority, clock) in after ? targets[priority] : before[priority];
          const { responseMinutes } = sourceOf("response");
          const { resolutionMinutes } = sourceOf("resolution");
          return [priority, { responseMinutes, resolutionMinutes }];
        }),
      ),
    follow: refreshAllClocks,
  });

export const restoreServiceLevels = (context: { db: Database }, actor: Actor) =>
  restoreSection(context, actor, serviceLevelsSection, { follow: refreshAllClocks });
