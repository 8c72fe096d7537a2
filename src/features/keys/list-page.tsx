import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { DownloadLink } from "#ui/download-link.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { PageProblem, Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { TickAll } from "#ui/tick-all.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { Route } from "./+types/list-page.ts";
import {
  DoneNotice,
  describeIssue,
  HolderTaps,
  IssueFields,
  KeyStateBadge,
} from "./key-fields.tsx";
import { handleListForm, type KeyListData, readKeyList } from "./key-pages.server.ts";
import { isNarrowed, keyFilterAddress, keyKinds, keyTabs } from "./key-types.ts";
import { keyMessages } from "./messages.ts";

export const loader = (route: LoaderFunctionArgs) => readKeyList(route);

export const action = (route: ActionFunctionArgs) => handleListForm(route);

export const meta = pageMetaIn((language) => keyMessages(language).section);

/** Keys of a client, of all whom the reader looks after, or those that a crew lead has. */
export default function KeysPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const formAnswer = useAnswer(actionData);
  const answer = formAnswer !== undefined && !("code" in formAnswer) ? formAnswer : undefined;
  const { path, filter, mayExport, mayChange, next, own } = data;
  const messages = useMessages(keyMessages);
  useLiveRead(["key"]);
  const page = (number: number) => path + keyFilterAddress({ ...filter, page: number });
  return (
    <>
      <PageHead title={messages.section}>
        {mayExport ? (
          <DownloadLink href={`${path}/export.csv${keyFilterAddress({ ...filter, page: 1 })}`}>
            {messages.exportAsCsv}
          </DownloadLink>
        ) : null}
        {mayChange ? (
          <CompactButtonLink to={`${path}/new`} look="primary">
            {messages.add}
          </CompactButtonLink>
        ) : null}
      </PageHead>
      <DoneNotice done={data.done} />
      <PageProblem text={answer?.form === "issue" ? undefined : answer?.problem} />
      <BelowHeadline>
        {own.length > 0 || data.isOwnOnly ? <OwnKeys {...data} /> : null}
        {data.isOwnOnly ? null : (
          <>
            <StateTabs
              states={keyTabs}
              labels={{ all: messages.all, ...messages.states }}
              counts={data.counts}
              chosen={filter.tab}
              alarming="lost"
              addressOf={(tab) => path + keyFilterAddress({ ...filter, tab, page: 1 })}
            />
            <ListFilters {...data} />
            <Tonight {...data} />
            <div className="group/list" data-ticked-list>
              {mayChange && data.rows.some(canBeIssued) ? (
                <>
                  <TickAll />
                  <IssueBar data={data} answer={answer?.form === "issue" ? answer : undefined} />
                </>
              ) : null}
              {data.rows.length > 0 ? <KeyTable {...data} /> : <Nothing {...data} />}
            </div>
            <PageLinks
              first={filter.page > 1 ? page(1) : undefined}
              next={next === undefined ? undefined : page(next)}
            />
          </>
        )}
      </BelowHeadline>
    </>
  );
}

/** Each of the reader's keys has a button for the step that is due. */
function OwnKeys({ path, own, isOwnOnly }: KeyListData) {
  const language = useLanguage();
  const { list } = keyMessages(language);
  return (
    <TitledSection
      titleId="own-title"
      title={isOwnOnly ? list.youHave : list.waitingForTap}
      className="mt-6"
    >
      {own.length === 0 ? (
        <p className="mt-2 max-w-[60ch] text-sm text-slate">{list.youHoldNone}</p>
      ) : (
        <ul className={`mt-3 grid gap-3 ${isOwnOnly ? "" : "lg:grid-cols-2"}`}>
          {own.map(({ id, keyId, label, kind, kindLabel, facilityName, opens, issue }) => (
            <li
              key={id}
              className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border border-line bg-white p-4"
              data-row
            >
              <div className="min-w-0 grow basis-56">
                <Link
                  to={`${path}/${keyId}`}
                  className="stretched font-semibold break-words"
                  data-row-link
                >
                  {label}
                </Link>
                <p className="text-sm break-words text-slate">
                  {list.kindAtFacility({ kind: kindLabel, facility: facilityName })}
                </p>
                {opens ? (
                  <p className="text-sm break-words text-slate">{list.opens({ doors: opens })}</p>
                ) : null}
                <p className={`mt-1 text-xs ${issue.isOverdue ? "text-error" : "text-slate"}`}>
                  {describeIssue(issue, language)}
                </p>
              </div>
              <div className="relative z-10 empty:hidden">
                <HolderTaps issue={issue} kind={kind} to={`${path}?key=${keyId}`} isFromList />
              </div>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** A form that asks for the list anew: all of it stands in the address. */
function ListFilters({ path, filter, clients, facilities, holders, isOffice }: KeyListData) {
  const { tab, clientId, facilityId, kind, holderId, words } = filter;
  const { list, kinds } = useMessages(keyMessages);
  return (
    <FilterForm path={path} filter={filter} hidden={{ tab: tab === "all" ? undefined : tab }}>
      <SearchField label={list.search} value={words} placeholder={list.searchPlaceholder} />
      <FoldedFilters values={[clientId, facilityId, kind, holderId]}>
        {clients.length > 1 ? <ClientFilter value={clientId} of={clients} /> : null}
        {facilities.length > 1 ? <FacilityFilter value={facilityId} of={facilities} /> : null}
        <FilterSelect
          name="kind"
          label={list.kind}
          value={kind}
          all={list.anyKind}
          of={keyKinds.map((keyKind) => ({ id: keyKind, name: kinds[keyKind] }))}
        />
        {isOffice && holders.length > 0 ? (
          <FilterSelect
            name="holderId"
            label={list.whoHasIt}
            value={holderId}
            all={list.anyone}
            of={holders}
          />
        ) : null}
      </FoldedFilters>
      <FindButton clear={isNarrowed(filter) ? path + keyFilterAddress({ tab }) : undefined} />
    </FilterForm>
  );
}

/** If the list is filtered by one building, this says who can get in, and which crew lead can't. */
function Tonight({ tonight }: KeyListData) {
  const { tonight: messages } = useMessages(keyMessages);
  if (!tonight) return null;
  return (
    <section
      aria-labelledby="tonight-title"
      className="mb-5 rounded-lg border border-line bg-white p-4"
    >
      <h2 id="tonight-title" className="font-semibold tracking-snug break-words">
        {messages.title({ facility: tonight.facilityName })}
      </h2>
      <p className="text-sm text-slate">
        {tonight.when ? messages.nextVisit({ time: tonight.when }) : messages.noVisit}
      </p>
      {tonight.people.length === 0 ? (
        <p className="mt-2 text-sm">{messages.noOne}</p>
      ) : (
        <ul className="mt-2 text-sm">
          {tonight.people.map(({ id, name, isCrewLead, labels }) => (
            <li
              key={id}
              className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <span className="break-words">
                {isCrewLead ? (
                  <span className="text-slate">
                    <RichText text={messages.crewLead({ name })} tags={{ name: nameOfPerson }} />
                  </span>
                ) : (
                  nameOfPerson(name)
                )}
              </span>
              {labels.length > 0 ? (
                <span className="break-words">{labels.join(", ")}</span>
              ) : (
                <span className="font-semibold text-error">{messages.noKey}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type KeyTableRow = KeyListData["rows"][number];

const issueFormId = "issue";
const canBeIssued = ({ state, out, lost, copies }: KeyTableRow) =>
  state !== "retired" && out + lost < copies;

/** Comes with the first tick: the keys that are ticked, to one person. */
function IssueBar({ data, answer }: { data: KeyListData; answer: FormAnswer | undefined }) {
  const { list } = useMessages(keyMessages);
  return (
    <PostForm
      id={issueFormId}
      data-no-draft=""
      aria-label={list.issueSelected}
      preventScrollReset
      className={`mb-3 flex-col items-start gap-3 rounded-md bg-sand p-4 ${answer ? "flex" : "hidden group-has-[[data-row]_:checked]/list:flex"}`}
      noValidate
    >
      <Problem text={answer?.problem ?? answer?.errors.ids} of="ids" />
      <IssueFields
        id="bulk"
        values={answer?.values ?? {}}
        errors={answer?.errors ?? {}}
        people={data.assignees}
      />
      <CompactSubmitButton>{list.issueSelected}</CompactSubmitButton>
    </PostForm>
  );
}

function KeyTable({ path, rows, isOffice, mayChange }: KeyListData) {
  const messages = useMessages(keyMessages);
  return (
    <DataTable
      caption={messages.section}
      rows={rows}
      columns={columnsFor(path, isOffice, messages)}
      tick={
        mayChange
          ? (row) =>
              canBeIssued(row)
                ? {
                    form: issueFormId,
                    name: `key.${row.id}`,
                    label: messages.list.select({ label: row.label }),
                  }
                : undefined
          : undefined
      }
    />
  );
}

const columnsFor = (
  path: string,
  isOffice: boolean,
  { list, detail }: ReturnType<typeof keyMessages>,
): Column<KeyTableRow>[] => [
  {
    label: list.key,
    isName: true,
    cellClass: "max-w-0 sm:w-[30%]",
    value: ({ id, label, kindLabel, opens }) => (
      <>
        <Link
          to={`${path}/${id}`}
          className="stretched block font-semibold break-words text-ink"
          data-row-link
        >
          {label}
        </Link>
        <span className="mt-0.5 block text-xs break-words text-slate">
          {[kindLabel, opens].filter(Boolean).join(": ")}
        </span>
      </>
    ),
  },
  {
    label: isOffice ? list.facilityAndClient : list.facility,
    cellClass: "sm:max-w-0 sm:w-1/5",
    value: ({ facilityName, clientName }) => (
      <>
        <span className="break-words">{facilityName}</span>
        {isOffice ? (
          <span className="text-xs text-slate before:content-['_·_'] sm:block sm:truncate sm:before:content-none">
            {clientName}
          </span>
        ) : null}
      </>
    ),
  },
  {
    label: list.state,
    className: "w-36",
    value: ({ state, stateLabel }) => <KeyStateBadge state={state} label={stateLabel} />,
  },
  {
    label: list.whereItIs,
    value: (row) => <Whereabouts row={row} />,
  },
  {
    label: list.copies,
    className: "w-24 sm:max-xl:hidden",
    cellClass: "whitespace-nowrap text-slate tabular-nums",
    value: ({ copies, out }) => detail.copiesOut({ out, copies }),
  },
];

const nameOfPerson = (name: string) => <span className="font-semibold text-ink">{name}</span>;

/** Names the holders, or the key box. */
function Whereabouts({ row }: { row: KeyTableRow }) {
  const { list, detail } = useMessages(keyMessages);
  if (row.holders.length === 0) return row.keyBox || (row.kind === "code" ? list.noOneHasIt : null);
  return (
    <ul className="max-sm:inline">
      {row.holders.map(({ id, holderName, crew, due, isOverdue, lost }) => {
        const holder = (
          <>
            {holderName ?? detail.missing}
            {crew ? <span className="text-xs text-slate">, {crew}</span> : null}
          </>
        );
        const text = lost ? list.lostOn({ day: lost.short }) : due && list.dueOn({ day: due });
        const look = lost || isOverdue ? "font-semibold text-error" : "text-slate";
        return (
          <li key={id} className="break-words max-sm:inline max-sm:not-last:after:content-[';_']">
            {text ? (
              <RichText
                text={text}
                tags={{
                  holder: () => holder,
                  state: (words) => <span className={`text-xs ${look}`}>{words}</span>,
                }}
              />
            ) : (
              holder
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** "None yet", "nothing matches" and "nothing here" ask for different things. */
function Nothing({ path, filter, counts, mayChange, isOffice }: KeyListData) {
  const { list, add } = useMessages(keyMessages);
  const isEmpty = counts.all + counts.retired === 0;
  const [title, text] = isNarrowed(filter)
    ? [list.noMatch, list.tryFewerWords]
    : isEmpty
      ? [list.noneYet, isOffice ? list.firstForStaff : list.firstForClient]
      : [list.noneHere, list.noneInState];
  return (
    <EmptyState
      title={title}
      text={text}
      link={
        isNarrowed(filter)
          ? clearFilters(path)
          : mayChange && isEmpty
            ? { to: `${path}/new`, label: add, look: "primary" }
            : undefined
      }
    />
  );
}
