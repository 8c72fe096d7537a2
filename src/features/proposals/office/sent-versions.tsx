import { company } from "#content/company.ts";
import { Command, HiddenFields } from "#platform/forms/commands.tsx";
import { NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import type { WrittenWords } from "#platform/language/written-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { proposalMessages } from "../messages.ts";
import { maxName, maxReason } from "../proposal-types.ts";
import type { ProposalData, ProposalVersionView } from "./proposal-pages.server.ts";

const linkClass =
  "inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4 sm:min-h-8";

interface SentVersionsProps {
  data: ProposalData;
  answer: FormAnswer | undefined;
}

/** Newest version first, each with its outcome. */
export function SentVersions({ data, answer }: SentVersionsProps) {
  const { office } = useMessages(proposalMessages);
  return (
    <TitledSection titleId="sent-title" title={office.sentVersions}>
      <ol className="mt-2 text-sm">
        {data.versions.map((version) => (
          <li key={version.id} className="border-t border-line py-3 first:border-t-0">
            <SentVersion version={version} data={data} answer={answer} />
          </li>
        ))}
      </ol>
      {data.openLinks > 0 && data.mayWithdraw ? (
        <div className="mt-2 border-t border-line pt-3 text-sm">
          <p className="text-xs text-slate">{office.unlinkNote}</p>
          <Command fields={{ step: "unlink" }}>{office.unlink}</Command>
        </div>
      ) : null}
    </TitledSection>
  );
}

function SentVersion({
  version,
  data,
  answer,
}: SentVersionsProps & { version: ProposalVersionView }) {
  const { office } = useMessages(proposalMessages);
  const isLatest = version === data.versions[0];
  const { number, standing, standingText, sent, opened, ends, prices, signatures } = version;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{office.version({ number })}</span>
        <span>{standingText}</span>
      </p>
      {prices.map((price) => (
        <p key={price} className="wrap-anywhere tabular-nums">
          {price}
        </p>
      ))}
      <p className="mt-1 text-xs wrap-anywhere text-slate">{sent}</p>
      {version.linkEmail ? (
        <p
          className={`text-xs wrap-anywhere ${version.isLinkLost ? "font-medium text-error" : "text-slate"}`}
        >
          {version.linkEmail}
        </p>
      ) : null}
      <p className="text-xs text-slate">{opened}</p>
      {standing === "open" ? <p className="text-xs text-slate">{ends}</p> : null}
      {version.isDeclined ? (
        <Declined reason={version.declineReason} hasWithdrawn={version.hasWithdrawn} />
      ) : null}
      {version.releaseReason.text === "" ? null : (
        <Said label={office.releasedBecause} text={version.releaseReason} />
      )}
      {signatures.map((text) => (
        <p key={text} className="mt-1 font-semibold wrap-anywhere">
          {text}
        </p>
      ))}
      {version.seal ? <p className="text-xs text-slate">{version.seal}</p> : null}
      <p className="mt-1 flex flex-wrap gap-x-5">
        <PaperLink to={version.offerPdf} number={number} what={office.pdf} />
        {version.signedPdf ? (
          <PaperLink to={version.signedPdf} number={number} what={office.signedPdf} />
        ) : null}
      </p>
      {version.readOnlyLinks && data.mayWithdraw ? (
        <div className="mt-2">
          <p className="text-xs text-slate">{version.readOnlyLinks}</p>
          <Command fields={{ step: "unshare", number: String(number) }}>{office.unshare}</Command>
        </div>
      ) : null}
      {version.mayResend && data.mayWithdraw && isLatest ? (
        <div className="mt-2">
          <Command fields={{ step: "resend", number: String(number) }}>{office.resend}</Command>
        </div>
      ) : null}
      {standing === "open" && data.mayWithdraw ? (
        <div className="mt-2">
          <Command fields={{ step: "withdraw", number: String(number) }}>{office.withdraw}</Command>
        </div>
      ) : null}
      {version.countersign && data.maySign ? (
        <>
          <Countersign
            path={data.path}
            number={number}
            note={version.countersign}
            answer={answer}
          />
          <Release path={data.path} number={number} answer={answer} />
        </>
      ) : null}
    </>
  );
}

function PaperLink({ to, number, what }: { to: string; number: number; what: string }) {
  const { office } = useMessages(proposalMessages);
  return (
    <a href={to} aria-label={office.openPdf({ number, what })} className={linkClass}>
      {what}
    </a>
  );
}

function Declined({ reason, hasWithdrawn }: { reason: WrittenWords; hasWithdrawn: boolean }) {
  const { office } = useMessages(proposalMessages);
  if (reason.text === "")
    return <p className="mt-1">{hasWithdrawn ? office.requestWithdrawn : office.declined}</p>;
  return <Said label={office.declinedBecause} text={reason} />;
}

const Said = ({ label, text }: { label: string; text: WrittenWords }) => (
  <>
    <p className="mt-1">{label}</p>
    <WrittenText
      text={text}
      className="mt-1 rounded-md bg-sand p-3 wrap-anywhere whitespace-pre-wrap"
    />
  </>
);

interface CountersignProps {
  path: string;
  number: number;
  /** Says what the signature is for. */
  note: string;
  answer: FormAnswer | undefined;
}

function Countersign({ path, number, note, answer }: CountersignProps) {
  const { office } = useMessages(proposalMessages);
  const place = usePlace();
  const countersignAnswer = answer?.values.step === "countersign" ? answer : undefined;
  return (
    <PostForm
      answer={countersignAnswer}
      key={place}
      action={path}
      preventScrollReset
      noValidate
      aria-label={office.countersign({ company: company.name })}
      className="mt-3 flex flex-col items-start gap-4 rounded-md bg-sand p-4"
    >
      <HiddenFields fields={{ step: "countersign", number: String(number) }} />
      <p>{note}</p>
      <TextField name="title" maxLength={maxName} label={office.yourTitle} />
      <TextField name="signature" maxLength={maxName} label={office.yourSignature} />
      <button type="submit" className={buttonClass("primary", "", "compact")}>
        {office.doSign}
      </button>
    </PostForm>
  );
}

/** Folded: it is for what went wrong. */
function Release({ path, number, answer }: Omit<CountersignProps, "note">) {
  const { office } = useMessages(proposalMessages);
  const place = usePlace();
  const releaseAnswer = answer?.values.step === "release" ? answer : undefined;
  return (
    <details className="mt-2" open={releaseAnswer !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-slate underline underline-offset-4">
        {office.release}
      </summary>
      <PostForm
        key={place}
        action={path}
        preventScrollReset
        noValidate
        aria-label={office.release}
        className="mt-2 flex flex-col items-start gap-4 rounded-md bg-sand p-4"
      >
        <HiddenFields fields={{ step: "release", number: String(number) }} />
        <p>{office.releaseNote({ number })}</p>
        <NotesField
          name="reason"
          rows={3}
          maxLength={maxReason}
          label={office.releaseReason}
          answer={releaseAnswer}
        />
        <button type="submit" className={buttonClass("outline", "", "compact")}>
          {office.release}
        </button>
      </PostForm>
    </details>
  );
}
