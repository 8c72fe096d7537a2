import { type KeyboardEvent, useRef } from "react";
import { Link } from "react-router";
import { HiddenFields } from "#platform/forms/commands.tsx";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { bidMessages } from "../messages.ts";
import type { BidData } from "./bid-pages.server.ts";

export const sheetFormId = "bid-sheet";

interface BidVersionsProps {
  data: BidData;
  answer: FormAnswer | undefined;
  hasUnsavedChanges: boolean;
}

/** Newest first. A version under the lowest margin names who approved it. */
export function BidVersions({ data, answer, hasUnsavedChanges }: BidVersionsProps) {
  const { versions } = useMessages(bidMessages);
  const isMade = data.mayChange && data.revision > 0 && data.shownVersion === undefined;
  return (
    <TitledSection titleId="versions-title" title={versions.title}>
      <p className="mt-1 text-sm text-slate">{versions.note}</p>
      {isMade ? (
        <MakeVersion
          key={data.versions.length}
          answer={answer}
          hasUnsavedChanges={hasUnsavedChanges}
        />
      ) : null}
      <ol className="mt-3 text-sm">
        {data.versions.map(
          ({ id, number, note, noteLanguage, by, alternatives, waits, approved }) => (
            <li key={id} className="border-t border-line py-3 first:border-t-0">
              <p className="flex flex-wrap items-baseline gap-x-4">
                <Link
                  to={`${data.path}?version=${number}`}
                  aria-label={versions.open({ number })}
                  className="inline-flex min-h-8 items-center font-semibold text-teal underline-offset-4 hover:underline"
                >
                  {versions.version({ number })}
                </Link>
                <span className="text-xs text-slate">{by}</span>
              </p>
              {alternatives.map((text) => (
                <p key={text} className="wrap-anywhere tabular-nums">
                  {text}
                </p>
              ))}
              {note ? (
                <WrittenText
                  text={note}
                  language={noteLanguage}
                  className="wrap-anywhere text-slate"
                />
              ) : null}
              {approved ? <p className="text-xs text-slate">{approved}</p> : null}
              {waits ? <p className="font-semibold text-error">{versions.waits}</p> : null}
              {waits && data.mayApprove ? (
                <PostForm action={data.path} preventScrollReset className="mt-2">
                  <HiddenFields fields={{ step: "approve", number: String(number) }} />
                  <CompactSubmitButton
                    look="outline"
                    aria-label={versions.approveVersion({ number })}
                  >
                    {versions.approve}
                  </CompactSubmitButton>
                </PostForm>
              ) : null}
            </li>
          ),
        )}
      </ol>
    </TitledSection>
  );
}

/**
 * Field and button belong to the form of the sheet: all that the page shows arrives with them, so that the
 * server knows without scripts, too, whether something was typed and not saved. The last `step` of a form
 * counts. A note outlives the saving that it waits for.
 */
export function MakeVersion({ answer, hasUnsavedChanges }: Omit<BidVersionsProps, "data">) {
  const { versions } = useMessages(bidMessages);
  const button = useRef<HTMLButtonElement>(null);
  // Otherwise the browser would press the first button of the sheet, which only saves.
  const makeByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    button.current?.click();
  };
  return (
    <div className="mt-3 flex max-w-xl flex-col items-start gap-4 rounded-md bg-sand p-4">
      <TextField
        form={sheetFormId}
        name="note"
        label={versions.madeNote}
        maxLength={500}
        answer={answer}
        onKeyDown={makeByEnter}
      />
      <p role="status" className="text-sm font-semibold empty:hidden">
        {hasUnsavedChanges ? versions.saveFirst : null}
      </p>
      <CompactSubmitButton
        ref={button}
        form={sheetFormId}
        name="step"
        value="version"
        look="outline"
        disabled={hasUnsavedChanges}
      >
        {versions.make}
      </CompactSubmitButton>
    </div>
  );
}
