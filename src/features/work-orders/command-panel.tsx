import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { type ButtonLook, buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import type { DetailData } from "./detail.server.ts";
import { AssignForm, DuplicateForm, PriorityForm } from "./direct-forms.tsx";
import { TextCommandForm, type TextCommandFormProps } from "./text-command-form.tsx";
import type { WorkOrderCommand } from "./work-order-commands.ts";
import { sourceLabels } from "./work-order-types.ts";

interface CommandPanelProps {
  data: DetailData;
  answer: FormAnswer | undefined;
}

/** What can be done in this state: the one that is next first; every button a plain form. */
export function CommandPanel({ data, answer }: CommandPanelProps) {
  const { commands } = data;
  const section = useRef<HTMLElement>(null);
  useFocusAfterSaving(section);
  const has = (command: WorkOrderCommand) => commands.includes(command);
  const next = order.find(has);
  const look = (command: WorkOrderCommand): ButtonLook =>
    command === next ? "primary" : "outline";
  const plain = plainCommands.filter(({ command }) => has(command));
  const written = textCommands.filter(({ command }) => has(command));
  const isOfCommand = answer !== undefined && answer.values.step !== "comment";
  const isReported = data.source === sourceLabels.occupant;
  const waits = waiting(data);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Next steps"
      className="mt-6 flex flex-wrap items-start gap-3 border-line has-[form,p:not(:empty)]:border-y has-[form,p:not(:empty)]:py-4"
    >
      <Problem text={isOfCommand ? answer.problem : undefined} />
      {plain.map(({ command, label }) => (
        <PlainCommandForm key={command} command={command} look={look(command)}>
          {label}
        </PlainCommandForm>
      ))}
      {written.map((one) => (
        <TextCommandForm
          key={one.command}
          {...one}
          look={look(one.command)}
          question={one.command === "finish" && isReported ? questionToReporter : one.question}
          photosTo={withPhotos.includes(one.command) ? data.view.filesPath : undefined}
          answer={answer}
        />
      ))}
      {has("cancel") ? <CancelCommandForm /> : null}
      {has("assign") ? <AssignForm data={data} answer={answer} /> : null}
      {has("prioritize") ? <PriorityForm data={data} answer={answer} /> : null}
      {has("mark-duplicate") ? <DuplicateForm data={data} answer={answer} /> : null}
      <p className="w-full text-sm text-slate empty:hidden">{waits}</p>
    </section>
  );
}

/** The first of these that can be taken is what is next. */
const order: readonly WorkOrderCommand[] = ["accept", "acknowledge", "resume", "start", "finish"];

const plainCommands: readonly { command: WorkOrderCommand; label: string }[] = [
  { command: "accept", label: "Accept the work" },
  { command: "acknowledge", label: "Acknowledge" },
  { command: "resume", label: "Resume work" },
  { command: "start", label: "Start work" },
];

const textCommands: readonly (Pick<TextCommandFormProps, "label" | "field" | "question"> & {
  command: WorkOrderCommand;
})[] = [
  {
    command: "finish",
    label: "Mark as done",
    field: "remark",
    question: "What was done (the client sees it)",
  },
  {
    command: "hold",
    label: "Put on hold",
    field: "reason",
    question: "What we’re waiting for (the client sees it)",
  },
  {
    command: "decline",
    label: "Decline",
    field: "reason",
    question: "Why it can’t be done (the client sees it)",
  },
  { command: "reopen", label: "Reopen", field: "reason", question: "What’s missing" },
];

const withPhotos: readonly WorkOrderCommand[] = ["finish", "reopen"];

const questionToReporter =
  "What was done (seen by the client and by whoever reported it, so no names)";

function waiting({ view, state, clocks }: DetailData): string {
  if (state === "done" && view.audience === "staff") return "Waiting for the client to accept it.";
  if (state === "new" && view.audience === "client" && answersBy(clocks))
    return `We’ll respond by ${answersBy(clocks)}.`;
  if (state === "accepted") return "Accepted. There’s nothing left to do.";
  return "";
}

/** Only while an answer is due: the clock itself tells of one that is late or was given. */
const answersBy = (clocks: DetailData["clocks"]): string | undefined =>
  clocks.find(({ name, state, isLate }) => name === "response" && state === "running" && !isLate)
    ?.due?.full;

/** Asks first, also without scripts: the button that does it is inside. */
function CancelCommandForm() {
  const isSaving = useNavigation().formData?.get("step") === "cancel";
  return (
    <details className="group open:w-full">
      <summary className={`${buttonClass("bare", "", "compact")} group-open:mb-3`}>
        Cancel this work order
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="flex max-w-xl flex-col items-start gap-3 rounded-md bg-sand p-4 text-sm"
      >
        <AttemptField />
        <input type="hidden" name="step" value="cancel" />
        <p>Cancel it? No one will come. You can undo this for ten seconds.</p>
        <button type="submit" className={buttonClass("primary", "", "compact")} disabled={isSaving}>
          {isSaving ? "Saving…" : "Yes, cancel it"}
        </button>
      </Form>
    </details>
  );
}

interface PlainCommandFormProps {
  command: WorkOrderCommand;
  look: ButtonLook;
  children: ReactNode;
}

function PlainCommandForm({ command, look, children }: PlainCommandFormProps) {
  const isSaving = useNavigation().formData?.get("step") === command;
  return (
    <Form method="post" preventScrollReset>
      <AttemptField />

      <input type="hidden" name="step" value={command} />
      <button
        type="submit"
        className={buttonClass(look, "", "compact")}
        data-shortcut={look === "primary" ? "answer" : undefined}
        disabled={isSaving}
      >
        {isSaving ? "Saving…" : children}
      </button>
    </Form>
  );
}

/** The pressed button was disabled and may be gone: without this, keys would begin at the top again. */
function useFocusAfterSaving(section: RefObject<HTMLElement | null>): void {
  const isSaving = useNavigation().formData?.has("step") ?? false;
  const wasSaving = useRef(false);
  useEffect(() => {
    if (wasSaving.current && !isSaving && document.activeElement === document.body)
      section.current?.focus();
    wasSaving.current = isSaving;
  }, [isSaving, section]);
}
