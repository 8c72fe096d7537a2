import { photoLimits } from "#platform/files/file-types.ts";
import { AssignForm } from "#platform/forms/assign-form.tsx";
import { Command, CommandPanel, OpenedCommand } from "#platform/forms/commands.tsx";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import type { ButtonLook } from "#ui/button.tsx";
import { PhotoField } from "#ui/form/photo-field.tsx";
import type { DetailData } from "./detail.server.ts";
import { DuplicateForm, PriorityForm } from "./direct-forms.tsx";
import type { WorkOrderCommand } from "./work-order-commands.ts";
import { sourceLabels } from "./work-order-types.ts";

interface TextCommandFormProps {
  command: string;
  label: string;
  /** Name of what is written. */
  field: "reason" | "remark";
  question: string;
  look: ButtonLook;
  /** Where photos that may come with it are sent. */
  photosTo?: string | undefined;
  answer: FormAnswer | undefined;
}

/** A command with something to say: answer and change of state in one. */
const TextCommandForm = ({
  command,
  label,
  field,
  question,
  look,
  photosTo,
  answer,
}: TextCommandFormProps) => (
  <OpenedCommand
    step={command}
    label={label}
    look={look}
    answer={answer}
    takesFiles={photosTo !== undefined}
  >
    {(formAnswer) => (
      <>
        <NotesField
          id={`${command}-text`}
          label={question}
          name={field}
          rows={3}
          maxLength={5_000}
          answer={formAnswer}
        />
        {photosTo ? (
          <PhotoField
            id={`${command}-photos`}
            label="Photos (optional)"
            address={photosTo}
            limits={photoLimits}
            values={formAnswer?.values ?? {}}
            error={formAnswer?.errors.photos}
          />
        ) : null}
      </>
    )}
  </OpenedCommand>
);

interface WorkOrderCommandsProps {
  data: DetailData;
  answer: FormAnswer | undefined;
}

/** What can be done in this state: the one that is next first; every button a plain form. */
export function WorkOrderCommands({ data, answer }: WorkOrderCommandsProps) {
  const { commands } = data;
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
    <CommandPanel
      problem={isOfCommand ? answer.problem : undefined}
      className="items-start border-line has-[form,p:not(:empty)]:border-y has-[form,p:not(:empty)]:py-4"
    >
      {plain.map(({ command, label }) => (
        <Command
          key={command}
          fields={{ step: command }}
          look={look(command)}
          shortcut={look(command) === "primary" ? "answer" : undefined}
        >
          {label}
        </Command>
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
      {has("cancel") ? (
        <OpenedCommand
          step="cancel"
          label="Cancel this work order"
          look="bare"
          submit="Yes, cancel it"
          answer={answer}
        >
          <p className="text-sm">Cancel it? No one will come. You can undo this for ten seconds.</p>
        </OpenedCommand>
      ) : null}
      {has("assign") ? <AssignForm data={data} labelClass="sr-only" /> : null}
      {has("prioritize") ? <PriorityForm data={data} answer={answer} /> : null}
      {has("mark-duplicate") ? <DuplicateForm answer={answer} /> : null}
      <p className="w-full text-sm text-slate empty:hidden">{waits}</p>
    </CommandPanel>
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
