import { useState } from "react";
import { floorBeside } from "#features/facilities/areas/area-label.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import type { OfflineState } from "#platform/offline/offline-state.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import type { InspectionAreaView, InspectionView } from "../inspection-view.server.ts";
import { inspectionMessages } from "../messages.ts";
import { FinishForm } from "./finish-form.tsx";
import { PerformItem } from "./perform-item.tsx";
import type { PhoneData } from "./phone.server.ts";
import { RefusedAnswers } from "./refused-answers.tsx";
import { RestOfArea } from "./rest-of-area.tsx";

interface PerformViewProps {
  /** Includes what this phone has not sent yet. */
  inspection: InspectionView;
  state: OfflineState<PhoneData>;
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
      <RefusedAnswers unsent={ofThis} inspections={[inspection]} />
      <Progress inspection={inspection} />
      {areas.map((area, at) => (
        <Area
          key={area.id}
          area={area}
          isOpen={at === Math.max(0, first)}
          inspection={inspection}
          state={state}
        />
      ))}
      <FinishForm inspection={inspection} isStoring={state.isStoring} />
    </>
  );
}

function Progress({ inspection: { areas } }: { inspection: InspectionView }) {
  const { perform } = useMessages(inspectionMessages);
  const items = areas.flatMap((area) => area.items);
  const rated = items.filter(({ rating }) => rating !== null).length;
  return (
    <p role="status" className="mt-4 text-sm font-semibold tabular-nums">
      {perform.progress({ done: rated, count: items.length })}
    </p>
  );
}

interface AreaProps extends Pick<PerformViewProps, "inspection" | "state"> {
  area: InspectionAreaView;
  /** When the page opens; afterwards it is the reader's. */
  isOpen: boolean;
}

/** One step; one is open at a time. */
function Area({ area, isOpen, inspection, state }: AreaProps) {
  const { id, name, floor, items } = area;
  const language = useLanguage();
  const { perform } = inspectionMessages(language);
  const rated = items.filter(({ rating }) => rating !== null).length;
  const formId = `area-${id}`;
  // The reader decides from then on: a rating must not close what is being worked on.
  const [wasOpen] = useState(isOpen);
  return (
    <details name="area" open={wasOpen} className="mt-3 rounded-lg border border-line bg-white">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 px-4 py-3">
        <h2 className="min-w-0 font-semibold break-words">
          {name}{" "}
          <span className="text-sm font-normal text-slate">
            {floorBeside(name, floor, language)}
          </span>
        </h2>
        <span className="shrink-0 text-sm text-slate tabular-nums">
          {rated === items.length
            ? perform.done
            : perform.doneOf({ done: rated, count: items.length })}
        </span>
      </summary>
      <RestOfArea area={area} formId={formId} inspection={inspection} isStoring={state.isStoring} />
      {items.map((item) => (
        <PerformItem
          key={item.id}
          item={item}
          formId={formId}
          inspection={inspection}
          state={state}
        />
      ))}
      {/* Without our script an area is saved as a whole. */}
      <form
        id={formId}
        method="post"
        data-no-draft=""
        className={state.isStoring ? "" : "border-t border-line p-4"}
      >
        <AttemptField />

        <input type="hidden" name="step" value="area" />
        {state.isStoring ? null : (
          <button type="submit" className={buttonClass("outline", "w-full min-h-12")}>
            {perform.saveArea({ area: name })}
          </button>
        )}
      </form>
    </details>
  );
}
