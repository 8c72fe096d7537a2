import { useEffect, useId, useReducer, useRef, useState } from "react";
import { newRowId } from "#platform/forms/new-row-id.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { readDrawing, roomIds } from "../drawing-texts.ts";
import { maxPlanName, maxRooms } from "../floor-plan-types.ts";
import { floorPlanMessages } from "../messages.ts";
import type { PlanData } from "../office/plan-pages.server.ts";
import {
  planFieldsIn,
  readTracedChanges,
  seenOf,
  sentOf,
  type TracedChanges,
  tracedChangesText,
} from "../traced-changes.ts";
import { announcementText } from "./announcement-text.ts";
import { PlanCanvas } from "./plan-canvas.tsx";
import { RoomList } from "./room-list.tsx";
import { beginTrace, changesOf, type NewRoom, type TraceState, trace } from "./trace-state.ts";
import { TraceToolbar } from "./trace-toolbar.tsx";

interface PlanEditorProps {
  data: PlanData;
  /** The answer to the form of the plan, if it came back. */
  answer: FormAnswer | undefined;
}

/** One pixel, where no picture is there: nothing is traced then. */
const nothing = { width: 1, height: 1 };

function begin({ data, answer }: PlanEditorProps): TraceState {
  const state = beginTrace(data.stored, data.picture ?? nothing);
  return answer === undefined ? state : trace(state, { do: "restore", changes: changesIn(answer) });
}

/** The sent changes stay on top of the values that the answer gives as stored by now. */
function changesIn({ values }: FormAnswer): TracedChanges {
  const traced = readTracedChanges(values.traced ?? "") ?? { fields: {}, shape: "" };
  const seenFields = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith("seen.") ? [[name.slice("seen.".length), value] as const] : [],
  );
  const was = { ...seenOf(traced), ...Object.fromEntries(seenFields) };
  const is = { ...planFieldsIn(values), ...sentOf(traced) };
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const fields = names.map((name) => {
    const before = was[name] ?? "";
    return [name, [before, is[name] ?? before] as const] as const;
  });
  return { fields: Object.fromEntries(fields), shape: traced.shape };
}

/** A plan with its scale and rooms: traced with our script, typed without it; one form for both. */
export function PlanEditor({ data, answer }: PlanEditorProps) {
  const language = useLanguage();
  const messages = floorPlanMessages(language);
  const [state, dispatch] = useReducer(trace, { data, answer }, begin);
  const [isReady, setReady] = useState(false);
  const [isSnapping, setSnapping] = useState(true);
  const { stored, picture, mayChange } = data;
  useEffect(() => setReady(true), []);
  useEffect(() => dispatch({ do: "follow", stored }), [stored]);
  const { drawing } = readDrawing(state.texts, {
    size: picture ? state.size : undefined,
    language,
    areas: new Map(),
  });
  const changes = tracedChangesText(changesOf(state));
  const errors = answer?.errors ?? {};
  const helpId = useId();
  const rooms = roomIds(state.texts).length;
  const nextRoom = (): NewRoom => ({
    id: newRowId(),
    name: messages.plan.numberedRoom({ number: Math.min(rooms + 1, maxRooms) }),
  });
  return (
    <PostForm
      answer={answer}
      data-form-name="floor-plan"
      action={data.path}
      preventScrollReset
      noValidate
      className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]"
    >
      <input type="hidden" name="step" value="save" />
      {isReady ? null : <SeenFields stored={stored} />}
      <ChangesField
        text={changes}
        onRestore={(restored) => dispatch({ do: "restore", changes: restored })}
      />
      {picture && !picture.isHeld ? (
        <div className="flex min-w-0 flex-col gap-4">
          <PlanCanvas
            name={state.texts.planName ?? ""}
            address={picture.address}
            state={state}
            drawing={drawing}
            dispatch={mayChange && isReady ? dispatch : undefined}
            nextRoom={nextRoom}
            isSnapping={isSnapping}
            describedBy={helpId}
            toolbar={(view) =>
              mayChange && isReady ? (
                <>
                  <TraceToolbar state={state} dispatch={dispatch} nextRoom={nextRoom} view={view} />
                  <p className="mt-3 text-sm font-medium">
                    {state.texts["scale.line"] || state.tool === "scale"
                      ? messages.trace.steps[state.tool]
                      : messages.trace.scaleFirst}
                  </p>
                  {/* As high as its longest sentence on a phone, so that the plan stays in its place. */}
                  <p
                    role="status"
                    className="mt-1 min-h-12 text-sm text-slate tabular-nums sm:min-h-6"
                  >
                    {announcementText(state, drawing, language)}
                  </p>
                </>
              ) : null
            }
          />
          {mayChange ? (
            <>
              <noscript>
                <p className="text-sm">{messages.trace.needsScript}</p>
              </noscript>
              {isReady ? (
                <>
                  <ScaleField
                    value={state.texts["scale.length"] ?? ""}
                    hasLine={(state.texts["scale.line"] ?? "") !== ""}
                    error={errors["scale.length"] ?? errors["scale.line"]}
                    drawn={state.announcement?.what === "scale" ? state.announcement : undefined}
                    onType={(value) => dispatch({ do: "type", field: "scale.length", value })}
                  />
                  <label className="flex min-h-11 items-center gap-3 text-sm">
                    <input
                      type="checkbox"
                      checked={isSnapping}
                      onChange={({ target }) => setSnapping(target.checked)}
                      className="size-5 shrink-0 accent-teal"
                    />
                    {messages.trace.snap}
                  </label>
                </>
              ) : null}
              <details>
                <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-teal">
                  {messages.trace.keys}
                </summary>
                <p className="mt-1 max-w-[70ch] text-sm text-slate">{messages.trace.pointerHelp}</p>
                <p id={helpId} className="mt-2 max-w-[70ch] text-sm text-slate">
                  {messages.trace.help}
                </p>
              </details>
            </>
          ) : null}
        </div>
      ) : null}
      <div className="flex min-w-0 flex-col gap-6">
        {mayChange ? (
          <Field name="planName" id="plan-name" label={messages.plan.name} error={errors.planName}>
            {(control) => (
              <input
                type="text"
                name={isReady ? undefined : "planName"}
                autoComplete="off"
                maxLength={maxPlanName}
                value={state.texts.planName ?? ""}
                onChange={({ target }) =>
                  dispatch({ do: "type", field: "planName", value: target.value })
                }
                {...control}
                className={fieldClass}
              />
            )}
          </Field>
        ) : null}
        <RoomList
          state={state}
          drawing={drawing}
          errors={errors}
          dispatch={dispatch}
          nextRoom={nextRoom}
          blankRooms={data.blankRooms}
          mayChange={mayChange}
          isReady={isReady}
        />
        {mayChange ? (
          <div className="flex flex-wrap items-center gap-4">
            <CompactSubmitButton>{messages.plan.save}</CompactSubmitButton>
            {changes === "" ? null : <p className="text-sm text-slate">{messages.plan.notSaved}</p>}
          </div>
        ) : null}
      </div>
    </PostForm>
  );
}

interface ChangesFieldProps {
  text: string;
  onRestore(changes: TracedChanges): void;
}

/** All unsaved changes are one field of the form, so that its draft can restore them after a reload. */
function ChangesField({ text, onRestore }: ChangesFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (field.current === null || field.current.value === text) return;
    field.current.value = text;
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, [text]);
  return (
    <textarea
      ref={field}
      name="traced"
      hidden
      defaultValue=""
      onInput={({ currentTarget: { value } }) => {
        const restored = value === text ? undefined : readTracedChanges(value);
        if (restored) onRestore(restored);
      }}
    />
  );
}

interface ScaleFieldProps {
  value: string;
  hasLine: boolean;
  error: string | undefined;
  /** Its line, as soon as it is drawn. */
  drawn: object | undefined;
  onType(value: string): void;
}

/** Takes the focus once its line is drawn: the next thing to do is to type how long it is. */
function ScaleField({ value, hasLine, error, drawn, onType }: ScaleFieldProps) {
  const { trace } = floorPlanMessages(useLanguage());
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (drawn !== undefined) input.current?.focus();
  }, [drawn]);
  return (
    <div className="max-w-md">
      <Field id="scale-length" label={trace.scaleLength} error={error}>
        {(control) => (
          <input
            ref={input}
            type="text"
            autoComplete="off"
            value={value}
            disabled={!hasLine}
            onChange={({ target }) => onType(target.value)}
            {...control}
            className={fieldClass}
          />
        )}
      </Field>
    </div>
  );
}
