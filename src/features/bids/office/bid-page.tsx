import { type FormEvent, useDeferredValue, useMemo, useState } from "react";
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { HiddenFields } from "#platform/forms/commands.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { textLinkClass } from "#ui/text-link.ts";
import { priceOffered } from "../calculation/price-bid.ts";
import { filledAreasField, filledTexts, fillPrefix } from "../fill-frequencies.ts";
import { bidMessages } from "../messages.ts";
import { openedAreasField, readSheet } from "../sheet-texts.ts";
import type { Route } from "./+types/bid-page.ts";
import { BidBasis } from "./bid-basis.tsx";
import { type BidData, handleBidForm, readBid } from "./bid-pages.server.ts";
import { BidResults } from "./bid-results.tsx";
import { BidVersions, sheetFormId } from "./bid-versions.tsx";
import { SheetFields } from "./sheet-fields.tsx";
import { textsIn } from "./sheet-rows.tsx";

export const loader = (route: LoaderFunctionArgs) => readBid(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleBidForm(route, route.params.id);

export const meta = pageMetaIn((language, data: BidData | undefined) => {
  const { pageTitle, title } = bidMessages(language);
  return data ? pageTitle({ company: data.company }) : title;
});

/** The sheet of a bid, its price as somebody types, and the versions that were priced for good. */
export default function BidPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const messages = useMessages(bidMessages);
  const place = usePlace();
  const [typedAt, setTypedAt] = useState<string>();
  const sheetAnswer = answer?.values.step === "save" ? answer : undefined;
  const done = answer === undefined ? data.done : savedDespiteAnswer(answer);
  useLiveRead(["opportunity"], { id: data.opportunityPath.split("/").at(-1) ?? "" });
  return (
    <>
      <BackLink to={data.opportunityPath}>{data.company}</BackLink>
      <PageTitle>{messages.pageTitle({ company: data.company })}</PageTitle>
      <p className="mt-2 max-w-[70ch] text-sm text-slate">{messages.secret}</p>
      <StatusNotice>{done ? messages.done[done] : null}</StatusNotice>
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem} />
      </div>
      {data.shownVersion === undefined ? <BidBasis data={data} /> : null}
      {data.shownVersion === undefined ? (
        <Sheet key={place} data={data} answer={sheetAnswer} onType={() => setTypedAt(place)} />
      ) : (
        <ShownVersion data={data} number={data.shownVersion} />
      )}
      <div className="mt-9 grid grid-cols-1 gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <BidVersions
          data={data}
          answer={answer}
          hasUnsavedChanges={sheetAnswer !== undefined || typedAt === place}
        />
        {data.history.length > 0 ? <RecordHistory history={data.history} /> : null}
      </div>
    </>
  );
}

/** The page came back, for the note of the next version, though all was saved. */
const savedDespiteAnswer = ({ values }: FormAnswer) =>
  values.step === "saved" ? values.step : undefined;

/** A version as it was priced: its rates and assumptions are those of its day. */
function ShownVersion({ data, number }: { data: BidData; number: number }) {
  const { versions } = useMessages(bidMessages);
  return (
    <>
      <p className="mt-5 rounded-md bg-sand p-3 text-sm">
        {versions.shown({ number })}{" "}
        <Link to={data.path} className={textLinkClass}>
          {versions.back}
        </Link>
      </p>
      <div className="mt-6">
        <BidResults
          input={data.input}
          offered={priceOffered(data.input)}
          buildings={data.buildings}
          hasAreas
        />
      </div>
    </>
  );
}

/** A bid may have thousands of fields: once all are known, a key reads only the one that was typed in. */
function textsAfter(texts: Texts | undefined, form: HTMLFormElement, target: EventTarget): Texts {
  // The areas that it is about have their hidden fields drawn anew after this.
  if (target instanceof HTMLInputElement && target.name === filledAreasField)
    return { ...(texts ?? textsIn(form)), ...filledTexts(target.value) };
  const isKnown =
    (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
    target.type !== "checkbox" &&
    texts !== undefined &&
    target.name in texts;
  return isKnown ? { ...texts, [target.name]: target.value } : textsIn(form);
}

/** Opening an area, or choosing what to set in many of them, changes nothing yet. */
const isNoPartOfBid = (target: EventTarget): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) &&
  (target.name === openedAreasField || target.name.startsWith(fillPrefix));

interface SheetProps {
  data: BidData;
  answer: FormAnswer | undefined;
  onType: () => void;
}

function Sheet({ data, answer, onType }: SheetProps) {
  const { mayChange, stored, input } = data;
  // The fields keep what they show while the page is read again, and so does the revision they belong to.
  const [revision] = useState(data.revision);
  const language = useLanguage();
  const { notSaved, save } = bidMessages(language);
  const [typed, setTyped] = useState<Texts | undefined>(answer?.values);
  const texts = typed ?? stored;
  const priced = useMemo(() => {
    const live = { ...input, sheet: readSheet(texts, language, input.assumptions.margin).sheet };
    return { texts, live, offered: priceOffered(live) };
  }, [input, texts, language]);
  // The price follows each key at once; the sentences of hundreds of areas follow between the keys.
  const explained = useDeferredValue(priced);
  const follow = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (isNoPartOfBid(target)) return;
    setTyped((before) => textsAfter(before, currentTarget, target));
    onType();
  };
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-9 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      {mayChange ? (
        <PostForm
          answer={answer}
          id={sheetFormId}
          data-form-name="sheet"
          action={data.path}
          preventScrollReset
          noValidate
          onInput={follow}
          className="flex min-w-0 flex-col items-start gap-8"
        >
          <HiddenFields fields={{ step: "save", revision: String(revision) }} />
          {/* Enter presses the first button of a form, which must save and not add a row. */}
          <button
            type="submit"
            name="by"
            value="enter"
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
          >
            {save}
          </button>
          <noscript>
            <input type="hidden" name="scriptless" value="yes" />
          </noscript>
          <SeenFields stored={stored} />
          <SheetFields data={data} {...explained} answer={answer} />
          <div className="flex flex-wrap items-center gap-4">
            <CompactSubmitButton>{save}</CompactSubmitButton>
            {typed === undefined ? null : <p className="text-sm text-slate">{notSaved}</p>}
          </div>
        </PostForm>
      ) : null}
      <div className={`min-w-0 ${mayChange ? "xl:sticky xl:top-6" : "xl:col-span-2"}`}>
        <BidResults
          input={priced.live}
          offered={priced.offered}
          buildings={data.buildings}
          hasAreas={priced.live.sheet.areas.length > 0}
          isNarrow={mayChange}
        />
      </div>
    </div>
  );
}
