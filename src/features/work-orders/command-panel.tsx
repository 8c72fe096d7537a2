import { photoLimits } from "#platform/files/file-types.ts";
import { AssignForm } from "#platform/forms/assign-form.tsx";
import { Command, CommandPanel, HiddenFields, OpenedCommand } from "#platform/forms/commands.tsx";
import { NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import type { ButtonLook } from "#ui/button.tsx";
import { selectClass } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { faultId } from "#ui/form/fault-id.ts";
import { PhotoField } from "#ui/form/photo-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import type { DetailData } from "./detail-screen.server.ts";
import { workOrderMessages } from "./messages.ts";
import type { WorkOrderCommand } from "./work-order-types.ts";

// Forms that set the priority, or join the work order to an earlier one.

interface DirectFormProps {
  data: DetailData;
  answer: FormAnswer | undefined;
}

function PriorityForm({ data: { priority, priorities }, answer }: DirectFormProps) {
  const place = usePlace();
  const { commands } = useMessages(workOrderMessages);
  const priorityAnswer = answer?.values.step === "prioritize" ? answer : undefined;
  const error = priorityAnswer?.errors.priority;
  return (
    // Follows what others do meanwhile.
    <PostForm
      answer={priorityAnswer}
      key={`${place} ${priority}`}
      preventScrollReset
      className="flex min-w-0 flex-wrap items-end gap-2"
    >
      <SeenFields stored={{ priority }} />

      <HiddenFields fields={{ step: "prioritize" }} />
      <label id={error && faultId("priority")} className="min-w-0">
        <span className="sr-only">{commands.priority}</span>
        <select
          name="priority"
          defaultValue={priorityAnswer?.values.priority || priority}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "priority-note" : undefined}
          className={selectClass}
        >
          {priorities.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <CompactSubmitButton look="outline">{commands.change}</CompactSubmitButton>
      {error ? (
        <p id="priority-note" className="w-full text-sm font-medium text-error">
          {error}
        </p>
      ) : null}
    </PostForm>
  );
}

function DuplicateForm({ answer }: Pick<DirectFormProps, "answer">) {
  const { duplicate, numberToKeep, numberPlaceholder } = useMessages(workOrderMessages).commands;
  return (
    <OpenedCommand step="mark-duplicate" label={duplicate} look="bare" answer={answer}>
      <TextField
        id="duplicate-number"
        label={numberToKeep}
        name="number"
        placeholder={numberPlaceholder}
        maxLength={20}
        autoCapitalize="characters"
      />
    </OpenedCommand>
  );
}

interface TextCommandFormProps {
  command: string;
  label: string;
  /** Name of what is written. */
  field: "reason" | "remark";
  question: string;
  look: ButtonLook;
  /** The address to which photos are sent; absent if the command allows none. */
  photosTo?: string | undefined;
  answer: FormAnswer | undefined;
}

/** A command with something to say: answer and change of state in one. */
function TextCommandForm(props: TextCommandFormProps) {
  const { command, label, field, question, look, photosTo, answer } = props;
  const { photos } = useMessages(workOrderMessages);
  return (
    <OpenedCommand
      step={command}
      label={label}
      look={look}
      answer={answer}
      takesFiles={photosTo !== undefined}
    >
      <NotesField id={`${command}-text`} label={question} name={field} rows={3} maxLength={5_000} />
      {photosTo ? (
        <PhotoField
          id={`${command}-photos`}
          label={photos}
          address={photosTo}
          limits={photoLimits}
        />
      ) : null}
    </OpenedCommand>
  );
}

interface WorkOrderCommandsProps {
  data: DetailData;
  answer: FormAnswer | undefined;
}

/**
 * Commands that fit the state, the next step first. Each button is a plain form, and works without scripts.
 */
export function WorkOrderCommands({ data, answer }: WorkOrderCommandsProps) {
  const { commands } = data;
  const messages = useMessages(workOrderMessages);
  const has = (command: WorkOrderCommand) => commands.includes(command);
  const next = order.find(has);
  const look = (command: WorkOrderCommand): ButtonLook =>
    command === next ? "primary" : "outline";
  const plain = plainCommands.filter(has);
  const written = textCommands.filter(({ command }) => has(command));
  const isOfCommand = answer !== undefined && answer.values.step !== "comment";
  const questionOf = (command: TextCommand) =>
    command === "finish" && data.isReportedByOccupant
      ? messages.questions.finishReported
      : messages.questions[command];
  const waits = waiting(data, messages.waits);
  return (
    <CommandPanel
      problem={isOfCommand ? answer.problem : undefined}
      className="items-start border-line has-[form,p:not(:empty)]:border-y has-[form,p:not(:empty)]:py-4"
    >
      {plain.map((command) => (
        <Command
          key={command}
          fields={{ step: command }}
          look={look(command)}
          shortcut={look(command) === "primary" ? "answer" : undefined}
        >
          {messages.commands[command]}
        </Command>
      ))}
      {written.map((command) => (
        <TextCommandForm
          key={command.command}
          {...command}
          label={messages.commands[command.command]}
          look={look(command.command)}
          question={questionOf(command.command)}
          photosTo={withPhotos.includes(command.command) ? data.view.filesPath : undefined}
          answer={answer}
        />
      ))}
      {has("cancel") ? (
        <OpenedCommand
          step="cancel"
          label={messages.commands.cancel}
          look="bare"
          submit={messages.commands.cancelYes}
          answer={answer}
        >
          <p className="text-sm">{messages.commands.cancelNote}</p>
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

const plainCommands = [
  "accept",
  "acknowledge",
  "resume",
  "start",
] as const satisfies readonly WorkOrderCommand[];

type TextCommand = "finish" | "hold" | "decline" | "reopen";

const textCommands: readonly { command: TextCommand; field: TextCommandFormProps["field"] }[] = [
  { command: "finish", field: "remark" },
  { command: "hold", field: "reason" },
  { command: "decline", field: "reason" },
  { command: "reopen", field: "reason" },
];

const withPhotos: readonly WorkOrderCommand[] = ["finish", "reopen"];

function waiting(
  { view, state, clocks }: DetailData,
  waits: ReturnType<typeof workOrderMessages>["waits"],
): string | undefined {
  if (state === "done" && view.audience === "staff") return waits.forAcceptance;
  const time = state === "new" && view.audience === "client" ? answersBy(clocks) : undefined;
  if (time !== undefined) return waits.forResponse({ time });
  return state === "accepted" ? waits.forNothing : undefined;
}

/** Undefined unless an answer is due: the clock itself reports one that is late or was given. */
const answersBy = (clocks: DetailData["clocks"]): string | undefined =>
  clocks.find(({ name, state, isLate }) => name === "response" && state === "running" && !isLate)
    ?.due?.full;
