import { Form } from "react-router";
import { company } from "#content/company.ts";
import { Command, HiddenFields } from "#platform/forms/commands.tsx";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { proposalMessages } from "../messages.ts";
import { maxName } from "../proposal-types.ts";
import type { ProposalData, ProposalVersionView } from "./proposal-pages.server.ts";

const linkClass =
  "inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4 sm:min-h-8";

interface SentVersionsProps {
  data: ProposalData;
  answer: FormAnswer | undefined;
}

/** What was sent, the latest first, and what became of it. */
export function SentVersions({ data, answer }: SentVersionsProps) {
  const { office } = useMessages(proposalMessages);
  return (
    <section aria-labelledby="sent-title">
      <h2 id="sent-title" className="text-subtitle font-semibold tracking-snug">
        {office.sentVersions}
      </h2>
      <ol className="mt-2 text-sm">
        {data.versions.map((version) => (
          <li key={version.id} className="border-t border-line py-3 first:border-t-0">
            <SentVersion version={version} data={data} answer={answer} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SentVersion({
  version,
  data,
  answer,
}: SentVersionsProps & { version: ProposalVersionView }) {
  const { office } = useMessages(proposalMessages);
  const { number, standing, standingText, sent, opened, ends, prices, signatures } = version;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{office.version({ number })}</span>
        <span>{standingText}</span>
      </p>
      {prices.map((price) => (
        <p key={price} className="break-words tabular-nums">
          {price}
        </p>
      ))}
      <p className="mt-1 text-xs break-words text-slate">{sent}</p>
      <p className="text-xs text-slate">{opened}</p>
      {standing === "open" ? <p className="text-xs text-slate">{ends}</p> : null}
      {version.isDeclined ? (
        <Declined reason={version.declineReason} hasWithdrawn={version.hasWithdrawn} />
      ) : null}
      {signatures.map((text) => (
        <p key={text} className="mt-1 font-semibold break-words">
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
      {standing === "open" && data.mayChange ? (
        <div className="mt-2">
          <Command fields={{ step: "withdraw", number: String(number) }}>{office.withdraw}</Command>
        </div>
      ) : null}
      {version.countersign && data.maySign ? (
        <Countersign path={data.path} number={number} note={version.countersign} answer={answer} />
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

function Declined({ reason, hasWithdrawn }: { reason: string; hasWithdrawn: boolean }) {
  const { office } = useMessages(proposalMessages);
  if (reason === "")
    return <p className="mt-1">{hasWithdrawn ? office.requestWithdrawn : office.declined}</p>;
  return (
    <>
      <p className="mt-1">{office.declinedBecause}</p>
      <p className="mt-1 rounded-md bg-sand p-3 break-words whitespace-pre-wrap">{reason}</p>
    </>
  );
}

interface CountersignProps {
  path: string;
  number: number;
  /** What is signed. */
  note: string;
  answer: FormAnswer | undefined;
}

function Countersign({ path, number, note, answer }: CountersignProps) {
  const { office } = useMessages(proposalMessages);
  const place = usePlace();
  const own = answer?.values.step === "countersign" ? answer : undefined;
  return (
    <Form
      key={place}
      method="post"
      action={path}
      preventScrollReset
      noValidate
      aria-label={office.countersign({ company: company.name })}
      className="mt-3 flex flex-col items-start gap-4 rounded-md bg-sand p-4"
    >
      <AttemptField />
      <HiddenFields fields={{ step: "countersign", number: String(number) }} />
      <p>{note}</p>
      <TextField name="title" maxLength={maxName} label={office.yourTitle} answer={own} />
      <TextField name="signature" maxLength={maxName} label={office.yourSignature} answer={own} />
      <button type="submit" className={buttonClass("primary", "", "compact")}>
        {office.doSign}
      </button>
    </Form>
  );
}
