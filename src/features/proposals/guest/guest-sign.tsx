import { useDocumentRequest } from "#platform/document/document-request.tsx";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { faultId } from "#ui/form/fault-id.ts";
import { FaultSummary } from "#ui/form/fault-summary.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { proposalMessages } from "../messages.ts";
import { maxName } from "../proposal-types.ts";
import { drawingGround, drawSignatureScript } from "./draw-signature.ts";
import type { Review, SignedProposal } from "./guest-pages.server.ts";
import { PeriodicWork } from "./guest-proposal.tsx";

interface GuestSignProps {
  proposal: SignedProposal;
  answer: FormAnswer | Review | undefined;
}

/** First the fields, then all of it once more: nobody signs on the first page (UETA, section 10). */
export function GuestSignPage({ proposal, answer }: GuestSignProps) {
  const { guest } = useMessages(proposalMessages);
  const { addresses, company, reference, number, refusal } = proposal;
  const review = answer && "review" in answer ? answer.review : undefined;
  const formAnswer = answer && "review" in answer ? undefined : answer;
  return (
    <div className="mx-auto max-w-xl">
      <a href={addresses.page} className={`${tallTextLinkClass} text-sm`}>
        {guest.back}
      </a>
      <h1 className="mt-2 text-side font-semibold tracking-tight">
        {review ? guest.reviewTitle : guest.sign}
      </h1>
      <p className="mt-2 wrap-anywhere text-slate">
        {guest.signLead({ company, reference, number })}
      </p>
      {refusal ? (
        <div className="mt-6">
          <Problem text={formAnswer?.problem ?? refusal} />
        </div>
      ) : review ? (
        <ReviewForm proposal={proposal} review={review} />
      ) : (
        <>
          <FaultSummary errors={formAnswer?.errors} />
          <SignatureFields proposal={proposal} answer={formAnswer} />
        </>
      )}
    </div>
  );
}

interface SignatureFieldsProps {
  proposal: SignedProposal;
  answer: FormAnswer | undefined;
}

function SignatureFields({ proposal, answer }: SignatureFieldsProps) {
  const { guest } = useMessages(proposalMessages);
  const { addresses, company, alternatives, attempt } = proposal;
  const values = answer?.values ?? {};
  const only = alternatives.length === 1 ? alternatives[0]?.name : undefined;
  const text = (name: "name" | "title" | "signature", label: string, help?: string) => (
    <TextField
      name={name}
      label={label}
      maxLength={maxName}
      autoComplete={name === "name" ? "name" : name === "title" ? "organization-title" : "off"}
      answer={answer}
      {...(help && { help })}
    />
  );
  return (
    <form
      method="post"
      action={addresses.sign}
      noValidate
      className="mt-6 flex flex-col items-start gap-5"
    >
      <input type="hidden" name="attempt" value={values.attempt || attempt} />
      <Problem text={answer?.problem} />
      <fieldset
        id={faultId("alternative")}
        className="w-full"
        aria-describedby={answer?.errors.alternative ? "alternative-fault" : undefined}
      >
        <legend className="mb-1.5 text-sm font-semibold">{guest.choose}</legend>
        {alternatives.map(({ name, title, price }) => (
          <label
            key={name}
            className="flex min-h-12 items-center gap-3 border-t border-line py-2 first-of-type:border-t-0"
          >
            <input
              type="radio"
              name="alternative"
              value={name}
              defaultChecked={(values.alternative ?? only) === name}
              className="size-5 shrink-0"
            />
            <span className="wrap-anywhere">{guest.option({ alternative: title, price })}</span>
          </label>
        ))}
        <Fault id="alternative-fault" text={answer?.errors.alternative} />
      </fieldset>
      {text("name", guest.name)}
      {text("title", guest.title, guest.titleHelp)}
      {text("signature", guest.signature)}
      <Drawing drawn={values.drawing ?? ""} />
      <Tick
        name="authority"
        label={guest.authority({ company })}
        isTicked={values.authority === "yes"}
        fault={answer?.errors.authority}
      />
      <Tick
        name="consent"
        label={guest.consent}
        isTicked={values.consent === "yes"}
        fault={answer?.errors.consent}
      />
      <button type="submit" name="step" value="review" className={buttonClass("primary")}>
        {guest.review}
      </button>
      <a href={addresses.pdf} className={`${tallTextLinkClass} text-sm`}>
        {guest.paperFirst}
      </a>
      <p className="text-sm text-slate">{guest.proves}</p>
    </form>
  );
}

/** Drawing is optional beside the typed name. Without scripts, it stays hidden. */
function Drawing({ drawn }: { drawn: string }) {
  const { guest } = useMessages(proposalMessages);
  const { nonce } = useDocumentRequest();
  const { width, height } = drawingGround;
  return (
    <div data-draw hidden className="w-full">
      <p className="mb-1.5 text-sm font-semibold">{guest.draw}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={guest.drawn}
        className="block w-full touch-none rounded-md border border-field bg-white text-ink"
      >
        <path
          d={drawn}
          fill="none"
          stroke="currentColor"
          strokeWidth={8}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <input type="hidden" name="drawing" defaultValue={drawn} />
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-slate">
        {guest.drawHelp}
        <button type="button" className={tallTextLinkClass}>
          {guest.drawClear}
        </button>
      </p>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: The script is our own code.
        dangerouslySetInnerHTML={{ __html: drawSignatureScript }}
      />
    </div>
  );
}

const Fault = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <p id={id} className="mt-1 text-sm font-medium text-error">
      {text}
    </p>
  ) : null;

interface TickProps {
  name: string;
  label: string;
  isTicked: boolean;
  fault: string | undefined;
}

const Tick = ({ name, label, isTicked, fault }: TickProps) => (
  <div id={faultId(name)} className="w-full">
    <label className="flex items-start gap-3 text-sm">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={isTicked}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${name}-fault` : undefined}
        className="mt-0.5 size-6 shrink-0"
      />
      <span className="wrap-anywhere">{label}</span>
    </label>
    <Fault id={`${name}-fault`} text={fault} />
  </div>
);

function ReviewForm({ proposal, review }: { proposal: SignedProposal; review: Review["review"] }) {
  const { guest, paper } = useMessages(proposalMessages);
  const { addresses, alternatives, company, start, term, escalation } = proposal;
  const chosen = alternatives.find(({ name }) => name === review.alternative);
  const { reviewFacts } = guest;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [reviewFacts.company, company],
    [reviewFacts.alternative, chosen?.title],
    [reviewFacts.price, chosen?.lines[0]],
    [reviewFacts.start, start],
    ...(term === "" ? [] : [[reviewFacts.term, term] as const]),
    ...(escalation === undefined ? [] : [[paper.escalation, escalation] as const]),
    [reviewFacts.name, review.name],
    [reviewFacts.title, review.title],
    [reviewFacts.signature, review.signature],
  ];
  return (
    <form method="post" action={addresses.sign} className="mt-4 flex flex-col items-start gap-5">
      <p className="font-semibold">{guest.reviewLead}</p>
      {Object.entries(review).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <dl className="w-full">
        {facts.map(([label, value]) => (
          <div key={label} className="border-t border-line py-2 sm:flex sm:gap-6">
            <dt className="text-sm text-slate sm:w-40 sm:shrink-0">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {chosen === undefined || chosen.work.rows.length === 0 ? null : (
        <div className="w-full">
          <PeriodicWork work={chosen.work} />
        </div>
      )}
      {review.drawing ? (
        <svg
          viewBox={`0 0 ${drawingGround.width} ${drawingGround.height}`}
          role="img"
          aria-label={guest.drawn}
          className="block w-60 max-w-full text-ink"
        >
          <path
            d={review.drawing}
            fill="none"
            stroke="currentColor"
            strokeWidth={8}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      ) : null}
      <p className="text-sm">{guest.authority({ company })}</p>
      <p className="text-sm">{guest.consent}</p>
      <a href={addresses.pdf} className={`${tallTextLinkClass} text-sm`}>
        {guest.paperFirst}
      </a>
      <div className="flex flex-wrap gap-3">
        <button type="submit" name="step" value="sign" className={buttonClass("primary")}>
          {guest.doSign}
        </button>
        <button type="submit" name="step" value="change" className={buttonClass("outline")}>
          {guest.change}
        </button>
      </div>
    </form>
  );
}
