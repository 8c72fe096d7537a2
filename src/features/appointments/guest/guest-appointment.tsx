import { type ReactNode, useSyncExternalStore } from "react";
import { timeAt } from "#platform/format/day-format.ts";
import { localTimeZone } from "#platform/format/local-time-zone.ts";
import { wholeTimes } from "#platform/format/whole-times.ts";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { buttonClass } from "#ui/button.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { faultId } from "#ui/form/fault-id.ts";
import { FaultSummary } from "#ui/form/fault-summary.tsx";
import { maxNote } from "../appointment-types.ts";
import { appointmentMessages } from "../messages.ts";
import type { GuestAppointment, GuestDay } from "./guest-appointment.server.ts";

interface OwnTimeProps {
  /** ISO moments. */
  starts: string;
  ends: string;
  /** The hours in the time zone of the place, as the page shows them next to this. */
  hours: string;
}

const neverChanges = () => () => undefined;

/** The same time in the visitor's own zone, which only a script knows. It is left out if the zones agree. */
function OwnTime({ starts, ends, hours }: OwnTimeProps) {
  const language = useLanguage();
  const messages = useMessages(appointmentMessages);
  const ownTimeZone = useSyncExternalStore(neverChanges, localTimeZone, () => undefined);
  if (ownTimeZone === undefined) return null;
  const there = messages.hours({
    from: timeAt(new Date(starts), ownTimeZone, language),
    to: timeAt(new Date(ends), ownTimeZone, language),
  });
  if (there === hours) return null;
  return <span className="text-slate">{wholeTimes(messages.guest.ownTime({ hours: there }))}</span>;
}

interface GuestAppointmentProps {
  appointment: GuestAppointment;
  answer: FormAnswer | undefined;
}

export function GuestAppointmentPage({ appointment, answer }: GuestAppointmentProps) {
  const { guest } = useMessages(appointmentMessages);
  const { title, lead, standing, done } = appointment;
  return (
    <article className="mx-auto max-w-3xl">
      <h1 className="text-side font-semibold tracking-tight wrap-anywhere">{title}</h1>
      <div role="status" className="empty:hidden">
        {done && !answer ? (
          <p className="mt-4 rounded-md bg-tint p-4 font-semibold">{guest.done[done]}</p>
        ) : null}
      </div>
      <PageProblem text={answer?.problem} />
      <FaultSummary errors={answer?.errors} />
      {standing === "offered" ? <p className="mt-3 text-slate">{lead}</p> : null}
      {standing === "offered" || standing === "booked" ? (
        <Meeting appointment={appointment} answer={answer} />
      ) : (
        <State appointment={appointment} />
      )}
    </article>
  );
}

/** Explains what became of the appointment, and what the guest can do instead. */
function State({ appointment: { standing, time } }: { appointment: GuestAppointment }) {
  const { states } = useMessages(appointmentMessages).guest;
  if (standing === "offered" || standing === "booked") return null;
  const texts = {
    closed: states.closedText,
    expired: states.expiredText,
    canceled: states.canceledText,
    replaced: states.replacedText,
    over: time ? states.overText({ time: time.text }) : "",
  };
  return (
    <div className="mt-5 rounded-md bg-sand p-4">
      <h2 className="font-semibold">{states[standing]}</h2>
      <p className="mt-1">{texts[standing]}</p>
    </div>
  );
}

function Meeting({ appointment, answer }: GuestAppointmentProps) {
  const { guest } = useMessages(appointmentMessages);
  const { standing, time, place, host, note, zone, until, days } = appointment;
  return (
    <>
      {standing === "booked" && time ? (
        <div className="mt-5 rounded-md bg-tint p-4">
          <h2 className="font-semibold">{guest.booked}</h2>
          <p className="mt-1 text-lead tabular-nums">{wholeTimes(time.text)}</p>
          <p className="empty:hidden">
            <OwnTime {...time} />
          </p>
          <p className="mt-1 text-sm text-slate">{guest.bookedNote}</p>
        </div>
      ) : null}
      <dl className="mt-6 flex flex-col gap-y-2 text-sm">
        <Fact label={guest.who}>{host}</Fact>
        <Fact label={guest.where}>{place}</Fact>
      </dl>
      {note ? (
        <>
          <p className="mt-5 text-sm text-slate">{guest.noteFrom({ host })}</p>
          <WrittenText
            text={note}
            language={appointment.noteLanguage}
            className="mt-1 rounded-md bg-sand p-3 wrap-anywhere whitespace-pre-wrap"
          />
        </>
      ) : null}
      {standing === "offered" ? (
        <PickForm appointment={appointment} answer={answer} title={guest.pick} zone={zone} />
      ) : (
        <p className="mt-6">{appointment.isChangeable ? until : guest.tooLate}</p>
      )}
      {standing === "booked" && appointment.isChangeable ? (
        days.length > 0 ? (
          <Opened title={guest.move} isOpen={answer?.values.step === "pick"}>
            <PickForm appointment={appointment} answer={answer} title={guest.pick} zone={zone} />
          </Opened>
        ) : (
          <p className="mt-3 text-slate">{guest.noOthers}</p>
        )
      ) : null}
      {appointment.isChangeable ? <CancelForm appointment={appointment} answer={answer} /> : null}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
    <dt className="text-slate">{label}</dt>
    <dd className="font-semibold wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
);

interface OpenedProps {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}

const Opened = ({ title, isOpen, children }: OpenedProps) => (
  <details className="mt-6" open={isOpen}>
    <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-slate underline underline-offset-4">
      {title}
    </summary>
    {children}
  </details>
);

interface PickFormProps extends GuestAppointmentProps {
  title: string;
  zone: string;
}

function PickForm({ appointment, answer, title, zone }: PickFormProps) {
  const { guest } = useMessages(appointmentMessages);
  const pickAnswer = answer?.values.step === "pick" ? answer : undefined;
  const { days, address, revision, standing } = appointment;
  const error = pickAnswer?.errors.slot;
  return (
    <form method="post" action={address} noValidate className="mt-6">
      <input type="hidden" name="step" value="pick" />
      <input type="hidden" name="revision" value={revision} />
      <fieldset id={faultId("slot")} aria-describedby={error ? "slot-error" : undefined}>
        <legend className="text-subtitle font-semibold tracking-snug">{title}</legend>
        <p className="mt-1 text-sm text-slate">{zone}</p>
        {days.map((day) => (
          <Day key={day.day} day={day} chosen={pickAnswer?.values.slot} />
        ))}
        {error ? (
          <p id="slot-error" className="mt-3 text-sm font-medium text-error">
            {error}
          </p>
        ) : null}
      </fieldset>
      <button type="submit" className={buttonClass("primary", "mt-5")}>
        {standing === "booked" ? guest.doMove : guest.doPick}
      </button>
    </form>
  );
}

interface DayProps {
  day: GuestDay;
  chosen: string | undefined;
}

const Day = ({ day: { day, slots }, chosen }: DayProps) => (
  <div className="mt-4">
    <p className="font-semibold">{day}</p>
    {slots.map(({ id, ...time }) => (
      <label
        key={id}
        className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line bg-white px-4 py-2 has-checked:border-teal"
      >
        <input
          type="radio"
          name="slot"
          value={id}
          defaultChecked={chosen === id}
          className="size-5 shrink-0"
        />
        <span className="flex flex-wrap gap-x-4 tabular-nums">
          {wholeTimes(time.hours)}
          <OwnTime {...time} />
        </span>
      </label>
    ))}
  </div>
);

function CancelForm({ appointment, answer }: GuestAppointmentProps) {
  const { guest } = useMessages(appointmentMessages);
  const cancelAnswer = answer?.values.step === "cancel" ? answer : undefined;
  const isBooked = appointment.standing === "booked";
  return (
    <Opened title={isBooked ? guest.cancel : guest.none} isOpen={cancelAnswer !== undefined}>
      <form
        method="post"
        action={appointment.address}
        noValidate
        className="mt-3 flex max-w-xl flex-col items-start gap-3"
      >
        <input type="hidden" name="step" value="cancel" />
        <input type="hidden" name="revision" value={appointment.revision} />
        <NotesField
          name="note"
          label={guest.note}
          help={guest.noteHelp}
          rows={3}
          maxLength={maxNote}
          answer={cancelAnswer}
        />
        <button type="submit" className={buttonClass("outline", "", "compact")}>
          {isBooked ? guest.doCancel : guest.doDecline}
        </button>
      </form>
    </Opened>
  );
}
