import { useEffect, useRef, useState } from "react";
import { Command, HiddenFields } from "#platform/forms/commands.tsx";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import type { OfflineState } from "#platform/offline/offline-state.ts";
import { PhotoForm, PhotoPreviews } from "#platform/offline/photo-form.tsx";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { fieldClass } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { CompactButtonLink } from "#ui/links.tsx";
import type { InspectionAct } from "../inspection-forms.ts";
import type { InspectionItemView, InspectionView } from "../inspection-view.server.ts";
import { inspectionMessages } from "../messages.ts";
import { isFailed } from "../scoring.ts";
import { isContested, standing } from "../standing-answers.ts";
import { giveAnswer, givePhotos, headsOf } from "./phone/give.ts";
import type { PhoneData } from "./phone.server.ts";
import type { SeenAnswer } from "./posted-area.ts";

interface OfficeItemCommandsProps {
  item: InspectionItemView;
  ratings: InspectionView["ratings"];
  answer: FormAnswer | undefined;
}

/** Staff have commands on an item that failed, or that the client has written about. */
export function OfficeItemCommands({ item, ratings, answer }: OfficeItemCommandsProps) {
  const { id, deficiency, remarks } = item;
  const { commands } = useMessages(inspectionMessages);
  const isAsked = remarks.length > 0;
  if (deficiency === null && !isAsked) return null;
  return (
    <div className="mt-2 flex flex-wrap items-start gap-3">
      {deficiency?.step === "to-order" ? (
        <Command fields={{ step: "order", item: id }} look="primary">
          {commands.createWorkOrder}
        </Command>
      ) : null}
      {deficiency?.orderId ? (
        <CompactButtonLink to={`/office/work-orders/${deficiency.orderId}`}>
          {deficiency.orderLabel}
        </CompactButtonLink>
      ) : null}
      {deficiency?.step === "to-reinspect" ? (
        <fieldset className="w-full">
          <legend className="mb-1.5 text-sm font-semibold">{commands.reinspection}</legend>
          <div className="flex flex-wrap gap-2">
            {ratings
              .filter(({ rating }) => rating !== "na")
              .map(({ rating, label }) => (
                <Command
                  key={rating}
                  fields={{ step: "reinspect", item: id, rating }}
                  className="min-h-12"
                >
                  {label}
                </Command>
              ))}
          </div>
        </fieldset>
      ) : null}
      {isAsked ? (
        <AnswerForm id={id} answer={answer?.values.item === id ? answer : undefined} />
      ) : null}
    </div>
  );
}

function AnswerForm({ id, answer }: { id: string; answer: FormAnswer | undefined }) {
  const { commands } = useMessages(inspectionMessages);
  return (
    <PostForm answer={answer} noValidate className="flex w-full flex-col items-start gap-2">
      <HiddenFields fields={{ step: "remark", item: id }} />
      <NotesField
        id={`answer-${id}`}
        label={commands.answer}
        help={commands.answerHelp}
        name="text"
        rows={2}
        maxLength={500}
      />
      <CompactSubmitButton look="outline">{commands.sendAnswer}</CompactSubmitButton>
    </PostForm>
  );
}

interface ItemPhotosProps {
  inspectionId: string;
  itemId: string;
  isStoring: boolean | undefined;
  /** URLs of photos that are still on this phone. */
  previews: readonly string[];
}

/** Adds photos to an item, and shows those that are still on this phone. */
function ItemPhotos({ inspectionId, itemId, isStoring, previews }: ItemPhotosProps) {
  const { perform } = useMessages(inspectionMessages);
  return (
    <>
      <PhotoForm
        fields={{ step: "photos", item: itemId }}
        isStoring={isStoring}
        texts={{
          add: perform.addPhotos,
          storing: perform.storing,
          send: perform.sendPhotos,
          notStored: perform.photoNotStored,
        }}
        onAdd={(files) => givePhotos(inspectionId, itemId, files)}
        className="mt-3"
      />
      <PhotoPreviews previews={previews.map((address) => ({ id: address, address }))} />
    </>
  );
}

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
  const commentField = useRef<HTMLInputElement>(null);
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
          {ratings.map((choice) => (
            <label
              key={choice.rating}
              className="flex min-h-12 cursor-pointer items-center justify-center rounded-md border border-field px-2 text-center text-sm font-semibold has-checked:border-teal has-checked:bg-teal has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
            >
              <input
                form={formId}
                type="radio"
                name={`rating.${id}`}
                value={choice.rating}
                checked={choice.rating === chosen}
                onChange={() => {
                  setChosen(choice.rating);
                  // What was typed just before may not be on the screen yet as it was stored.
                  const typed = commentField.current?.value.trim() ?? comment;
                  void give({ rating: choice.rating, comment: typed });
                }}
                className="sr-only"
              />
              <span>
                <span className="block">{choice.label}</span>
                {choice.percent === undefined ? null : (
                  <span className="block text-xs font-normal tabular-nums">{choice.percent}%</span>
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
              ref={commentField}
              form={formId}
              name={`comment.${id}`}
              maxLength={500}
              defaultValue={comment}
              onBlur={({ target }) => {
                const typed = target.value.trim();
                if (typed !== comment) void give({ rating, comment: typed });
              }}
              className={fieldClass}
            />
          </label>
          {/* It has no height: a line that appeared on saving would move the next button. */}
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
