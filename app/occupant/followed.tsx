import { buttonClass } from "#app/ui/button.tsx";
import { Field, fieldClass, Problem } from "#app/ui/form/compact-field.tsx";
import type { ShownReport } from "./follow.server.ts";
import type { Words } from "./words.ts";

interface FollowedProps {
  report: ShownReport;
  words: Words;
  /** Where something else in the room is reported. */
  signPath: string;
  problem: string | undefined;
}

/** The state first, then what led to it. */
export function Followed({ report, words, signPath, problem }: FollowedProps) {
  const { room, kind, state, steps, text, note, objection } = report;
  const isOpen = state !== "done" && state !== "closed";
  return (
    <>
      <h1 className="text-side font-semibold tracking-tight">{words[state]}</h1>
      <p className="mt-2 text-lead break-words">
        {words.kinds[kind]}, {room.areaName}
        <span className="block text-base text-slate">
          {words.floor(room.floor)}, {room.facilityName}
        </span>
      </p>
      {state === "received" ? <p className="mt-4">{words.receivedWhy}</p> : null}
      {state === "closed" ? <p className="mt-4">{words.closedWhy}</p> : null}
      {note ? <Said title={words.note} text={note} language="en" /> : null}
      <ol className="mt-6 border-l-2 border-line pl-5">
        {steps.map(({ step, at }) => (
          <li key={`${step} ${at.iso}`} className="pb-4 last:pb-0">
            <p className="font-semibold">{words.steps[step]}</p>
            <time dateTime={at.iso} className="text-sm text-slate tabular-nums">
              {at.text}
            </time>
          </li>
        ))}
      </ol>
      {text ? <Said title={words.yours} text={text} language={report.language} /> : null}
      <div className="mt-6 empty:hidden">
        <Problem text={problem} />
      </div>
      {objection === "made" ? (
        <p role="status" className="mt-6 rounded-md bg-tint p-4 font-semibold">
          {words.objected}
        </p>
      ) : null}
      {objection === "possible" ? <Objection words={words} /> : null}
      {isOpen ? <p className="mt-6 text-sm text-slate">{words.keep}</p> : null}
      <p className="mt-4">
        <a
          href={signPath}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
        >
          {words.another}
        </a>
      </p>
    </>
  );
}

interface SaidProps {
  title: string;
  text: string;
  /** Of the text, whatever the page is in. */
  language: string;
}

const Said = ({ title, text, language }: SaidProps) => (
  <section className="mt-6 rounded-md bg-sand p-4">
    <h2 className="text-sm font-semibold">{title}</h2>
    <p lang={language} className="mt-1 break-words whitespace-pre-wrap">
      {text}
    </p>
  </section>
);

const Objection = ({ words }: { words: Words }) => (
  <section aria-labelledby="objection" className="mt-8 border-t border-line pt-5">
    <h2 id="objection" className="text-subtitle font-semibold tracking-snug">
      {words.stillWrong}
    </h2>
    <p className="mt-1 text-slate">{words.stillWrongHelp}</p>
    <form method="post" className="mt-4 flex flex-col items-start gap-4">
      <Field id="objection-text" label={words.whatIsWrong}>
        {(given) => (
          <textarea
            {...given}
            name="text"
            rows={2}
            maxLength={1_000}
            className={`${fieldClass} text-base`}
          />
        )}
      </Field>
      <button type="submit" className={buttonClass("outline", "w-full")}>
        {words.sendWrong}
      </button>
    </form>
  </section>
);
