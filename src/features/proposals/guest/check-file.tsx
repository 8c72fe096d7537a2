import { type ChangeEvent, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { sha256 } from "#ui/sha256.ts";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { proposalMessages } from "../messages.ts";
import type { FileCheckAnswer } from "./check-file.server.ts";
import { plainFingerprint } from "./fingerprint.ts";

/** Whoever has a PDF of a proposal can check that nobody altered it. The file stays in their browser. */
export function CheckFilePage({ check }: { check: FileCheckAnswer }) {
  const { check: messages } = useMessages(proposalMessages);
  return (
    <div className="max-w-2xl">
      <h1 className="text-side font-semibold tracking-tight">{messages.title}</h1>
      <p className="mt-4 text-slate">{messages.lead}</p>
      <Check key={check.typed} check={check} />
      <ByHand />
      <h2 className="mt-10 text-subtitle font-semibold tracking-snug">{messages.provesTitle}</h2>
      <p className="mt-3 text-slate">{messages.proves}</p>
    </div>
  );
}

function Check({ check }: { check: FileCheckAnswer }) {
  const [typed, setTyped] = useState(check.typed);
  // An outcome of another file would be taken for that of the one in the form.
  const isOfForm = plainFingerprint(typed) === check.typed;
  return (
    <>
      {check.found && isOfForm ? (
        <Outcome found={check.found} isOfOffer={check.isOfOffer === true} />
      ) : null}
      <CheckForm check={check} onType={setTyped} />
    </>
  );
}

function Outcome({ found, isOfOffer }: { found: readonly string[]; isOfOffer: boolean }) {
  const { check: messages } = useMessages(proposalMessages);
  const isKnown = found.length > 0;
  return (
    <div
      role="status"
      className={`mt-6 rounded-md p-5 ${isOfOffer ? "bg-sand" : isKnown ? "bg-tint" : "bg-error-tint"}`}
    >
      <p className={`text-lead font-semibold ${isKnown ? "" : "text-error"}`}>
        {isOfOffer ? messages.ofOffer : isKnown ? messages.unaltered : messages.unknown}
      </p>
      {(isKnown ? found : [messages.unknownLead]).map((sentence) => (
        <p key={sentence} className="mt-2 wrap-anywhere">
          {sentence}
        </p>
      ))}
    </div>
  );
}

interface CheckFormProps {
  check: FileCheckAnswer;
  onType: (fingerprint: string) => void;
}

/** With scripts, a chosen file is checked at once; without them, its fingerprint can be pasted. */
function CheckForm({ check, onType }: CheckFormProps) {
  const { check: messages } = useMessages(proposalMessages);
  const fingerprint = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const isSending = useNavigation().state !== "idle";

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file === undefined || fingerprint.current === null) return;
    if (!isSecureContext) return setProblem(messages.notSecure);
    setProblem(undefined);
    onType("");
    setWorking(true);
    const worked = await file
      .arrayBuffer()
      .then(sha256)
      .catch(() => undefined);
    setWorking(false);
    if (worked === undefined) return setProblem(messages.unreadable);
    fingerprint.current.value = worked;
    onType(worked);
    fingerprint.current.form?.requestSubmit();
  }

  return (
    <Form method="get" noValidate className="mt-6 flex flex-col items-start gap-5">
      <input type="hidden" name="language" value={useLanguage()} />
      <Problem
        text={problem ?? (check.problem === messages.malformed ? undefined : check.problem)}
      />
      <div className="hidden w-full hydrated:block">
        <Field id="check-file" label={messages.file}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept="application/pdf,.pdf"
              onChange={(event) => void choose(event)}
              className="block w-full rounded-md border-2 border-dashed border-field bg-white p-5 text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-ink/30 file:bg-white file:px-4 file:font-semibold hover:border-ink"
            />
          )}
        </Field>
        <p role="status" className="mt-2 text-sm text-slate empty:hidden">
          {isWorking || isSending ? messages.working : null}
        </p>
      </div>
      <Field
        id="check-fingerprint"
        label={messages.fingerprint}
        error={check.problem === messages.malformed ? check.problem : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={fingerprint}
            name="sha256"
            defaultValue={check.typed}
            onChange={({ target }) => onType(target.value)}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={fieldClass}
          />
        )}
      </Field>
      <button type="submit" className={buttonClass("outline", "w-full sm:w-auto")}>
        {messages.submit}
      </button>
    </Form>
  );
}

/** Some people trust no page with the file, and some browsers have no scripts. */
function ByHand() {
  const { check: messages } = useMessages(proposalMessages);
  return (
    <details className="mt-6">
      <summary className={`${tallTextLinkClass} cursor-pointer`}>{messages.byHand}</summary>
      <p className="mt-2 text-slate">{messages.byHandLead}</p>
      <dl className="mt-3 flex flex-col gap-3">
        {(["windows", "others"] as const).map((system) => (
          <div key={system}>
            <dt className="text-sm font-semibold">{messages.systems[system]}</dt>
            <dd className="mt-1 rounded-md bg-sand p-3">
              <code className="text-sm wrap-anywhere select-all">{messages.commands[system]}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
