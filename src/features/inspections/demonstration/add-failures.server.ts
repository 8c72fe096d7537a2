/** The demonstration also says what followed from failed items. */
import { demoMoment } from "#demo/demo-moment.ts";
import { addDemoWorkOrder } from "#features/work-orders/demonstration/add-work-orders.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { DemoPlaces } from "#platform/demonstration.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { addDays } from "#platform/format/local-date.ts";
import type { ScoringMethod } from "../scoring.ts";
import { deficiencies, inspectionRemarks } from "../tables/inspection-records.ts";
import type { DemoInspectionRows } from "./inspection-rows.server.ts";

export interface DemoInspections {
  plans: readonly DemoPlan[];
  comments: readonly string[];
  failures: readonly DemoFailure[];
  dispute: {
    facility: string;
    monthsAgo: number;
    area: string;
    task: string;
    disputed: string;
    answered: string;
  };
}

export interface DemoPlan {
  facility: string;
  inspector: string;
  signer: string;
  method: ScoringMethod;
  lastAgo: number;
  dayOfMonth: number;
  best: number;
  dips: readonly number[];
  isWaiting?: true;
  isPlanned?: true;
}

interface DemoFailure {
  facility: string;
  monthsAgo: number;
  area: string;
  task: string;
  rating: string;
  comment: string;
  crew: string;
  done: string;
}

export interface Inspected extends DemoInspectionRows {
  /** 0: the last one. */
  monthsAgo: number;
  weekdaysAgo: number;
}

/**
 * A failure may have a work order; any other item is fixed at once, looked at again and accepted within the
 * week.
 */
export async function putRight(
  tx: Transaction,
  { inspection, weekdaysAgo }: Inspected,
  { itemId, area, task }: DemoInspectionRows["failed"][number],
  {
    plan,
    places,
    failure,
    zone,
    now,
  }: {
    plan: DemoPlan;
    places: DemoPlaces;
    failure: DemoFailure | undefined;
    zone: string;
    now: Date;
  },
): Promise<void> {
  const { id, clientId, facilityId, finishedAt, inspectorId, method, plannedOn } = inspection;
  const { facility, inspector, signer } = plan;
  const order =
    failure &&
    (await addDemoWorkOrder(
      tx,
      {
        facility,
        area,
        category: "missed-cleaning",
        priority: "urgent",
        text: `${area}: ${task}\n${failure.comment}`,
        asked: { inspector },
        at: [weekdaysAgo, "11:05"],
        commands: [
          { at: [weekdaysAgo, "11:20"], by: inspector, command: "assign", to: failure.crew },
          { at: [weekdaysAgo - 1, "08:15"], by: failure.crew, command: "start" },
          {
            at: [weekdaysAgo - 1, "10:40"],
            by: failure.crew,
            command: "finish",
            text: failure.done,
          },
          { at: [weekdaysAgo - 2, "13:30"], by: signer, command: "accept" },
        ],
      },
      places,
      now,
    ));
  const lookedAt = failure
    ? demoMoment([weekdaysAgo - 2, "09:05"], zone, now)
    : new Date(Math.min(finishedAt.getTime() + dayMs, now.getTime()));
  await tx.insert(deficiencies).values({
    id: newId(),
    inspectionId: id,
    itemId,
    clientId,
    facilityId,
    dueOn: addDays(plannedOn, 1),
    workOrderId: order?.id ?? null,
    reinspectedAt: lookedAt,
    reinspectedBy: inspectorId,
    rating: method === "pass-fail" ? "pass" : "1",
    acceptedAt: new Date(Math.min(lookedAt.getTime() + 4 * 3_600_000, now.getTime())),
    acceptedBy: places.accountOf(signer),
  });
}

export async function addDispute(
  tx: Transaction,
  { monthsAgo, area, task, disputed, answered }: DemoInspections["dispute"],
  year: readonly Inspected[],
  { by, answeredBy, now }: { by: string; answeredBy: string; now: Date },
): Promise<void> {
  const ofMonth = year.find((inspection) => inspection.monthsAgo === monthsAgo);
  const place = ofMonth?.areas.find(({ name }) => name === area);
  const item = ofMonth?.items.find(
    (item) => item.inspectionAreaId === place?.id && item.task === task,
  );
  if (ofMonth === undefined || item === undefined) throw new Error(`No ${task} in ${area}`);
  const { inspectionId, clientId, facilityId, id: itemId = "" } = item;
  const remark = { inspectionId, itemId, clientId, facilityId };
  const finished = ofMonth.inspection.finishedAt.getTime();
  const after = (days: number) => new Date(Math.min(finished + days * dayMs, now.getTime()));
  await tx.insert(inspectionRemarks).values([
    {
      ...remark,
      id: newId(),
      authorId: by,
      isDispute: true,
      text: disputed,
      language: "en",
      writtenAt: after(1),
    },
    {
      ...remark,
      id: newId(),
      authorId: answeredBy,
      isDispute: false,
      text: answered,
      language: "en",
      writtenAt: after(1.2),
    },
  ]);
}
