import { company } from "#content/company.ts";
import { floorName } from "#features/facilities/areas/area-label.ts";
import { useDocumentRequest } from "#platform/document/document-request.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { type WrittenWords, writtenAlone } from "#platform/language/written-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import type { ObjectionProblem, OccupantReportView } from "./follow-page.server.ts";
import { keepCurrentScript } from "./keep-current.ts";
import { occupantMessages } from "./messages.ts";

interface FollowedProps {
  report: OccupantReportView;
  /** Address of this page. */
  address: string;
  /** The page on which another problem in the room can be reported. */
  signPath: string;
  problem: ObjectionProblem | undefined;
}

/** The state first, then what led to it. */
export function Followed({ report, address, signPath, problem }: FollowedProps) {
  // The page's language; what people wrote keeps its own.
  const language = useLanguage();
  const { states, steps: stepNames, kinds, followed: messages } = occupantMessages(language);
  const { room, kind, state, steps, text, note, objection, photo } = report;
  const isOpen = state !== "done" && state !== "closed";
  return (
    <>
      {/* `data-current`: what changes while the page is open. Screen readers read a new state. */}
      <div data-current="state" role="status">
        <h1 className="text-side font-semibold tracking-tight">{states[state]}</h1>
        {state === "received" ? <p className="mt-2">{messages.receivedWhy}</p> : null}
        {state === "closed" ? (
          <p className="mt-2">{messages.closedWhy({ phone: company.phone.display })}</p>
        ) : null}
      </div>
      <p className="mt-2 text-lead break-words">
        {messages.kindInRoom({ kind: kinds[kind], room: room.areaName })}
        <span className="block text-base text-slate">
          {floorName(room.floor, language)}, {room.facilityName}
        </span>
      </p>
      <div data-current="steps">
        {note ? <TitledWords title={messages.note} words={note} /> : null}
        <ol className="mt-6 border-l-2 border-line pl-5">
          {steps.map(({ step, at }) => (
            <li key={`${step} ${at.iso}`} className="pb-4 last:pb-0">
              <p className="font-semibold">{stepNames[step]}</p>
              <time dateTime={at.iso} className="text-sm text-slate tabular-nums">
                {at.text}
              </time>
            </li>
          ))}
        </ol>
      </div>
      {text ? (
        <TitledWords title={messages.yours} words={writtenAlone(text, report.language)} />
      ) : null}
      <div data-current="photo">{photo ? <Photo photo={photo} /> : null}</div>
      <div className="mt-6 empty:hidden">
        <Problem text={problem?.sentence} />
        {objection !== "possible" && problem?.text ? (
          <TitledWords title={messages.notSent} words={writtenAlone(problem.text, language)} />
        ) : null}
      </div>
      <div data-current="next">
        {objection === "made" ? (
          <p role="status" className="mt-6 rounded-md bg-tint p-4 font-semibold">
            {messages.objected}
          </p>
        ) : null}
        {objection === "possible" ? <Objection text={problem?.text ?? ""} /> : null}
        {isOpen ? <p className="mt-6 text-sm text-slate">{messages.keep}</p> : null}
      </div>
      {isOpen ? <Updates address={address} /> : null}
      <p className="mt-4">
        <a href={signPath} className={tallTextLinkClass}>
          {messages.another}
        </a>
      </p>
    </>
  );
}

/**
 * Updates the page for whoever waits in front of it. Loading it again would lose their place: only
 * what has changed is replaced, until the work is over. The form comes with its end, so that
 * nothing is replaced while someone types. They may switch it off (WCAG 2.2.2, 2.2.4).
 */
function Updates({ address }: { address: string }) {
  const messages = useMessages(occupantMessages).followed;
  const { nonce } = useDocumentRequest();
  return (
    <>
      <div hidden data-updates="" className="mt-4 text-sm">
        <label className="inline-flex min-h-11 items-center gap-3">
          <input type="checkbox" defaultChecked className="size-5 accent-teal" />
          {messages.keepUpToDate}
        </label>
        <p role="status" data-no-connection={messages.noConnection} className="font-semibold" />
      </div>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: The script is our own code.
        dangerouslySetInnerHTML={{ __html: keepCurrentScript }}
      />
      <noscript>
        <p className="mt-4">
          <a href={address} className={buttonClass("outline", "", "compact")}>
            {messages.checkForUpdates}
          </a>
        </p>
      </noscript>
    </>
  );
}

interface PhotoProps {
  photo: NonNullable<OccupantReportView["photo"]>;
}

function Photo({ photo }: PhotoProps) {
  const { yourPhoto, photoHeld } = useMessages(occupantMessages).followed;
  return (
    <section className="mt-6">
      <h2 className="text-sm font-semibold">{yourPhoto}</h2>
      {photo === "held" ? (
        <p className="mt-1 text-slate">{photoHeld}</p>
      ) : (
        <a href={photo.address} className="mt-1 inline-block">
          <img
            src={`${photo.address}/thumbnail`}
            alt={yourPhoto}
            width={photo.width ?? undefined}
            height={photo.height ?? undefined}
            className="h-auto max-h-60 w-auto max-w-full rounded-md"
          />
        </a>
      )}
    </section>
  );
}

interface TitledWordsProps {
  title: string;
  words: WrittenWords;
}

const TitledWords = ({ title, words }: TitledWordsProps) => (
  <section className="mt-6 rounded-md bg-sand p-4">
    <h2 className="text-sm font-semibold">{title}</h2>
    <p className="mt-1 break-words whitespace-pre-wrap">
      <Written words={words} />
    </p>
  </section>
);

/** @param text as it was sent, if it could not be saved */
function Objection({ text }: { text: string }) {
  const messages = useMessages(occupantMessages).followed;
  return (
    <TitledSection
      titleId="objection"
      title={messages.stillWrong}
      className="mt-8 border-t border-line pt-5"
    >
      <p className="mt-1 text-slate">{messages.stillWrongHelp}</p>
      <form method="post" className="mt-4 flex flex-col items-start gap-4">
        <Field id="objection-text" label={messages.whatIsWrong}>
          {(control) => (
            <textarea
              {...control}
              name="text"
              defaultValue={text}
              rows={2}
              maxLength={1_000}
              className={`${fieldClass} text-base`}
            />
          )}
        </Field>
        <button type="submit" className={buttonClass("outline", "w-full")}>
          {messages.sendWrong}
        </button>
      </form>
    </TitledSection>
  );
}
