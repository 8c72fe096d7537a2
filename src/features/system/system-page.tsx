import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { Route } from "./+types/system-page.ts";
import { systemMessages } from "./messages.ts";
import type { SystemPageData } from "./system-page.server.ts";
import { readSystemPage } from "./system-page.server.ts";

export const loader = (route: LoaderFunctionArgs) => readSystemPage(route);

export const meta = pageMetaIn((language) => systemMessages(language).section);

type Part = SystemPageData["parts"][number];
type ListedError = NonNullable<SystemPageData["errors"]>[number];

/** Administrators see each part of the product with its state and advice. */
export default function SystemPage({ loaderData: { parts, errors } }: Route.ComponentProps) {
  const { section, note } = useMessages(systemMessages);
  return (
    <>
      <PageTitle>{section}</PageTitle>
      <p className="mt-2 max-w-[68ch] text-slate">{note}</p>
      <div className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-2">
        {parts.map((part) => (
          <PartOfSystem key={part.name} part={part} />
        ))}
      </div>
      <LatestErrors errors={errors} />
    </>
  );
}

/** The accent is for what waits for somebody. */
const dots: Record<Part["state"], string> = {
  good: "bg-teal",
  watch: "bg-dawn",
  act: "bg-error",
  unknown: "border-2 border-field",
};

function PartOfSystem({ part: { name, title, state, facts, advice } }: { part: Part }) {
  const { states, whatToDo } = useMessages(systemMessages);
  const titleId = `${name}-title`;
  return (
    <section aria-labelledby={titleId} className="rounded-lg border border-line bg-white p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-base font-semibold tracking-snug">
          {title}
        </h2>
        <p
          className={`inline-flex items-center gap-2 text-sm ${state === "act" ? "font-semibold text-error" : ""}`}
        >
          <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
          {states[state]}
        </p>
      </div>
      {facts.length > 0 ? (
        <dl className="mt-3 grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-6 gap-y-2.5 text-sm tabular-nums">
          {facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-slate">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {advice.length > 0 ? (
        <div className="mt-4 rounded-md bg-sand p-4 text-sm">
          <h3 className="font-semibold">{whatToDo}</h3>
          {advice.map((sentence) => (
            <p key={sentence} className="mt-1 max-w-[68ch] break-words">
              {sentence}
            </p>
          ))}
        </div>
      ) : null}
    </section>
  );
}

function LatestErrors({ errors }: Pick<SystemPageData, "errors">) {
  const { errors: messages } = useMessages(systemMessages);
  return (
    <TitledSection titleId="errors-title" title={messages.title} size="small" className="mt-9">
      <p className="mt-2 max-w-[68ch] text-sm text-slate">
        {errors === null ? messages.notListed : messages.note}
      </p>
      {errors === null ? null : errors.length > 0 ? (
        <ErrorTable errors={errors} />
      ) : (
        <EmptyState className="mt-4" level={3} title={messages.noneYet} text={messages.first} />
      )}
    </TitledSection>
  );
}

function ErrorTable({ errors }: { errors: readonly ListedError[] }) {
  const { errors: messages, whatToDo } = useMessages(systemMessages);
  return (
    <DataTable
      className="mt-3"
      caption={messages.title}
      rows={errors}
      columns={[
        {
          label: messages.what,
          isName: true,
          value: ({ what, event }) => (
            <>
              <span className="font-semibold">{what}</span>
              <code lang="en" className="mt-0.5 block text-xs break-words text-slate">
                {event}
              </code>
            </>
          ),
        },
        {
          label: messages.last,
          className: "whitespace-nowrap",
          value: ({ last }) => (
            <time dateTime={last.iso} title={last.full}>
              {last.short}
            </time>
          ),
        },
        { label: messages.count, cellClass: "tabular-nums", value: ({ count }) => count },
        {
          label: messages.requests,
          value: ({ requestIds }) =>
            requestIds.length === 0
              ? null
              : requestIds.map((id) => (
                  <code key={id} className="block text-xs break-all">
                    {id}
                  </code>
                )),
        },
        { label: whatToDo, value: ({ advice }) => advice },
      ]}
    />
  );
}
