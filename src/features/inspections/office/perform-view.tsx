import { useState } from "react";
import { floorBeside } from "#features/facilities/areas/area-label.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import type { OfflineState } from "#platform/offline/offline-state.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { useReplacedFocus } from "#ui/use-replaced-focus.ts";
import type { InspectionAreaView, InspectionView } from "../inspection-view.server.ts";
import { inspectionMessages } from "../messages.ts";
import { PerformItem } from "./perform-item.tsx";
import {
  finishedMessage,
  giveFinish,
  giveRest,
  headsOf,
  type Rest,
  withdrawAnswers,
} from "./phone/give.ts";
import type { OfflineInspections } from "./phone/use-inspection.ts";
import type { PhoneData } from "./phone.server.ts";
import { problemOf } from "./problems.ts";
import { RefusedAnswers } from "./refused-answers.tsx";

interface RestOfAreaProps {
  area: InspectionAreaView;
  /** Id of the form that the area is where there is no script. */
  formId: string;
  inspection: InspectionView;
  isStoring: boolean | undefined;
}

/** One press gives the best rating to all items without an answer, and can be taken back. */
function RestOfArea({ area, formId, inspection, isStoring }: RestOfAreaProps) {
  const { perform } = useMessages(inspectionMessages);
  const [answers, setAnswers] = useState<Rest>([]);
  const place = useReplacedFocus(answers);
  const [isFull, setFull] = useState(false);
  const { methodId, ratings } = inspection;
  const [best] = ratings;
  const { items } = area;
  // A comment alone says that something is wrong: its item is rated by itself.
  const open = items.filter(
    (item) => item.rating === null && item.answers.every(({ comment }) => comment === ""),
  );
  const standing = answers.filter(({ id, itemId }) =>
    items.some((item) => item.id === itemId && headsOf(item).includes(id)),
  );
  if (best === undefined || (open.length === 0 && standing.length === 0)) return null;

  async function rate(rating: string) {
    const rest = await giveRest(inspection.id, open, rating);
    setFull(rest === undefined);
    if (rest !== undefined) setAnswers(rest);
  }

  async function undo() {
    const isStored = await withdrawAnswers(inspection.id, standing);
    setFull(!isStored);
    if (isStored) setAnswers([]);
  }

  const rest = open.length === items.length ? perform.allOfArea : perform.restOfArea;
  return (
    <div className="border-t border-line bg-sand px-4 py-3 text-sm">
      {open.length > 0 ? (
        <CompactSubmitButton
          ref={place}
          look="outline"
          className="w-full min-h-12"
          form={formId}
          name="rest"
          value={best.rating}
          onClick={(event) => {
            if (!isStoring) return;
            event.preventDefault();
            void rate(best.rating);
          }}
        >
          {rest[methodId]}
        </CompactSubmitButton>
      ) : (
        <p role="status" className="flex items-center justify-between gap-4 tabular-nums">
          {perform.ratedAtOnce[methodId]({ count: standing.length })}
          <button
            ref={place}
            type="button"
            onClick={() => void undo()}
            className={buttonClass("outline", "", "compact")}
          >
            {perform.undo}
          </button>
        </p>
      )}
      {isFull ? (
        <p role="alert" className="mt-1 font-medium text-error">
          {perform.full}
        </p>
      ) : null}
    </div>
  );
}

interface FinishFormProps {
  inspection: InspectionView;
  isStoring: boolean | undefined;
}

function FinishForm({ inspection, isStoring }: FinishFormProps) {
  const language = useLanguage();
  const { perform } = inspectionMessages(language);
  const [problem, setProblem] = useState<string>();
  const unratedItems = inspection.areas
    .flatMap(({ items }) => items)
    .filter(({ rating }) => rating === null).length;

  async function finish() {
    if (unratedItems > 0) return setProblem(problemOf("unrated", language));
    const outcome = await giveFinish(inspection.id);
    if (outcome.state === "refused") setProblem(problemOf(outcome.reason, language));
    // The page of the result, which the server alone makes.
    else if (outcome.state === "sent") location.reload();
  }

  return (
    <form
      method="post"
      className="mt-6 flex flex-col gap-3"
      onSubmit={(event) => {
        if (!isStoring) return;
        event.preventDefault();
        setProblem(undefined);
        void finish();
      }}
    >
      <AttemptField />

      <input type="hidden" name="step" value="finish" />
      <Problem text={problem} />
      <button type="submit" className={buttonClass("primary", "w-full min-h-12")}>
        {perform.finish}
      </button>
      <p className="text-sm text-slate tabular-nums">
        {unratedItems > 0 ? perform.left({ count: unratedItems }) : perform.finishNote}
      </p>
    </form>
  );
}

interface PerformViewProps {
  /** Includes what this phone has not sent yet. */
  inspection: InspectionView;
  state: OfflineState<PhoneData>;
  /** Explains why a posted form was refused. */
  problem: string | undefined;
}

/** An inspector goes from area to area with one thumb free: rate, give a reason, take a photo. */
export function PerformView({ inspection, state, problem }: PerformViewProps) {
  const { areas } = inspection;
  const ofThis = state.unsent.filter(({ subject }) => subject === inspection.id);
  const first = areas.findIndex(({ items }) => items.some(({ rating }) => rating === null));
  return (
    <>
      <Problem text={problem} of="photos" />
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
  /** Only the state at the start: afterwards the reader opens and closes it. */
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
      {/* Without our script, one button saves the whole area. */}
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

interface FinishedNoteProps {
  inspectionId: string;
  state: OfflineInspections["state"];
}

/** An inspection finished on this phone may have been sent meanwhile, or be on its way. */
export function FinishedNote({ inspectionId, state: { unsent, state } }: FinishedNoteProps) {
  const language = useLanguage();
  const ofThis = unsent.filter(({ subject }) => subject === inspectionId);
  const isWaiting = ofThis.some(({ refusal }) => refusal === undefined);
  return (
    <p role="status" className="mt-4 rounded-md bg-sand p-4 text-sm font-medium">
      {finishedMessage(isWaiting, state, language)}{" "}
      {isWaiting ? null : (
        // Opens a new document: the shell has no router, and only the server has the report.
        <a
          href={`/office/inspections/${inspectionId}`}
          className="font-semibold text-teal underline"
        >
          {inspectionMessages(language).phone.openReport}
        </a>
      )}
    </p>
  );
}
