import { methodLabels } from "#features/facilities/facility-types.ts";
import type { ForAccount } from "#platform/email/email-data.ts";
import type { NotDue, Renderers } from "#platform/email/email-renderer.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import { ifWanted } from "#platform/notifications/wanted-email.server.ts";
import { findInspection } from "../find-inspection.server.ts";
import { inspectionServerMessages } from "../messages.server.ts";
import { inspectionNotifications } from "../notifications.server.ts";
import { percentOf, type ScoringMethod } from "../scoring.ts";
import { inspectionDisputed } from "./inspection-disputed.tsx";
import { inspectionNews } from "./inspection-news.tsx";

export type InspectionNews = "finished" | "re-inspected" | "signed" | "remarked";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    /** One side is told what the other has done with an inspection. */
    "inspection-news": ForAccount & {
      event: InspectionNews;
      by: string;
      text: string | undefined;
      /** The language of the text; absent in what earlier versions queued. */
      written?: Language | undefined;
    };
    /** Whoever looks after the client is told of a disputed rating. */
    "inspection-disputed": ForAccount & { remarkId: string };
  }
  interface EmailSubjects {
    inspection: true;
  }
}

const formatScore = (scoreTenths: number, method: ScoringMethod, language: Language) =>
  inspectionServerMessages(language).email.score({
    score: percentOf(scoreTenths),
    method: methodLabels(language)[method],
  });

/** `notDue` is a code: whoever looks it up reads it in their own language. */
const gone: NotDue = { notDue: "not-visible" };

export const inspectionEmails: Renderers<"inspection-disputed" | "inspection-news"> = {
  async "inspection-news"(parts, { aboutId, data }) {
    const actor = await findActorOf(parts.db, data.accountId);
    const inspection = actor && (await findInspection(parts.db, actor, aboutId ?? ""));
    if (actor === undefined || inspection === undefined) return gone;
    const { scoreTenths, method } = inspection;
    const area = isClientRole(actor.role) ? "client-portal" : "office";
    return ifWanted(parts, data.accountId, inspectionNotifications.inspection, async (links) => ({
      ...(await inspectionNews({
        ...data,
        // Tasks of the scope are in no language that anybody has said.
        written: data.written ?? null,
        language: actor.language,
        name: actor.name,
        facility: inspection.facilityName,
        links,
        day: formatDay(inspection.plannedOn, actor.language, { timeZone: inspection.timeZone }),
        score: scoreTenths === null ? undefined : formatScore(scoreTenths, method, actor.language),
        failed: inspection.areas
          .flatMap(({ items }) => items)
          .filter(({ deficiency }) => deficiency).length,
        address: `${parts.origin}/${area}/inspections/${inspection.id}`,
      })),
      to: actor.email,
    }));
  },
  async "inspection-disputed"(parts, { aboutId, data }) {
    const actor = await findActorOf(parts.db, data.accountId);
    const inspection = actor && (await findInspection(parts.db, actor, aboutId ?? ""));
    const areas = inspection?.areas ?? [];
    const [remark] = areas.flatMap(({ name, items }) =>
      items.flatMap(({ task, remarks }) =>
        remarks
          .filter(({ id }) => id === data.remarkId)
          .map(({ by, text, language: written }) => ({
            by,
            text,
            written,
            item: `${name}: ${task}`,
          })),
      ),
    );
    if (actor === undefined || inspection === undefined || remark === undefined) return gone;
    return ifWanted(
      parts,
      data.accountId,
      inspectionNotifications["inspection-dispute"],
      async (links) => ({
        ...(await inspectionDisputed({
          ...remark,
          language: actor.language,
          name: actor.name,
          facility: inspection.facilityName,
          links,
          day: formatDay(inspection.plannedOn, actor.language, { timeZone: inspection.timeZone }),
          address: `${parts.origin}/office/inspections/${inspection.id}`,
        })),
        to: actor.email,
      }),
    );
  },
};
