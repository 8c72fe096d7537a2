import type { ReactNode } from "react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command, OpenedCommand } from "#platform/forms/commands.tsx";
import { ChoiceField, NotesField, optionsOf, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { privacyMessages } from "../messages.ts";
import { requestOutcomes } from "../request-types.ts";
import type { Route } from "./+types/detail-page.ts";
import { DueDay } from "./due-day.tsx";
import { ErasurePreview } from "./erasure-preview.tsx";
import { FoundRecords } from "./found-records.tsx";
import { handleRequestForm, type RequestData, readRequest } from "./privacy-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readRequest(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleRequestForm(route, route.params.id);

export const meta = pageMetaIn(
  (language, data: RequestData | undefined) => data?.reference ?? privacyMessages(language).one,
);

/** One request, in the order in which it is answered: who asks, what is theirs, what becomes of it. */
export default function RequestPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { section, detail, done } = useMessages(privacyMessages);
  useLiveRead(["privacy-request"], { id: data.id });
  return (
    <>
      <BackLink to={data.path}>{section}</BackLink>
      <PageTitle>{data.who}</PageTitle>
      <p className="mt-1 text-lead break-words text-slate">{data.kind}</p>
      <StatusNotice>
        {data.done && !(data.done === "erase" && !data.isErasing) ? done[data.done] : null}
      </StatusNotice>
      <PageProblem text={answer?.problem} />
      <Facts data={data} />
      <Step id="identity" title={detail.identity}>
        <Identity data={data} answer={answer} />
      </Step>
      <Step id="found" title={detail.found}>
        <FoundRecords data={data} />
      </Step>
      <Step id="preview" title={detail.preview}>
        <ErasurePreview data={data} />
      </Step>
      <Step id="copy" title={detail.copy}>
        <Copy data={data} />
      </Step>
      <Step id="erase" title={detail.erase}>
        <Erase data={data} answer={answer} />
      </Step>
      <Step id="deadline" title={detail.deadline}>
        <Answer data={data} answer={answer} />
      </Step>
      <div className="mt-9 max-w-2xl">
        <RecordHistory history={data.history} />
      </div>
    </>
  );
}

interface PartProps {
  data: RequestData;
  answer: FormAnswer | undefined;
}

const Step = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <TitledSection titleId={`${id}-title`} title={title} id={id} className="mt-9 scroll-mt-6">
    {children}
  </TitledSection>
);

const Explained = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 max-w-[68ch] text-sm text-slate">{children}</p>
);

function Facts({ data }: { data: RequestData }) {
  const { detail } = useMessages(privacyMessages);
  const facts: [string, ReactNode][] = [
    [detail.due, <DueDay key="due" due={data.due} />],
    [detail.received, data.received],
    [detail.reference, data.reference],
    [detail.name, data.name],
    [detail.email, data.email],
    [detail.phone, data.phone],
    [detail.state, data.state],
    [detail.language, data.copyLanguage],
    [detail.note, data.note],
    [detail.outcome, data.outcome],
    [detail.outcomeNote, data.outcomeNote],
  ];
  return (
    <section aria-label={detail.facts} className="mt-5">
      <dl className="grid max-w-3xl gap-x-6 gap-y-2.5 text-sm tabular-nums sm:grid-cols-[10rem_minmax(0,1fr)]">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="sm:contents">
              <dt className="text-slate">{name}</dt>
              <dd className="break-words whitespace-pre-line">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {data.confirmBy ? (
        <p className="mt-4 text-sm font-semibold">{detail.confirmBy({ day: data.confirmBy })}</p>
      ) : null}
      {data.extension ? <Explained>{detail.extended({ reason: data.extension })}</Explained> : null}
    </section>
  );
}

function Identity({ data, answer }: PartProps) {
  const { detail } = useMessages(privacyMessages);
  return (
    <>
      {data.verification ? (
        <p className="mt-2 max-w-[68ch] text-sm break-words whitespace-pre-line">
          {detail.verifiedBy(data.verification)}
        </p>
      ) : (
        <Explained>{detail.identityText}</Explained>
      )}
      {data.isClosed ? null : (
        <div className="mt-3">
          <OpenedCommand
            // Folded again once it is saved.
            key={data.verification?.how}
            step="verify"
            label={data.verification ? detail.verifyAgain : detail.verifyNow}
            look={data.verification ? "outline" : "primary"}
            submit={detail.verify}
            answer={answer}
          >
            <SeenFields stored={{ verification: data.verification?.how ?? "" }} />
            <NotesField
              name="verification"
              maxLength={1_000}
              label={detail.verification}
              value={data.verification?.how ?? ""}
            />
          </OpenedCommand>
        </div>
      )}
    </>
  );
}

/** Undefined once nothing stands in the way. */
function useMissing({ isVerified, hasChosen }: RequestData): string | undefined {
  const { detail } = useMessages(privacyMessages);
  if (!isVerified) return detail.verifyFirst;
  return hasChosen ? undefined : detail.chooseFirst;
}

function Copy({ data }: { data: RequestData }) {
  const { detail } = useMessages(privacyMessages);
  const missing = useMissing(data);
  return (
    <>
      <Explained>{detail.copyText}</Explained>
      {missing === undefined ? (
        <>
          <p className="mt-3">
            <a
              href={`${data.path}/${data.id}/copy.zip`}
              className={buttonClass("primary", "", "compact")}
              download
            >
              {detail.download}
            </a>
          </p>
          <Explained>{detail.confirmNote}</Explained>
        </>
      ) : (
        <p className="mt-2 text-sm">{missing}</p>
      )}
      {data.exported ? <Explained>{detail.copied({ when: data.exported.full })}</Explained> : null}
    </>
  );
}

function Erase({ data, answer }: PartProps) {
  const { detail } = useMessages(privacyMessages);
  const missing = useMissing(data);
  return (
    <>
      <Explained>{detail.eraseText}</Explained>
      {data.erased ? (
        <p className="mt-2 text-sm font-semibold">{detail.erased({ when: data.erased.full })}</p>
      ) : null}
      {data.isErasing ? (
        <p className="mt-2 text-sm font-semibold">{detail.erasing}</p>
      ) : missing !== undefined ? (
        <p className="mt-2 text-sm">{missing}</p>
      ) : data.isClosed ? null : (
        <div className="mt-3">
          <OpenedCommand
            step="erase"
            label={detail.eraseNow}
            submit={detail.eraseForGood}
            answer={answer}
          >
            <SeenFields stored={{ mark: data.marks.chosen }} />
            <TextField
              name="confirmation"
              maxLength={300}
              data-no-draft=""
              label={detail.typed({ text: data.confirmation })}
            />
            <p className="text-sm text-slate">{detail.confirmNote}</p>
          </OpenedCommand>
        </div>
      )}
    </>
  );
}

function Answer({ data, answer }: PartProps) {
  const { detail, outcomes } = useMessages(privacyMessages);
  if (data.isClosed)
    return (
      <div className="mt-3">
        <Command fields={{ step: "reopen" }}>{detail.reopen}</Command>
      </div>
    );
  return (
    <div className="mt-3 flex flex-wrap items-start gap-3">
      {data.mayExtend ? (
        <OpenedCommand step="extend" label={detail.extend} answer={answer} group="answer">
          <NotesField
            name="reason"
            maxLength={1_000}
            label={detail.reason}
            help={detail.extendHelp}
          />
        </OpenedCommand>
      ) : null}
      <OpenedCommand step="close" label={detail.close} answer={answer} group="answer">
        <ChoiceField
          name="outcome"
          label={detail.outcomeChoice}
          help={detail.closeHelp}
          prompt={detail.chooseOutcome}
          options={optionsOf(requestOutcomes, outcomes)}
        />
        <NotesField name="outcomeNote" maxLength={2_000} label={detail.closeNote} />
      </OpenedCommand>
    </div>
  );
}
