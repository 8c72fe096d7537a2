import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command, HiddenFields, OpenedCommand } from "#platform/forms/commands.tsx";
import { ChoiceField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { PageProblem, Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { CompactButtonLink, TallTextLink, TextLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { AnchorSection, TitledSection } from "#ui/titled-section.tsx";
import { startUpPlanMessages } from "../messages.ts";
import { PromisedTaskFields } from "../promised-task-fields.tsx";
import { maxTask } from "../promised-tasks.ts";
import type { StartUpTaskView } from "../start-up-plan-views.server.ts";
import { StartUpTaskList } from "../start-up-task-list.tsx";
import type { Route } from "./+types/plan-page.ts";
import { handlePlanForm, type PlanData, readPlanPage } from "./plan-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readPlanPage(route);

export const action = (route: ActionFunctionArgs) => handlePlanForm(route);

export const meta = pageMetaIn((language, data: PlanData | undefined) => {
  const { pageTitle, title } = startUpPlanMessages(language);
  return data ? pageTitle({ facility: data.facilityName }) : title;
});

export default function PlanPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const messages = useMessages(startUpPlanMessages);
  const { plan, mayChange, facilityName, clientName } = data;
  useLiveRead(["start-up-plan"], { facilityId: data.facilityId });
  return (
    <>
      <BackLink to={data.facilityPath}>{facilityName}</BackLink>
      <PageTitle>{messages.title}</PageTitle>
      {plan ? (
        <p className="mt-1 text-lead wrap-anywhere text-slate">
          {messages.facts({ client: clientName, day: plan.firstDay })}
        </p>
      ) : (
        <p className="mt-3 text-sm">{messages.noPlan}</p>
      )}
      <PageProblem text={answer?.problem} />
      {plan ? <Plan data={data} plan={plan} answer={answer} /> : null}
      {!plan && mayChange ? <MakePlan data={data} answer={answer} /> : null}
    </>
  );
}

interface PartProps {
  data: PlanData;
  answer: FormAnswer | undefined;
}

function Plan({ data, plan, answer }: PartProps & { plan: NonNullable<PlanData["plan"]> }) {
  const { office } = useMessages(startUpPlanMessages);
  const { mayChange } = data;
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">{plan.progress}</p>
        {mayChange ? <p className="mt-1 mb-5 text-sm text-slate">{office.lead}</p> : null}
        <StartUpTaskList
          plan={plan}
          level={2}
          {...(mayChange && { commands: (task) => <TaskCommands task={task} answer={answer} /> })}
        />
      </div>
      {mayChange ? (
        <div className="flex min-w-0 flex-col gap-9">
          <TaskFields data={data} answer={answer} />
          <FirstDay data={data} plan={plan} />
          <p className="text-sm">
            <TallTextLink to="/office/clients/start-up-tasks">{office.allTasks}</TallTextLink>
          </p>
          <RecordHistory history={data.history} />
        </div>
      ) : null}
    </div>
  );
}

interface TaskCommandsProps {
  task: StartUpTaskView;
  answer: FormAnswer | undefined;
}

function TaskCommands({ task: { id, task, isDone, isPromised }, answer }: TaskCommandsProps) {
  const { office } = useMessages(startUpPlanMessages);
  return (
    <>
      {isDone ? (
        <Command
          fields={{ step: "reopen", taskId: id }}
          look="bare"
          name={office.undoNamed({ task })}
        >
          {office.undo}
        </Command>
      ) : (
        <Command fields={{ step: "done", taskId: id }} name={office.doneNamed({ task })}>
          {office.done}
        </Command>
      )}
      <CompactButtonLink
        to={`?task=${id}#task-form`}
        preventScrollReset
        aria-label={office.editNamed({ task })}
        look="bare"
      >
        {office.edit}
      </CompactButtonLink>
      {isPromised ? (
        <OpenedCommand
          step="remove"
          label={office.remove}
          look="bare"
          submit={office.doRemove}
          answer={answer?.values.taskId === id ? answer : undefined}
          group="remove"
        >
          <HiddenFields fields={{ taskId: id, isPromiseSeen: "true" }} />
          <p className="text-sm">{office.removePromised}</p>
        </OpenedCommand>
      ) : (
        <Command
          fields={{ step: "remove", taskId: id }}
          look="bare"
          name={office.removeNamed({ task })}
        >
          {office.remove}
        </Command>
      )}
    </>
  );
}

/** Adds a task, or changes the one that was chosen. */
function TaskFields({ data, answer }: PartProps) {
  const { office } = useMessages(startUpPlanMessages);
  const place = usePlace();
  const step = answer?.values.step;
  const formAnswer = step === "add" || step === "change" ? answer : undefined;
  const taskId = (step === "change" && answer?.values.taskId) || data.edited;
  const stored = taskId === undefined ? undefined : data.stored[taskId];
  const texts = stored ?? { task: "", dueOn: "", assignedTo: "" };
  return (
    <AnchorSection id="task-form" title={stored ? office.change : office.add}>
      <PostForm
        answer={formAnswer}
        key={`${place} ${taskId ?? ""}`}
        action={data.edited ? `${data.path}?task=${data.edited}` : data.path}
        preventScrollReset
        noValidate
        className="mt-3 flex max-w-xl flex-col items-start gap-4"
      >
        <HiddenFields fields={stored && taskId ? { step: "change", taskId } : { step: "add" }} />
        {stored ? <SeenFields stored={stored} /> : null}
        <TextField name="task" label={office.task} maxLength={maxTask} value={texts.task} />
        <TextField name="dueOn" type="date" label={office.dueOn} value={texts.dueOn} />
        <ChoiceField
          name="assignedTo"
          label={office.assignedTo}
          prompt={office.nobody}
          options={data.people}
          value={texts.assignedTo}
        />
        <CompactSubmitButton>{stored ? office.save : office.add}</CompactSubmitButton>
      </PostForm>
      {stored ? (
        <Link to={data.path} preventScrollReset className={`${tallTextLinkClass} mt-2 text-sm`}>
          {office.addInstead}
        </Link>
      ) : null}
    </AnchorSection>
  );
}

/** Another first day is looked at first: what would move, and then the button that moves exactly that. */
function FirstDay({
  data,
  plan,
}: Pick<PartProps, "data"> & { plan: NonNullable<PlanData["plan"]> }) {
  const { move: texts } = useMessages(startUpPlanMessages);
  const { move, moveProblem } = data;
  return (
    <AnchorSection id="first-day" title={texts.title}>
      <p className="mt-1 text-sm text-slate">{texts.note({ day: plan.firstDay })}</p>
      <Form
        key={data.firstDay}
        action={`${data.path}#first-day`}
        preventScrollReset
        className="mt-3 flex max-w-xl flex-col items-start gap-3"
      >
        <TextField
          name="firstDay"
          type="date"
          label={texts.startsOn}
          value={data.firstDay}
          answer={undefined}
        />
        <CompactSubmitButton look="outline">{texts.preview}</CompactSubmitButton>
      </Form>
      <div className="mt-3 empty:hidden">
        <Problem text={moveProblem} />
      </div>
      {move ? (
        <div role="status" className="mt-4 rounded-md bg-sand p-4 text-sm">
          <MovePreview move={move} data={data} />
        </div>
      ) : (
        <DaysThatStay data={data} level="h3" />
      )}
    </AnchorSection>
  );
}

/** Contract, scope and billing, as far as they keep a day that was the first one before. */
function DaysThatStay({ data, level: Heading }: Pick<PartProps, "data"> & { level: "h3" | "h4" }) {
  const { stays: texts } = useMessages(startUpPlanMessages);
  if (data.stays.length === 0) return null;
  return (
    <div className="mt-4 text-sm">
      <Heading className="font-semibold">{texts.title}</Heading>
      <ul className="mt-2 list-disc pl-5 wrap-anywhere tabular-nums">
        {data.stays.map(({ id, text, to }) => (
          <li key={id}>
            <RichText
              text={text}
              tags={{
                link: (words) => <TextLink to={to}>{words}</TextLink>,
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MovePreviewProps {
  move: NonNullable<PlanData["move"]>;
  data: PlanData;
}

function MovePreview({ move, data }: MovePreviewProps) {
  const { move: texts } = useMessages(startUpPlanMessages);
  return (
    <>
      <h3 className="font-semibold tabular-nums">{move.heading}</h3>
      <ul className="mt-2 list-disc pl-5 wrap-anywhere tabular-nums empty:hidden">
        {move.tasks.map(({ id, text }) => (
          <li key={id}>
            <Written words={text} />
          </li>
        ))}
      </ul>
      <p className="mt-2 empty:hidden">{move.stay}</p>
      <p className="mt-2">{move.schedules}</p>
      <ul className="mt-2 list-disc pl-5 wrap-anywhere tabular-nums empty:hidden">
        {move.laterVisits.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <p className="mt-2 tabular-nums empty:hidden">{move.scope}</p>
      <DaysThatStay data={data} level="h4" />
      {data.hasOthers ? <p className="mt-2">{texts.othersStay}</p> : null}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Command
          fields={{ step: "move", startsOn: move.to, seen: move.fingerprint }}
          look="primary"
        >
          {move.submit}
        </Command>
        <CompactButtonLink to={data.path} preventScrollReset look="bare">
          {texts.leave}
        </CompactButtonLink>
      </div>
    </>
  );
}

/** Only a facility that was not made from a signed proposal needs this. */
function MakePlan({ data, answer }: PartProps) {
  const { make, rows } = useMessages(startUpPlanMessages);
  const place = usePlace();
  return (
    <TitledSection titleId="make-title" title={make.title} className="mt-6 max-w-3xl">
      <p className="mt-1 text-sm text-slate">{make.note}</p>
      <PostForm
        answer={answer}
        key={place}
        action={data.path}
        noValidate
        className="mt-4 flex flex-col items-start gap-5"
      >
        <HiddenFields fields={{ step: "make" }} />
        <div className="w-full sm:max-w-xs">
          <TextField name="startsOn" type="date" label={make.startsOn} value={data.today} />
        </div>
        <p className="text-sm text-slate">{rows.note}</p>
        <PromisedTaskFields texts={data.texts} answer={answer} />
        <CompactSubmitButton>{make.submit}</CompactSubmitButton>
      </PostForm>
    </TitledSection>
  );
}
