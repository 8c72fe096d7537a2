/** One inspection as screens, phones and the API show it. */

import { stateLabel } from "#features/work-orders/work-order-types.ts";
import { momentOf } from "#platform/document/moment.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { type AppResources, appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { findInspection, type InspectionDetail } from "./find-inspection.server.ts";
import { methodScales, ratingLabels } from "./inspection-form.ts";
import { toInspectionTableRow, toScoreView } from "./list.server.ts";
import { points, ratingsOf, tenthsOf } from "./scoring.ts";

/** Any other text is never looked up: the database would fail on it. */
export const isInspectionId = (id: string | undefined): id is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id ?? "");

/** @throws 404 for what does not exist or the actor may not see */
export async function readInspection(route: RouteRequest, actor: Actor, id: string | undefined) {
  const view = await findInspectionView(route.context.get(appContext).db, actor, id);
  if (view === undefined) throw new Response(null, { status: 404 });
  return view;
}

export async function findInspectionView(
  db: AppResources["db"],
  actor: Actor,
  id: string | undefined,
) {
  const inspection = isInspectionId(id) ? await findInspection(db, actor, id) : undefined;
  return inspection && toInspectionView(inspection);
}

export type InspectionView = ReturnType<typeof toInspectionView>;
export type InspectionAreaView = InspectionView["areas"][number];
export type InspectionItemView = InspectionAreaView["items"][number];

function toInspectionView(inspection: InspectionDetail) {
  const { method, timeZone, finishedAt, signedAt, scopeVersion, cancelReason } = inspection;
  const at = (moment: Date) => momentOf(moment, "en", new Date(), timeZone).full;
  return {
    ...toInspectionTableRow(inspection),
    methodId: method,
    scopeVersion,
    cancelReason,
    scale: methodScales[method],
    ratings: ratingsOf(method).map((rating) => ({
      rating,
      label: labelOf(method, rating),
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
      score: score === undefined ? null : toScoreView(tenthsOf(score)),
      items: items.map((item) => ({
        id: item.id,
        task: item.task,
        weight: item.weight,
        rating: item.rating ?? null,
        answers: item.answers.map(({ givenAt, givenBy, ...answer }) => ({
          ...answer,
          by: givenBy,
          time: at(givenAt),
          label: labelOf(method, answer.rating),
        })),
        photos: item.photos,
        deficiency: toDeficiencyView(item.deficiency),
        remarks: item.remarks.map(({ writtenAt, ...remark }) => ({
          ...remark,
          time: at(writtenAt),
        })),
      })),
    })),
  };
}

const labelOf = (method: InspectionDetail["method"], rating: string | null): string =>
  (rating && ratingLabels[method]?.[rating]) || "Not rated";

type Deficiency = InspectionDetail["areas"][number]["items"][number]["deficiency"];

function toDeficiencyView(deficiency: Deficiency) {
  if (deficiency === undefined) return null;
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
    stepLabel:
      step === "ordered" && cycle > 1 ? `${stepLabels[step]}, round ${cycle}` : stepLabels[step],
    due: formatDay(dueOn, "en"),
    orderId,
    orderNumber,
    orderState: orderState && stateLabel({ state: orderState, cycle }),
  };
}

const stepLabels = {
  "to-order": "No work order yet",
  ordered: "Work order in progress",
  "to-reinspect": "Done, to be re-inspected",
  "to-accept": "Corrected, waiting for the client",
  closed: "Accepted by the client",
} as const;
