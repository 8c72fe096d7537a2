import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { settingsMessages } from "#features/settings/messages.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { ChoiceField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { PageProblem, Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { Route } from "./+types/rates-page.ts";
import { productionRateMessages } from "./messages.ts";
import { handleRatesForm, type RatesData, readRatesPage } from "./rates-page.server.ts";

const path = "/office/settings/production-rates";

export const loader = (route: LoaderFunctionArgs) => readRatesPage(route);

export const action = (route: ActionFunctionArgs) => handleRatesForm(route);

export const meta = pageMetaIn((language) => productionRateMessages(language).title);

export default function RatesPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const messages = useMessages(productionRateMessages);
  const { section } = useMessages(settingsMessages);
  return (
    <div className="max-w-5xl">
      <BackLink to="/office/settings">{section}</BackLink>
      <PageTitle>{messages.title}</PageTitle>
      <div className="mt-3 max-w-[70ch] text-sm text-slate">
        <p>
          {messages.note} {messages.sources}
        </p>
        <p className="mt-2">{messages.more}</p>
      </div>
      <StatusNotice>{data.done && !answer ? messages.done[data.done] : null}</StatusNotice>
      <PageProblem text={answer?.form === "end" ? answer.problem : undefined} />
      <AddRate data={data} answer={answer?.form === "rate" ? answer : undefined} />
      <p className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        <span className="font-semibold">
          {data.ownCount === 0
            ? messages.onlyOriginal
            : messages.version({ version: data.version, count: data.ownCount })}
        </span>
        {data.mayImport ? (
          <Link
            to="/office/import"
            className="inline-flex min-h-8 items-center font-semibold text-teal underline-offset-4 hover:underline"
          >
            {messages.importLink}
          </Link>
        ) : null}
      </p>
      <div className="mt-2">
        <DataTable caption={messages.caption} rows={data.rows} columns={columnsFor(messages)} />
      </div>
      {data.earlier.length > 0 ? <EarlierRates rates={data.earlier} /> : null}
    </div>
  );
}

type RateRow = RatesData["rows"][number];

const columnsFor = ({
  columns,
  end,
  endRate,
}: ReturnType<typeof productionRateMessages>): Column<RateRow>[] => [
  {
    label: columns.subject,
    isName: true,
    cellClass: "sm:w-[26%]",
    value: ({ subjectLabel, conditions }) => (
      <>
        <span className="block font-semibold break-words">{subjectLabel}</span>
        {conditions ? (
          <span className="block text-xs break-words text-slate">{conditions}</span>
        ) : null}
      </>
    ),
  },
  {
    label: columns.rate,
    cellClass: "tabular-nums lg:whitespace-nowrap",
    value: ({ rate }) => rate,
  },
  {
    label: columns.range,
    cellClass: "text-slate tabular-nums lg:whitespace-nowrap",
    value: ({ range }) => range || null,
  },
  {
    label: columns.source,
    cellClass: "text-slate sm:w-1/4",
    value: ({ source }) => <span className="break-words">{source}</span>,
  },
  { label: columns.since, cellClass: "text-slate", value: ({ since }) => since },
  {
    label: columns.command,
    className: "w-24",
    value: ({ id, isOwn, subjectLabel, conditions }) =>
      isOwn ? (
        <PostForm action={`${path}?end`} preventScrollReset>
          <input type="hidden" name="rateId" value={id} />
          <CompactSubmitButton
            look="outline"
            aria-label={endRate({ subject: [subjectLabel, conditions].filter(Boolean).join(", ") })}
          >
            {end}
          </CompactSubmitButton>
        </PostForm>
      ) : null,
  },
];

function AddRate({ data, answer }: { data: RatesData; answer: FormAnswer | undefined }) {
  const place = usePlace();
  const { add, addNote, anyBuilding, anyFloor, choose, fields } =
    useMessages(productionRateMessages);
  return (
    <details className="group mt-5" open={answer !== undefined} key={place}>
      <summary className={`${buttonClass("primary", "", "compact")} group-open:mb-3`}>
        {add}
      </summary>
      <PostForm
        answer={answer}
        action={path}
        preventScrollReset
        noValidate
        className="flex max-w-2xl flex-col items-start gap-4 rounded-md bg-sand p-4"
      >
        <Problem text={answer?.problem} />
        {answer?.values.replaces ? (
          <input type="hidden" name="replaces" value={answer.values.replaces} />
        ) : null}
        <p className="text-sm text-slate">{addNote}</p>
        <div className="grid w-full grid-cols-1 items-start gap-4 sm:grid-cols-3">
          <ChoiceField
            name="subject"
            label={fields.subject}
            options={data.subjects}
            prompt={choose}
          />
          <ChoiceField
            name="floorCovering"
            label={fields.floorCovering}
            options={data.floorCoverings}
            prompt={anyFloor}
          />
          <ChoiceField
            name="facilityType"
            label={fields.facilityType}
            options={data.facilityTypes}
            prompt={anyBuilding}
          />
          <TextField name="rate" label={fields.rate} inputMode="decimal" />
          <TextField name="low" label={fields.low} inputMode="numeric" />
          <TextField name="high" label={fields.high} inputMode="numeric" />
        </div>
        <p className="text-sm text-slate">{fields.rateHelp}</p>
        <TextField name="source" label={fields.source} help={fields.sourceHelp} />
        <CompactSubmitButton>{add}</CompactSubmitButton>
      </PostForm>
    </details>
  );
}

/** Former rates stay readable, because last year's bids were made with them. */
function EarlierRates({ rates }: { rates: RatesData["earlier"] }) {
  const { earlier, earlierNote } = useMessages(productionRateMessages);
  return (
    <TitledSection
      titleId="earlier-title"
      title={earlier}
      className="mt-9 border-t border-line pt-6"
    >
      <p className="mt-1 text-sm text-slate">{earlierNote}</p>
      <ul className="mt-3 text-sm">
        {rates.map(({ id, subjectLabel, conditions, rate, source, when }) => (
          <li key={id} className="border-b border-line py-2">
            <p className="break-words">
              {[subjectLabel, conditions].filter(Boolean).join(", ")}:{" "}
              <span className="tabular-nums">{rate}</span>
            </p>
            <p className="text-xs break-words text-slate">{[source, when].join(", ")}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
