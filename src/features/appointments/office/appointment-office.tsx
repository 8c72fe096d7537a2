import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { wholeTimes } from "#platform/format/whole-times.ts";
import { OpenedCommand } from "#platform/forms/commands.tsx";
import {
  ChoiceField,
  NotesField,
  namedOptions,
  optionsOf,
  TextField,
} from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { languageNames } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { faultId } from "#ui/form/fault-id.ts";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { lengths, maxNote, maxPlace, slotRows } from "../appointment-types.ts";
import { appointmentMessages } from "../messages.ts";
import type { AppointmentOfficeData } from "./appointment-office.server.ts";

interface AppointmentOfficeProps {
  data: AppointmentOfficeData;
  answer: FormAnswer | undefined;
}

interface PageProps extends AppointmentOfficeProps {
  title: string;
}

/** The appointment of one subject: how it stands, what can be done, and when everybody is busy. */
export function AppointmentOffice({ data, answer, title }: PageProps) {
  const { office, own } = useMessages(appointmentMessages);
  const { done, isOpen, mayPlan, mayCancel, mayTurnOff, history } = data;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Link to="/office/appointments" className={`${tallTextLinkClass} text-sm`}>
        {own.title}
      </Link>
      <StatusNotice>{done && !answer ? office.done[done] : null}</StatusNotice>
      <PageProblem text={answer?.problem} />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <Current data={data} />
          {isOpen ? null : <p className="rounded-md bg-sand p-3 text-sm">{office.closed}</p>}
          {mayPlan || mayCancel || mayTurnOff ? <Commands data={data} answer={answer} /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-9">
          <Busy data={data} />
          {history.length > 0 ? <RecordHistory history={history} /> : null}
        </div>
      </div>
    </>
  );
}

function Current({ data: { current } }: { data: AppointmentOfficeData }) {
  const { standings, office } = useMessages(appointmentMessages);
  if (current === undefined) return <p className="text-sm">{standings.none}</p>;
  return (
    <div className="text-sm">
      <p className="font-semibold">{current.standing}</p>
      {current.time ? (
        <p className="mt-1 text-lead tabular-nums">{wholeTimes(current.time)}</p>
      ) : null}
      {current.lines.map((line) => (
        <p key={line} className="mt-1 wrap-anywhere text-slate">
          {line}
        </p>
      ))}
      {current.guestNote ? (
        <>
          <p className="mt-3">{office.guestWrote({ guest: current.guestName })}</p>
          <WrittenText
            text={current.guestNote}
            language={current.guestLanguage}
            className="mt-1 rounded-md bg-sand p-3 wrap-anywhere whitespace-pre-wrap"
          />
        </>
      ) : null}
      {current.slots.length > 0 ? (
        <>
          <h2 className="mt-4 font-semibold">{office.times}</h2>
          <ul className="mt-1 tabular-nums">
            {current.slots.map(({ id, text }) => (
              <li key={id} className="py-0.5">
                {wholeTimes(text)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

const group = "appointment";

function Commands({ data, answer }: AppointmentOfficeProps) {
  return (
    <div className="flex flex-wrap items-start gap-3 border-t border-line pt-5">
      {data.mayPlan ? <PlanCommands data={data} answer={answer} /> : null}
      {data.mayCancel ? <CancelCommand data={data} answer={answer} /> : null}
      {data.mayTurnOff ? <TurnOffCommand data={data} answer={answer} /> : null}
    </div>
  );
}

interface AppointmentCommandProps
  extends AppointmentOfficeProps,
    Pick<ComponentProps<typeof OpenedCommand>, "step" | "label" | "submit" | "look"> {
  children: (stepAnswer: FormAnswer | undefined) => ReactNode;
}

/** It sends what the page showed, so that the command can compare it with what is stored. */
const AppointmentCommand = ({ data, children, ...command }: AppointmentCommandProps) => (
  <OpenedCommand {...command} group={group} version={data.history.length}>
    {(stepAnswer) => (
      <>
        <SeenFields stored={data.seen} />
        {children(stepAnswer)}
      </>
    )}
  </OpenedCommand>
);

function PlanCommands({ data, answer }: AppointmentOfficeProps) {
  const { office } = useMessages(appointmentMessages);
  const { guest, email, isBooked, isOffered } = data;
  return (
    <>
      {isBooked ? null : email === "" ? (
        <p className="w-full rounded-md bg-sand p-3 text-sm">{office.noEmail({ name: guest })}</p>
      ) : (
        <AppointmentCommand
          step="offer"
          look={isOffered ? "outline" : "primary"}
          label={isOffered ? office.offerAgain : office.offer}
          submit={office.send}
          data={data}
          answer={answer}
        >
          {(stepAnswer) => (
            <>
              <p className="text-sm wrap-anywhere">
                {office.offerNote({ name: guest, email, language: data.language })}
              </p>
              {isOffered ? <p className="text-sm">{office.offerReplaces}</p> : null}
              <PlanFields data={data} answer={stepAnswer} form="offer">
                <SlotFields answer={stepAnswer} />
              </PlanFields>
            </>
          )}
        </AppointmentCommand>
      )}
      <AppointmentCommand
        step="book"
        label={isBooked ? office.move : office.book}
        submit={isBooked ? office.doMove : office.doBook}
        data={data}
        answer={answer}
      >
        {(stepAnswer) => (
          <>
            <p className="text-sm">
              {isBooked ? office.moveNote({ name: guest }) : office.bookNote}
            </p>
            <PlanFields data={data} answer={stepAnswer} form="book">
              <OneSlot data={data} />
            </PlanFields>
          </>
        )}
      </AppointmentCommand>
    </>
  );
}

function CancelCommand({ data, answer }: AppointmentOfficeProps) {
  const { office } = useMessages(appointmentMessages);
  const { isBooked } = data;
  return (
    <AppointmentCommand
      step="cancel"
      label={isBooked ? office.cancel : office.withdraw}
      submit={isBooked ? office.doCancel : office.doWithdraw}
      data={data}
      answer={answer}
    >
      {() => <Note data={data} form="cancel" />}
    </AppointmentCommand>
  );
}

function TurnOffCommand({ data, answer }: AppointmentOfficeProps) {
  const { office } = useMessages(appointmentMessages);
  return (
    <AppointmentCommand
      step="turn-off"
      label={office.turnOff}
      look="bare"
      submit={office.doTurnOff}
      data={data}
      answer={answer}
    >
      {() => <p className="text-sm wrap-anywhere">{office.turnOffNote({ name: data.guest })}</p>}
    </AppointmentCommand>
  );
}

interface FieldsProps {
  data: AppointmentOfficeData;
  answer: FormAnswer | undefined;
  /** Prefix of the ids of its fields, because other forms of the page have the same names. */
  form: string;
}

function PlanFields({ data, answer, form, children }: FieldsProps & { children: ReactNode }) {
  const { office } = useMessages(appointmentMessages);
  const { stored } = data;
  return (
    <>
      <div className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2">
        <ChoiceField
          id={`${form}-host`}
          name="hostId"
          label={office.host}
          prompt={office.chooseHost}
          options={namedOptions(data.hosts)}
          value={stored.hostId}
        />
        <ChoiceField
          id={`${form}-minutes`}
          name="minutes"
          label={office.minutes}
          options={lengths.map((minutes) => ({
            value: String(minutes),
            label: office.minutesOf({ count: minutes }),
          }))}
          value={stored.minutes}
        />
      </div>
      <NotesField
        id={`${form}-place`}
        name="place"
        rows={2}
        maxLength={maxPlace}
        label={office.place}
        value={stored.place}
      />
      <ChoiceField
        id={`${form}-zone`}
        name="timeZone"
        label={office.timeZone}
        options={data.timeZones}
        value={stored.timeZone}
      />
      {children}
      <Overlap answer={answer} form={form} />
      <Note data={data} form={form} />
    </>
  );
}

const Note = ({ data, form }: Omit<FieldsProps, "answer">) => {
  const { office } = useMessages(appointmentMessages);
  const { guest, language, noteLanguages } = data;
  return (
    <>
      <NotesField
        id={`${form}-note`}
        name="note"
        rows={3}
        maxLength={maxNote}
        label={office.note({ name: guest })}
        help={office.noteHelp}
      />
      {noteLanguages.length > 0 ? (
        <ChoiceField
          id={`${form}-note-language`}
          name="noteLanguage"
          label={office.noteLanguage}
          help={office.noteLanguageHelp({ name: guest, language })}
          options={optionsOf(noteLanguages, languageNames)}
          value={data.stored.noteLanguage}
        />
      ) : null}
    </>
  );
};

const shownRows = 4;

function SlotFields({ answer }: { answer: FormAnswer | undefined }) {
  const { office } = useMessages(appointmentMessages);
  const more = slotRows.slice(shownRows);
  const isFilled = more.some(({ day, time }) => answer?.values[day] || answer?.values[time]);
  return (
    <>
      <SlotRows first={0} rows={slotRows.slice(0, shownRows)} />
      <details className="w-full" open={isFilled}>
        <summary className={`${tallTextLinkClass} cursor-pointer text-sm`}>
          {office.moreTimes}
        </summary>
        <div className="mt-3">
          <SlotRows first={shownRows} rows={more} />
        </div>
      </details>
    </>
  );
}

interface SlotRowsProps {
  first: number;
  rows: typeof slotRows;
}

function SlotRows({ first, rows }: SlotRowsProps) {
  const { office } = useMessages(appointmentMessages);
  return (
    <div className="grid w-full grid-cols-2 gap-3">
      {rows.flatMap(({ day, time }, index) => {
        const number = first + index + 1;
        return [
          <TextField
            key={day}
            id={`offer-${day}`}
            name={day}
            type="date"
            label={office.day({ number })}
          />,
          <TextField
            key={time}
            id={`offer-${time}`}
            name={time}
            type="time"
            label={office.time({ number })}
          />,
        ];
      })}
    </div>
  );
}

function OneSlot({ data: { stored } }: Pick<FieldsProps, "data">) {
  const { office } = useMessages(appointmentMessages);
  return (
    <div className="grid w-full grid-cols-2 gap-3">
      <TextField id="book-day" name="day.0" type="date" label={office.oneDay} value={stored.day} />
      <TextField
        id="book-time"
        name="time.0"
        type="time"
        label={office.oneTime}
        value={stored.time}
      />
    </div>
  );
}

/** Only needed if somebody is busy at that time. */
function Overlap({ answer, form }: { answer: FormAnswer | undefined; form: string }) {
  const { office } = useMessages(appointmentMessages);
  const clash = answer?.errors.overlap;
  if (clash === undefined) return null;
  return (
    <div id={faultId("overlap")} className="w-full rounded-md bg-error-tint p-3 text-sm">
      <p id={`${form}-clash`} role="alert" className="font-medium whitespace-pre-line text-error">
        {wholeTimes(clash)}
      </p>
      <label className="mt-2 flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="overlap"
          value="true"
          aria-describedby={`${form}-clash`}
          className="size-6 shrink-0"
        />
        {office.overlap}
      </label>
    </div>
  );
}

function Busy({ data: { busy } }: { data: AppointmentOfficeData }) {
  const { office } = useMessages(appointmentMessages);
  return (
    <TitledSection titleId="busy-title" title={office.busy} size="small">
      <p className="mt-1 text-sm text-slate">
        {busy.length === 0 ? office.notBusy : office.busyNote}
      </p>
      <ul className="mt-2 text-sm">
        {busy.map(({ id, time, text }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0">
            <span className="tabular-nums">{wholeTimes(time)}</span>
            <span className="block wrap-anywhere text-slate">{text}</span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
