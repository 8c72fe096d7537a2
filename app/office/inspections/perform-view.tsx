import { useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { Problem } from "#app/ui/form/compact-field.tsx";
import type { InspectionAct } from "#domain/inspections/inspection-entry-form.ts";
import type { ShownArea, ShownInspection } from "../../inspections/shown-inspection.server.ts";
import type { RoomState } from "../../offline/room-state.ts";
import { RefusedList } from "../tonight/refused-list.tsx";
import { wordsOf } from "../tonight/words.ts";
import { FinishForm } from "./finish-form.tsx";
import { PerformItem } from "./perform-item.tsx";
import { inspectionRoom } from "./phone/inspection-room.ts";
import type { PhoneData } from "./phone.server.ts";
import { problemOf } from "./problems.ts";

interface PerformViewProps {
  /** As its inspector has left it, what is not sent yet included. */
  inspection: ShownInspection;
  state: RoomState<PhoneData>;
  /** Why a form that was posted was not taken. */
  problem: string | undefined;
}

/** From area to area with one thumb: rate, say why, take a photo. */
export function PerformView({ inspection, state, problem }: PerformViewProps) {
  const { areas } = inspection;
  const ofThis = state.unsent.filter(({ subject }) => subject === inspection.id);
  const first = areas.findIndex(({ items }) => items.some(({ rating }) => rating === null));
  return (
    <>
      <Problem text={problem} />
      <RefusedList
        unsent={ofThis}
        words={wordsOf("en")}
        room={inspectionRoom}
        inWords={(act) => inWords(act as InspectionAct, inspection)}
        problemOf={problemOf}
      />
      <Progress inspection={inspection} />
      {areas.map((area, at) => (
        <Area
          key={area.id}
          area={area}
          isOpen={at === Math.max(0, first)}
          {...{ inspection, state }}
        />
      ))}
      <FinishForm inspection={inspection} isStoring={state.isStoring} />
    </>
  );
}

function Progress({ inspection: { areas } }: { inspection: ShownInspection }) {
  const items = areas.flatMap((area) => area.items);
  const rated = items.filter(({ rating }) => rating !== null).length;
  return (
    <p role="status" className="mt-4 text-sm font-semibold tabular-nums">
      {rated} of {items.length} items rated
    </p>
  );
}

interface AreaProps extends Pick<PerformViewProps, "inspection" | "state"> {
  area: ShownArea;
  /** When the page opens; afterwards it is the reader's. */
  isOpen: boolean;
}

/** One step; one is open at a time. */
function Area({ area, isOpen, inspection, state }: AreaProps) {
  const { id, name, floor, items } = area;
  const rated = items.filter(({ rating }) => rating !== null).length;
  const formId = `area-${id}`;
  // The reader decides from then on: a rating must not close what is being worked on.
  const [wasOpen] = useState(isOpen);
  return (
    <details name="area" open={wasOpen} className="mt-3 rounded-lg border border-line bg-white">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 px-4 py-3">
        <h2 className="min-w-0 font-semibold break-words">
          {name} <span className="text-sm font-normal text-slate">Floor {floor}</span>
        </h2>
        <span className="shrink-0 text-sm text-slate tabular-nums">
          {rated === items.length ? "Done" : `${rated} of ${items.length}`}
        </span>
      </summary>
      {items.map((item) => (
        <PerformItem key={item.id} {...{ item, formId, inspection, state }} />
      ))}
      {/* Without our script an area is saved as a whole. */}
      <form id={formId} method="post" className={state.isStoring ? "" : "border-t border-line p-4"}>
        <input type="hidden" name="step" value="area" />
        {state.isStoring ? null : (
          <button type="submit" className={buttonClass("outline", "w-full min-h-12")}>
            Save {name}
          </button>
        )}
      </form>
    </details>
  );
}

function inWords(act: InspectionAct, { areas, ratings }: ShownInspection): string {
  if (act.kind === "finish") return "Finish the inspection";
  const items = areas.flatMap((area) => area.items);
  const task = items.find(({ id }) => id === act.itemId)?.task ?? "Item";
  if (act.kind === "photos") return `${task}: photos`;
  const label = ratings.find(({ rating }) => rating === act.rating)?.label;
  return [task, label, act.comment].filter(Boolean).join(": ");
}
