/** One inspection as screens, phones and the API show it. */
import { momentOf } from "#platform/document/moment.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { type AppResources, appContext } from "#platform/http/context.ts";
import { isUuid, notFound } from "#platform/http/not-found.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import { findInspection, type InspectionDetail } from "./find-inspection.server.ts";
import type { InspectionListRow } from "./list-inspections.server.ts";
import { toInspectionTableRow, toScoreView } from "./list-screen.server.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { inspectionMessages } from "./messages.ts";
import type { Trends } from "./read-trends.server.ts";
import { formatRating } from "./score-sentences.server.ts";
import { appaLevel, points, ratingsOf, type Score, tenthsOf } from "./scoring.ts";

/** @throws 404 for what does not exist or the actor may not see */
export async function readInspection(route: RouteRequest, actor: Actor, id: string | undefined) {
  const view = await findInspectionView(route.context.get(appContext).db, actor, id);
  if (view === undefined) throw notFound();
  return view;
}

export async function findInspectionView(
  db: AppResources["db"],
  actor: Actor,
  id: string | undefined,
) {
  const inspection = isUuid(id) ? await findInspection(db, actor, id) : undefined;
  return inspection && toInspectionView(inspection, actor.language);
}

export type InspectionView = ReturnType<typeof toInspectionView>;
export type InspectionAreaView = InspectionView["areas"][number];
export type InspectionItemView = InspectionAreaView["items"][number];

function toInspectionView(inspection: InspectionDetail, language: Language) {
  const { method, timeZone, finishedAt, signedAt, scopeVersion, cancelReason, cancelLanguage } =
    inspection;
  const at = (moment: Date) => momentOf(moment, language, timeZone).full;
  return {
    ...toInspectionTableRow(inspection, language),
    methodId: method,
    scopeVersion,
    cancelReason,
    cancelLanguage,
    scale: inspectionMessages(language).scales[method],
    ratings: ratingsOf(method).map((rating) => ({
      rating,
      label: formatRating(method, rating, language),
      percent: points(method, rating),
    })),
    finished: finishedAt && { at: at(finishedAt), by: inspection.finishedByName ?? "" },
    finishedAtMs: finishedAt?.getTime() ?? 0,
    signed: signedAt && { at: at(signedAt), by: inspection.signedByName ?? "" },
    areas: inspection.areas.map(({ id, name, floor, weight, score, items }) => ({
      id,
      name,
      floor,
      weight,
      score: score === undefined ? null : toScoreView(tenthsOf(score), language),
      items: items.map((item) => ({
        id: item.id,
        task: item.task,
        weight: item.weight,
        rating: item.rating ?? null,
        answers: item.answers.map(({ givenAt, givenBy, ...answer }) => ({
          ...answer,
          by: givenBy,
          time: at(givenAt),
          label: formatRating(method, answer.rating, language),
        })),
        photos: item.photos,
        deficiency: toDeficiencyView(item.deficiency, language),
        remarks: item.remarks.map(({ writtenAt, ...remark }) => ({
          ...remark,
          time: at(writtenAt),
        })),
      })),
    })),
  };
}

type Deficiency = InspectionDetail["areas"][number]["items"][number]["deficiency"];

function toDeficiencyView(deficiency: Deficiency, language: Language) {
  if (deficiency === undefined) return null;
  const { steps, orderedAgain } = inspectionServerMessages(language);
  const { orderId, orderNumber, orderState, orderCycle, dueOn, reinspectedAt, acceptedAt } =
    deficiency;
  const cycle = orderCycle ?? 1;
  const isDone = orderState === "done" || orderState === "accepted";
  const step =
    acceptedAt !== null
      ? "closed"
      : reinspectedAt !== null
        ? "to-accept"
        : orderId === null
          ? "to-order"
          : isDone
            ? "to-reinspect"
            : "ordered";
  return {
    step,
    stepLabel: step === "ordered" && cycle > 1 ? orderedAgain({ round: cycle }) : steps[step],
    due: formatDay(dueOn, language),
    orderId,
    orderLabel: orderState && formatOrder(orderNumber ?? "", orderState, cycle, language),
  };
}

type OrderState = NonNullable<NonNullable<Deficiency>["orderState"]>;

/** Work that was done once is not called new again. */
function formatOrder(number: string, state: OrderState, cycle: number, language: Language): string {
  const { order, orderReopened } = inspectionServerMessages(language);
  return state === "new" && cycle > 1
    ? orderReopened({ number, round: cycle })
    : order[state]({ number });
}

// Inspections as `docs/api.md` describes them.

export function inspectionAsJson(row: InspectionListRow) {
  const { id, facilityId, facilityName, plannedOn, state, method, scoreTenths } = row;
  return {
    id,
    facility: { id: facilityId, name: facilityName },
    plannedOn,
    state,
    method,
    score: scoreTenths === null ? null : scoreTenths / 10,
    appaLevel: scoreTenths === null ? null : appaLevel(scoreTenths),
    inspector: row.inspectorName,
    items: row.items,
    finishedAt: row.finishedAt,
    signedAt: row.signedAt,
    openDeficiencies: row.openDeficiencies,
  };
}

/** Percent with one decimal; null if nothing applied. */
export const scoreAsJson = (score: Score | undefined): number | null =>
  score === undefined ? null : tenthsOf(score) / 10;

/** Scores stand in the order of the inspections. */
export const trendsAsJson = ({ method, inspections, whole, areas }: Trends) => ({
  method,
  inspections,
  scores: whole.map(percent),
  areas: areas.map(({ name, scores, items }) => ({
    name,
    scores: scores.map(percent),
    items: items.map((item) => ({ ...item, scores: item.scores.map(percent) })),
  })),
});

const percent = (tenths: number | null): number | null => (tenths === null ? null : tenths / 10);
