import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command } from "#platform/forms/commands.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { TallTextLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { EmailText, LeftOutFiles } from "../email-text.tsx";
import { opportunityEmailMessages } from "../messages.ts";
import type { Route } from "./+types/detail-page.ts";
import { unmatchedPath } from "./unmatched-form.ts";
import {
  handleUnmatchedForm,
  readUnmatchedPage,
  type UnmatchedData,
} from "./unmatched-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readUnmatchedPage(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleUnmatchedForm(route, route.params.id);

export const meta = pageMetaIn((language, data: UnmatchedData | undefined) => {
  const { unmatched } = opportunityEmailMessages(language);
  return data ? data.subject || unmatched.noSubject : unmatched.title;
});

/** One email, as plain text, and where it belongs. */
export default function UnmatchedPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { unmatched, kinds } = useMessages(opportunityEmailMessages);
  return (
    <>
      <BackLink to={unmatchedPath}>{unmatched.title}</BackLink>
      <PageTitle>{data.subject || unmatched.noSubject}</PageTitle>
      <p className="mt-1 text-sm [overflow-wrap:anywhere] text-slate">
        {data.sender}, <time dateTime={data.arrived.iso}>{data.arrived.full}</time>
      </p>
      {data.kind ? <p className="mt-1 text-xs font-semibold">{kinds[data.kind]}</p> : null}
      <p className="mt-3 max-w-[70ch] text-sm">{unmatched.reasons[data.reason]}</p>
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem} />
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TitledSection
          titleId="email-title"
          title={unmatched.email}
          size="small"
          className="max-w-2xl min-w-0 rounded-md bg-sand p-4 text-sm"
        >
          <EmailText email={data} language={null} />
          <LeftOutFiles files={data.leftOut} />
        </TitledSection>
        <div className="flex min-w-0 flex-col gap-6">
          {data.state === "waiting" ? null : <Decided data={data} />}
          {data.state !== "joined" && data.mayChange ? <Join data={data} /> : null}
          {data.state === "waiting" && data.mayChange ? (
            <TitledSection titleId="aside-title" title={unmatched.aside.title} size="small">
              <p className="mt-1 mb-3 text-sm text-slate">{unmatched.aside.note}</p>
              <Command fields={{ step: "aside" }}>{unmatched.aside.submit}</Command>
            </TitledSection>
          ) : null}
        </div>
      </div>
    </>
  );
}

interface PartProps {
  data: UnmatchedData;
}

function Decided({ data: { state, decidedBy, conversation, mayChange } }: PartProps) {
  const { unmatched } = useMessages(opportunityEmailMessages);
  const { joinedBy, asideBy, takeOut, back, open } = unmatched.decided;
  const isJoined = state === "joined";
  return (
    <section aria-label={unmatched.decided.title} className="rounded-md bg-tint p-4 text-sm">
      <p>{isJoined ? joinedBy({ person: decidedBy }) : asideBy({ person: decidedBy })}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {conversation ? <TallTextLink to={conversation}>{open}</TallTextLink> : null}
        {mayChange ? (
          <Command fields={{ step: "back" }}>{isJoined ? takeOut : back}</Command>
        ) : null}
      </div>
    </section>
  );
}

/** Opportunities are found by the search, and before that by the sender's address. */
function Join({ data: { path, words, opportunities } }: PartProps) {
  const { join } = useMessages(opportunityEmailMessages).unmatched;
  return (
    <TitledSection titleId="join-title" title={join.title} size="small">
      <p className="mt-1 text-sm text-slate">{join.note}</p>
      <FilterForm path={path} filter={words} label={join.search} className="my-3">
        <SearchField label={join.search} value={words} placeholder={join.placeholder} />
        <FindButton clear={words === undefined ? undefined : path} />
      </FilterForm>
      {opportunities.length === 0 ? (
        <p className="text-sm">{words === undefined ? join.noneOfSender : join.noneFound}</p>
      ) : (
        <>
          <p className="text-sm">{words === undefined ? join.ofSender : join.found}</p>
          <ul className="mt-1 text-sm">
            {opportunities.map(({ id, company, contact, reference, stage, opened }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
              >
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">
                    <Link
                      to={`/office/pipeline/${id}`}
                      className="text-teal underline underline-offset-4"
                    >
                      {company}
                    </Link>
                  </p>
                  <p className="wrap-anywhere text-slate">
                    {[contact, reference, stage, opened].join(", ")}
                  </p>
                </div>
                <Command
                  fields={{ step: "join", opportunity: id }}
                  name={join.submitNamed({ company, reference })}
                >
                  {join.submit}
                </Command>
              </li>
            ))}
          </ul>
        </>
      )}
    </TitledSection>
  );
}
