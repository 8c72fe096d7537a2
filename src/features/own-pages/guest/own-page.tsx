import type { ReactNode } from "react";
import { attachmentLimits } from "#platform/files/file-types.ts";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Field, fieldClass, PageProblem } from "#ui/form/compact-field.tsx";
import { FaultSummary } from "#ui/form/fault-summary.tsx";
import { ownPageMessages } from "../messages.ts";
import { maxRemark } from "../own-page-types.ts";
import type { OwnPage } from "./own-page.server.ts";

interface OwnPageViewProps {
  page: OwnPage;
  answer: FormAnswer | undefined;
}

export function OwnPageView({ page, answer }: OwnPageViewProps) {
  const { guest } = useMessages(ownPageMessages);
  const { title, reference, standing, promise, person, done } = page;
  return (
    <article className="mx-auto max-w-3xl">
      <h1 className="text-side font-semibold tracking-tight wrap-anywhere">{title}</h1>
      <p className="mt-1 text-sm text-slate tabular-nums">{reference}</p>
      <div role="status" className="empty:hidden">
        {done && !answer ? (
          <p className="mt-4 rounded-md bg-tint p-4 font-semibold">{guest.done[done]}</p>
        ) : null}
      </div>
      <PageProblem text={answer?.problem} />
      <FaultSummary errors={answer?.errors} />
      <section aria-label={guest.stands} className="mt-5 rounded-md bg-tint p-4">
        <h2 className="font-semibold">{standing.title}</h2>
        <p className="mt-1">{standing.text}</p>
        <p className="mt-3 font-semibold empty:hidden">{promise}</p>
        <p className="mt-3 text-sm empty:hidden">{person}</p>
        <p className="mt-1 text-sm">
          <a
            href={page.callHref}
            className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
          >
            {page.call}
          </a>
        </p>
      </section>
      {page.isOpen ? (
        <AddForm page={page} answer={answer} />
      ) : (
        <p className="mt-6 text-slate">{guest.onlyOpen}</p>
      )}
      <Entries page={page} />
      <Sent page={page} />
      {page.isOpen && !page.isSigned ? <WithdrawForm page={page} answer={answer} /> : null}
      {page.isOpen && page.isSigned ? (
        <p className="mt-8 text-sm text-slate">{guest.refused.signed}</p>
      ) : null}
      <p className="mt-8 text-sm text-slate">{guest.secret}</p>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="mt-8">
    <h2 className="text-subtitle font-semibold tracking-snug">{title}</h2>
    {children}
  </section>
);

function AddForm({ page, answer }: OwnPageViewProps) {
  const { guest } = useMessages(ownPageMessages);
  const addAnswer = answer?.values.step === "add" ? answer : undefined;
  const { address, attempt, fileHelp } = page;
  return (
    <Part title={guest.add}>
      <form
        method="post"
        action={address}
        encType="multipart/form-data"
        noValidate
        className="mt-3 flex max-w-xl flex-col items-start gap-4"
      >
        <input type="hidden" name="step" value="add" />
        <input type="hidden" name="attempt" value={addAnswer?.values.attempt || attempt} />
        <NotesField
          name="text"
          id="own-text"
          label={guest.text}
          maxLength={maxRemark}
          answer={addAnswer}
        />
        <Field
          name="file"
          id="own-file"
          label={guest.file}
          error={addAnswer?.errors.file}
          help={fileHelp}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="file"
              accept={attachmentLimits.accept}
              className={fieldClass}
            />
          )}
        </Field>
        <button type="submit" className={buttonClass("primary")}>
          {guest.doAdd}
        </button>
      </form>
    </Part>
  );
}

function Entries({ page: { entries } }: { page: OwnPage }) {
  const { guest } = useMessages(ownPageMessages);
  if (entries.length === 0) return null;
  return (
    <Part title={guest.added}>
      <ul className="mt-3 flex flex-col gap-3">
        {entries.map(({ id, text, sent, files }) => (
          <li key={id} className="rounded-md bg-sand p-4">
            <p className="wrap-anywhere whitespace-pre-wrap empty:hidden">{text}</p>
            {files.map((name) => (
              <p key={name} className="font-semibold wrap-anywhere">
                {name}
              </p>
            ))}
            <time dateTime={sent.iso} className="mt-1 block text-sm text-slate tabular-nums">
              {sent.full}
            </time>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Sent({ page: { facts, text } }: { page: OwnPage }) {
  const { guest } = useMessages(ownPageMessages);
  return (
    <Part title={guest.sent}>
      <dl className="mt-3 flex flex-col gap-y-2 text-sm">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2"
          >
            <dt className="text-slate">{label}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {text === "" ? null : (
        <>
          <h3 className="mt-5 text-sm text-slate">{guest.words}</h3>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
        </>
      )}
    </Part>
  );
}

/** Asks first: the button is behind the sentence that says what it does. */
function WithdrawForm({ page, answer }: OwnPageViewProps) {
  const { guest } = useMessages(ownPageMessages);
  return (
    <details className="mt-8" open={answer?.values.step === "withdraw"}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-slate underline underline-offset-4">
        {guest.withdraw}
      </summary>
      <form method="post" action={page.address} className="mt-3 max-w-xl">
        <input type="hidden" name="step" value="withdraw" />
        <p>{page.withdrawHelp}</p>
        <button type="submit" className={buttonClass("outline", "mt-3", "compact")}>
          {guest.doWithdraw}
        </button>
      </form>
    </details>
  );
}
