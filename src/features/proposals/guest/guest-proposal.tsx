import type { ReactNode } from "react";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { localeOf } from "#platform/language/language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Written, WrittenText } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { FaultSummary } from "#ui/form/fault-summary.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { proposalMessages } from "../messages.ts";
import { checkFileAddress, maxQuestion } from "../proposal-types.ts";
import type { EndedProposal, GuestProposal } from "./guest-pages.server.ts";

interface GuestProposalProps {
  proposal: GuestProposal;
  answer: FormAnswer | undefined;
  /** A preview shows where the prospect signs, and accepts nothing. */
  isPreview?: boolean;
}

/** The way to sign; nothing where it cannot be signed any more. */
function Accept({ proposal, isPreview = false }: Omit<GuestProposalProps, "answer">) {
  const { guest } = useMessages(proposalMessages);
  const { sign } = proposal.addresses;
  if (isPreview)
    return (
      <button type="button" disabled className={buttonClass("primary")}>
        {guest.accept}
      </button>
    );
  return sign ? (
    <a href={sign} className={buttonClass("primary")}>
      {guest.accept}
    </a>
  ) : null;
}

/** The page has the same text as the paper, and below it the commands. */
export function GuestProposalPage({ proposal, answer, isPreview = false }: GuestProposalProps) {
  const { guest } = useMessages(proposalMessages);
  const { company, provider, facts, standing, state, newer, addresses, done } = proposal;
  const { forwardedBy: contact } = proposal;
  return (
    <article className="mx-auto max-w-3xl">
      <h1 className="text-side font-semibold tracking-tight wrap-anywhere">
        {guest.hello({ company })}
      </h1>
      <FaultSummary errors={answer?.errors} />
      {state ? (
        <div
          role="status"
          className={`mt-4 rounded-md p-4 ${standing === "signed" || standing === "countersigned" ? "bg-tint" : "bg-sand"}`}
        >
          {done === "signed" ? <p className="font-semibold">{guest.signed}</p> : null}
          <p>{state}</p>
          {proposal.signedBy ? (
            <p className="mt-2 font-semibold wrap-anywhere">{proposal.signedBy}</p>
          ) : null}
          {proposal.releaseReason === "" ? null : (
            <p className="mt-2 wrap-anywhere whitespace-pre-wrap">
              {guest.releasedBecause}{" "}
              <Written words={writtenAlone(proposal.releaseReason, proposal.releaseLanguage)} />
            </p>
          )}
          {newer ? (
            <a href={newer.to} className={tallTextLinkClass}>
              {guest.openNewer({ number: newer.number })}
            </a>
          ) : null}
        </div>
      ) : null}
      {contact === undefined && state ? null : (
        <p className="mt-3 text-slate">
          {contact === undefined
            ? guest.from({ provider })
            : guest.forward.forwarded({ contact, provider })}
        </p>
      )}
      <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2"
          >
            <dt className="text-slate">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
        <Accept proposal={proposal} isPreview={isPreview} />
        <a href={addresses.pdf} className={buttonClass("outline")}>
          {guest.download}
        </a>
        {addresses.signedPdf ? (
          <a href={addresses.signedPdf} className={buttonClass("primary")}>
            {guest.downloadSigned}
          </a>
        ) : null}
      </p>
      {proposal.isSealed ? <p className="mt-3 text-sm text-slate">{guest.sealed}</p> : null}
      <OfferText proposal={proposal} isPreview={isPreview} />
      {addresses.sign || isPreview ? (
        <p className="mt-8 print:hidden">
          <Accept proposal={proposal} isPreview={isPreview} />
          <span className="mt-2 block text-sm text-slate">{guest.acceptNote}</span>
        </p>
      ) : null}
      {contact === undefined && !isPreview ? (
        <Questions proposal={proposal} answer={answer} />
      ) : null}
      {proposal.mayAskAndShare || proposal.isShared ? (
        <Forward proposal={proposal} answer={answer} />
      ) : null}
      {addresses.sign ? <Decline proposal={proposal} answer={answer} /> : null}
    </article>
  );
}

/** Withdrawn or replaced: whoever has the link learns that, and nothing of what was offered. */
export function EndedProposalNotice({ over: { sentence, newer } }: { over: EndedProposal }) {
  const { guest, title } = useMessages(proposalMessages);
  return (
    <article className="mx-auto max-w-3xl">
      <h1 className="text-side font-semibold tracking-tight">{title}</h1>
      <div role="status" className="mt-4 rounded-md bg-sand p-4">
        <p>{sentence}</p>
        {newer ? (
          <a href={newer.to} className={tallTextLinkClass}>
            {guest.openNewer({ number: newer.number })}
          </a>
        ) : null}
      </div>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-9">
    <h2 className="text-subtitle font-semibold tracking-snug wrap-anywhere">{title}</h2>
    {children}
  </section>
);

function OfferText({ proposal, isPreview }: { proposal: GuestProposal; isPreview: boolean }) {
  const { paper, check } = useMessages(proposalMessages);
  const checkAddress = checkFileAddress(useLanguage());
  const { letter, alternatives, tasks, notes, startUp, exclusions, terms, textLanguage, digest } =
    proposal;
  const { certificates, quality } = proposal;
  return (
    <>
      <div lang={localeOf(textLanguage)} className="mt-8 flex max-w-[65ch] flex-col gap-3">
        <Paragraphs lines={letter} />
      </div>
      {alternatives.map((alternative) => (
        <Part key={alternative.name} title={alternative.title}>
          <AlternativeText alternative={alternative} />
        </Part>
      ))}
      {tasks.length > 0 ? (
        <Part title={paper.tasks}>
          <RowsTable
            caption={paper.tasks}
            isCaptionHidden
            heads={[paper.areaKind, paper.tasksDone]}
            rows={tasks}
          />
        </Part>
      ) : null}
      <div className="mt-6 flex flex-col gap-1">
        <Paragraphs lines={notes} />
      </div>
      {startUp.length > 0 ? (
        <Part title={paper.startUp}>
          <RowsTable
            caption={paper.startUp}
            isCaptionHidden
            heads={[paper.step, paper.when]}
            rows={startUp}
          />
        </Part>
      ) : null}
      {certificates.length > 0 ? (
        <Part title={paper.certificates}>
          <Certificates certificates={certificates} language={textLanguage} />
        </Part>
      ) : null}
      {quality.length > 0 ? (
        <Part title={paper.quality}>
          <div className="mt-3 flex max-w-[65ch] flex-col gap-2">
            <Paragraphs lines={quality} />
          </div>
        </Part>
      ) : null}
      {exclusions.length > 0 ? (
        <Part title={paper.exclusions}>
          <ul lang={localeOf(textLanguage)} className="mt-3 list-disc pl-5 marker:text-slate">
            {keyed(exclusions).map(({ key, value }) => (
              <li key={key} className="wrap-anywhere">
                {value}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {terms.length > 0 ? (
        <Part title={paper.terms}>
          <div lang={localeOf(textLanguage)} className="mt-3 flex max-w-[65ch] flex-col gap-2">
            <Paragraphs lines={terms} />
          </div>
        </Part>
      ) : null}
      <p className="mt-6 text-sm text-slate">{paper.tax}</p>
      <p className="mt-2 text-xs break-all text-slate">
        <span className="block">{paper.digest}</span>
        {digest}
      </p>
      <p className="mt-1 print:hidden">
        {isPreview ? (
          <span className="text-slate">{check.link}</span>
        ) : (
          <a href={checkAddress} className={tallTextLinkClass}>
            {check.link}
          </a>
        )}
      </p>
    </>
  );
}

/** The same line may stand twice in a text, and the same row in a table. */
const keyed = <Value,>(values: readonly Value[]) =>
  values.map((value, index) => ({ key: String(index), value }));

const Paragraphs = ({ lines }: { lines: readonly string[] }) =>
  keyed(lines).map(({ key, value }) => (
    <p key={key} className="wrap-anywhere">
      {value}
    </p>
  ));

function AlternativeText({
  alternative: { lines, areas, work },
}: {
  alternative: GuestProposal["alternatives"][number];
}) {
  const { paper } = useMessages(proposalMessages);
  const [price, ...others] = lines;
  return (
    <>
      <p className="mt-2 text-lead font-semibold tabular-nums">{price}</p>
      <div className="mt-1 text-slate tabular-nums">
        <Paragraphs lines={others} />
      </div>
      <RowsTable
        caption={paper.scope}
        heads={[paper.area, paper.floor, paper.size, paper.often]}
        rows={areas}
      />
      <PeriodicWork work={work} />
    </>
  );
}

/** The page for signing repeats this table in the same words. */
export function PeriodicWork({ work }: Pick<GuestProposal["alternatives"][number], "work">) {
  const { paper } = useMessages(proposalMessages);
  return (
    <>
      {work.rows.length > 0 ? (
        <RowsTable caption={paper.work} heads={work.heads} rows={work.rows} />
      ) : null}
      {work.total === "" ? null : <p className="mt-3 tabular-nums">{work.total}</p>}
    </>
  );
}

interface CertificatesProps {
  certificates: GuestProposal["certificates"];
  language: GuestProposal["textLanguage"];
}

/** Certificates are those of the day the offer was sent. Their names exist in one language only. */
function Certificates({ certificates, language }: CertificatesProps) {
  const { paper, guest } = useMessages(proposalMessages);
  return (
    <ul className="mt-3 flex flex-col">
      {keyed(certificates).map(({ key, value: { name, text, sha256, file } }) => (
        <li key={key} className="border-b border-line py-2">
          <p lang={localeOf(language)} className="font-semibold wrap-anywhere">
            {name}
          </p>
          <p className="wrap-anywhere text-slate">{text}</p>
          {file === undefined ? null : (
            <>
              <a
                href={file}
                aria-label={guest.downloadCertificate({ name })}
                className={`${tallTextLinkClass} print:hidden`}
              >
                {guest.certificateFile}
              </a>
              <p className="text-xs break-all text-slate">{paper.certificateFile({ sha256 })}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface RowsTableProps {
  caption: string;
  /** True if a visible heading already says the same. */
  isCaptionHidden?: boolean;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** On a phone, cells are stacked, each with its label except for the row's name. */
function RowsTable({ caption, isCaptionHidden = false, heads, rows }: RowsTableProps) {
  return (
    <table className="mt-5 w-full text-left text-sm">
      <caption
        className={isCaptionHidden ? "sr-only" : "pb-2 text-left font-semibold wrap-anywhere"}
      >
        {caption}
      </caption>
      <thead className="sr-only sm:not-sr-only">
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="border-b border-ink/40 py-2 pr-4 text-xs font-semibold text-slate"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows).map(({ key, value: cells }) => (
          <tr key={key} className="flex flex-wrap gap-x-4 border-b border-line py-2 sm:table-row">
            {cells.map((cell, column) =>
              column === 0 ? (
                <th
                  key={heads[column]}
                  scope="row"
                  className="w-full py-0.5 pr-4 font-semibold wrap-anywhere sm:w-auto sm:min-w-36 sm:py-2"
                >
                  {cell}
                </th>
              ) : (
                <td
                  key={heads[column]}
                  className={`py-0.5 pr-4 tabular-nums sm:py-2 ${cell === "" ? "hidden sm:table-cell" : ""}`}
                >
                  <span className="text-slate sm:hidden">{heads[column]} </span>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const answerTo = (answer: FormAnswer | undefined, step: string) =>
  answer?.values.step === step ? answer : undefined;

function Questions({ proposal, answer }: GuestProposalProps) {
  const { guest } = useMessages(proposalMessages);
  const askAnswer = answerTo(answer, "ask");
  const { messages, mayAskAndShare, addresses, attempt, done } = proposal;
  return (
    <TitledSection
      titleId="questions-title"
      title={guest.questions}
      id="questions"
      className="mt-10 scroll-mt-6"
    >
      {done === "asked" ? (
        <p role="status" className="mt-3 rounded-md bg-tint p-3">
          {guest.asked}
        </p>
      ) : null}
      <ol className="mt-3 flex flex-col gap-3 empty:hidden">
        {messages.map(({ id, text, language, by, isOurs }) => (
          <li key={id} className={`rounded-md p-3 ${isOurs ? "bg-tint" : "bg-sand"}`}>
            <WrittenText
              text={text}
              language={language}
              className="wrap-anywhere whitespace-pre-wrap"
            />
            <p className="mt-1.5 text-xs text-slate">{by}</p>
          </li>
        ))}
      </ol>
      {mayAskAndShare ? (
        <form
          method="post"
          action={addresses.page}
          noValidate
          className="mt-4 flex max-w-xl flex-col items-start gap-3 print:hidden"
        >
          <input type="hidden" name="step" value="ask" />
          <input type="hidden" name="attempt" value={askAnswer?.values.attempt || attempt} />
          <Problem text={askAnswer?.problem} />
          <NotesField
            name="text"
            label={guest.question}
            maxLength={maxQuestion}
            answer={askAnswer}
          />
          <button type="submit" className={buttonClass("outline", "", "compact")}>
            {guest.ask}
          </button>
        </form>
      ) : null}
    </TitledSection>
  );
}

/** A link that reads and nothing else: forwarded, the own one would let others sign. */
function Forward({ proposal, answer }: GuestProposalProps) {
  const { addresses, done, isShared, mayAskAndShare } = proposal;
  const { forward } = useMessages(proposalMessages).guest;
  return (
    <TitledSection
      titleId="forward-title"
      title={forward.title}
      id="forward"
      className="mt-10 scroll-mt-6 print:hidden"
    >
      <p className="mt-3 max-w-[65ch] text-slate">{forward.lead}</p>
      {done === "unshared" ? (
        <p role="status" className="mt-3 rounded-md bg-tint p-3">
          {forward.turnedOff}
        </p>
      ) : null}
      {addresses.readOnly === undefined && mayAskAndShare ? (
        <form
          method="post"
          action={addresses.page}
          className="mt-4 flex flex-col items-start gap-3"
        >
          <input type="hidden" name="step" value="share" />
          <Problem text={answerTo(answer, "share")?.problem} />
          <button type="submit" className={buttonClass("outline", "", "compact")}>
            {forward.make}
          </button>
        </form>
      ) : null}
      {addresses.readOnly === undefined ? null : (
        <div className="mt-4 max-w-xl">
          {done === "shared" ? (
            <p role="status" className="mb-3 rounded-md bg-tint p-3">
              {forward.made}
            </p>
          ) : null}
          <Field id="f-forward" label={forward.link}>
            {(control) => (
              <input {...control} readOnly value={addresses.readOnly} className={fieldClass} />
            )}
          </Field>
        </div>
      )}
      {isShared ? (
        <form
          method="post"
          action={addresses.page}
          className="mt-4 flex flex-col items-start gap-3"
        >
          <input type="hidden" name="step" value="unshare" />
          <Problem text={answerTo(answer, "unshare")?.problem} />
          <p className="max-w-[65ch] text-sm text-slate">{forward.turnOffNote}</p>
          <button type="submit" className={buttonClass("outline", "", "compact")}>
            {forward.turnOff}
          </button>
        </form>
      ) : null}
    </TitledSection>
  );
}

function Decline({ proposal, answer }: GuestProposalProps) {
  const { guest } = useMessages(proposalMessages);
  const declineAnswer = answerTo(answer, "decline");
  return (
    <details className="mt-10 print:hidden" open={declineAnswer !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-slate underline underline-offset-4">
        {guest.declineTitle}
      </summary>
      <form
        method="post"
        action={proposal.addresses.page}
        noValidate
        className="mt-3 flex max-w-xl flex-col items-start gap-3"
      >
        <input type="hidden" name="step" value="decline" />
        <Problem text={declineAnswer?.problem} />
        <NotesField
          name="reason"
          label={guest.reason}
          rows={3}
          maxLength={2_000}
          answer={declineAnswer}
        />
        <button type="submit" className={buttonClass("outline", "", "compact")}>
          {guest.doDecline}
        </button>
      </form>
    </details>
  );
}
