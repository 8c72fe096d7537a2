import { useEffect, useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import type { OfflineState } from "#platform/offline/offline-state.ts";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { fieldClass } from "#ui/form/compact-field.tsx";
import type { InspectionAct } from "../inspection-entry-form.ts";
import type { InspectionItemView, InspectionView } from "../inspection-view.server.ts";
import { inspectionMessages } from "../messages.ts";
import { isFailed } from "../scoring.ts";
import { isContested, standing } from "../standing-answers.ts";
import { ItemPhotos } from "./item-photos.tsx";
import { giveAnswer, headsOf } from "./phone/give.ts";
import type { PhoneData } from "./phone.server.ts";
import type { SeenAnswer } from "./posted-area.ts";

interface PerformItemProps {
  item: InspectionItemView;
  /** Id of the form that its fields belong to where there is no script. */
  formId: string;
  inspection: InspectionView;
  state: OfflineState<PhoneData>;
}

/** Each rating is one big target, stored as it is pressed. */
export function PerformItem({ item, formId, inspection, state }: PerformItemProps) {
  const { id, task, rating, answers } = item;
  const { methodId, ratings } = inspection;
  const { perform } = useMessages(inspectionMessages);
  const [isFull, setFull] = useState(false);
  const [chosen, setChosen] = useState(rating);
  // Another answer may arrive while the page is open.
  useEffect(() => setChosen(rating), [rating]);
  const comment = standing(answers).findLast((answer) => answer.comment !== "")?.comment ?? "";
  const was: SeenAnswer = { rating, comment, replaces: headsOf(item) };
  const give = async (answer: { rating: string | null; comment: string }) => {
    if (state.isStoring) setFull(!(await giveAnswer(inspection.id, item, answer)));
  };
  const unsent = state.unsent.filter(({ act }) => isAbout(act as InspectionAct, id));
  const isBad = rating !== null && isFailed(methodId, rating);
  return (
    <div id={id} className="border-t border-line px-4 py-4">
      <input form={formId} type="hidden" name={`was.${id}`} value={JSON.stringify(was)} />
      <fieldset className="min-w-0">
        <legend className="font-medium break-words">{task}</legend>
        <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
          {ratings.map((one) => (
            <label
              key={one.rating}
              className="flex min-h-12 cursor-pointer items-center justify-center rounded-md border border-field px-2 text-center text-sm font-semibold has-checked:border-teal has-checked:bg-teal has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
            >
              <input
                form={formId}
                type="radio"
                name={`rating.${id}`}
                value={one.rating}
                checked={one.rating === chosen}
                onChange={() => {
                  setChosen(one.rating);
                  void give({ rating: one.rating, comment });
                }}
                className="sr-only"
              />
              <span>
                <span className="block">{one.label}</span>
                {one.percent === undefined ? null : (
                  <span className="block text-xs font-normal tabular-nums">{one.percent}%</span>
                )}
              </span>
            </label>
          ))}
        </div>
        <Versions item={item} />
        <div className="relative mt-3">
          <label className="block text-sm">
            <span className={`mb-1 block ${isBad ? "font-semibold" : "text-slate"}`}>
              {isBad ? perform.whatsWrong : perform.comment}
            </span>
            <input
              key={comment}
              form={formId}
              name={`comment.${id}`}
              maxLength={500}
              defaultValue={comment}
              onBlur={({ target }) => {
                const typed = target.value.trim();
                if (typed !== comment && (typed !== "" || rating !== null))
                  void give({ rating, comment: typed });
              }}
              className={fieldClass}
            />
          </label>
          {/* Takes no room: a line that comes once it is stored would move what is pressed next. */}
          {unsent.length > 0 ? (
            <p className="absolute top-0 right-0 text-sm text-slate">{perform.savedOnPhone}</p>
          ) : null}
        </div>
        <AttachedFiles files={item.photos} address="/office/files" />
        <ItemPhotos
          itemId={id}
          inspectionId={inspection.id}
          isStoring={state.isStoring}
          previews={unsent.flatMap((entry) => state.previews.get(entry.id) ?? [])}
        />
        {isFull ? (
          <p role="alert" className="mt-1 text-sm font-medium text-error">
            {perform.full}
          </p>
        ) : null}
      </fieldset>
    </div>
  );
}

const isAbout = (act: InspectionAct, id: string): boolean =>
  act.kind === "rest"
    ? act.answers.some(({ itemId }) => itemId === id)
    : act.kind !== "finish" && act.itemId === id;

/** Two people have rated it without knowing of each other: both stand until one of them decides. */
function Versions({ item: { answers } }: Pick<PerformItemProps, "item">) {
  const { perform } = useMessages(inspectionMessages);
  if (!isContested(answers)) return null;
  return (
    <div className="mt-2 rounded-md border-2 border-dawn p-3 text-sm">
      <p className="font-semibold">{perform.twoAnswers}</p>
      <ul className="mt-1">
        {standing(answers).map(({ id, label, comment, by, time }) => (
          <li key={id}>
            {[label, comment].filter(Boolean).join(": ")}
            <span className="text-slate">
              {" "}
              {[by || perform.you, time].filter(Boolean).join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
