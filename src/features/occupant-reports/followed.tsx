import { useDocumentRequest } from "#platform/document/document-request.tsx";
import type { Language } from "#platform/identity/language.ts";
import { buttonClass } from "#ui/button.tsx";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import type { ObjectionProblem, ShownReport } from "./follow.server.ts";
import { keepCurrentScript } from "./keep-current.ts";
import type { Words } from "./words.ts";

interface FollowedProps {
  report: ShownReport;
  /** Of this page. */
  address: string;
  words: Words;
  /** Where something else in the room is reported. */
  signPath: string;
  problem: ObjectionProblem | undefined;
  /** Of the page. */
  language: Language;
}

/** The state first, then what led to it. */
export function Followed({ report, address, words, signPath, problem, language }: FollowedProps) {
  const { room, kind, state, steps, text, note, objection, photo } = report;
  const isOpen = state !== "done" && state !== "closed";
  return (
    <>
      {/* `data-current`: what changes while the page is open. Screen readers read a new state. */}
      <div data-current="state" role="status">
        <h1 className="text-side font-semibold tracking-tight">{words[state]}</h1>
        {state === "received" ? <p className="mt-2">{words.receivedWhy}</p> : null}
        {state === "closed" ? <p className="mt-2">{words.closedWhy}</p> : null}
      </div>
      <p className="mt-2 text-lead break-words">
        {words.kinds[kind]}, {room.areaName}
        <span className="block text-base text-slate">
          {words.floor(room.floor)}, {room.facilityName}
        </span>
      </p>
      <div data-current="steps">
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
      </div>
      {text ? <Said title={words.yours} text={text} language={report.language} /> : null}
      <div data-current="photo">{photo ? <Photo photo={photo} words={words} /> : null}</div>
      <div className="mt-6 empty:hidden">
        <Problem text={problem?.sentence} />
        {objection !== "possible" && problem?.text ? (
          <Said title={words.notSent} text={problem.text} language={language} />
        ) : null}
      </div>
      <div data-current="next">
        {objection === "made" ? (
          <p role="status" className="mt-6 rounded-md bg-tint p-4 font-semibold">
            {words.objected}
          </p>
        ) : null}
        {objection === "possible" ? <Objection words={words} text={problem?.text ?? ""} /> : null}
        {isOpen ? <p className="mt-6 text-sm text-slate">{words.keep}</p> : null}
      </div>
      {isOpen ? <Updates address={address} words={words} /> : null}
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

/**
 * Whoever waits in front of the page sees the work go on. It is not loaded anew, which would lose their
 * place: only what has changed is replaced, until the work is over. The form comes with its end, so that
 * nothing is replaced while someone types. They may switch it off (WCAG 2.2.2, 2.2.4).
 */
function Updates({ address, words }: { address: string; words: Words }) {
  const { nonce } = useDocumentRequest();
  return (
    <>
      <div hidden data-updates="" className="mt-4 text-sm">
        <label className="inline-flex min-h-11 items-center gap-3">
          <input type="checkbox" defaultChecked className="size-5 accent-teal" />
          {words.keepUpToDate}
        </label>
        <p role="status" data-no-connection={words.noConnection} className="font-semibold" />
      </div>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code
        dangerouslySetInnerHTML={{ __html: keepCurrentScript }}
      />
      <noscript>
        <p className="mt-4">
          <a href={address} className={buttonClass("outline", "", "compact")}>
            {words.checkForUpdates}
          </a>
        </p>
      </noscript>
    </>
  );
}

interface PhotoProps {
  photo: NonNullable<ShownReport["photo"]>;
  words: Words;
}

const Photo = ({ photo, words }: PhotoProps) => (
  <section className="mt-6">
    <h2 className="text-sm font-semibold">{words.yourPhoto}</h2>
    {photo === "held" ? (
      <p className="mt-1 text-slate">{words.photoHeld}</p>
    ) : (
      <a href={photo.address} className="mt-1 inline-block">
        <img
          src={`${photo.address}/thumbnail`}
          alt={words.yourPhoto}
          width={photo.width ?? undefined}
          height={photo.height ?? undefined}
          className="h-auto max-h-60 w-auto max-w-full rounded-md"
        />
      </a>
    )}
  </section>
);

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

interface ObjectionProps {
  words: Words;
  /** As it was sent, if it could not be saved. */
  text: string;
}

const Objection = ({ words, text }: ObjectionProps) => (
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
            defaultValue={text}
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
