import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { ClientFilter, FacilityFilter } from "#ui/form/facility-filters.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/list-page.ts";
import {
  DoneNotice,
  describeIssue,
  HolderTaps,
  IssueFields,
  KeyStateBadge,
} from "./key-fields.tsx";
import { handleListForm, type KeyListData, readKeyList } from "./key-pages.server.ts";
import {
  isNarrowed,
  keyFilterAddress,
  keyKindLabels,
  keyKinds,
  keyTabLabels,
  keyTabs,
} from "./key-types.ts";

export const loader = (route: LoaderFunctionArgs) => readKeyList(route);

export const action = (route: ActionFunctionArgs) => handleListForm(route);

export const meta: MetaFunction = () => pageMeta("Keys");

/** Keys of a client, of all whom the reader looks after, or those that a crew lead has. */
export default function KeysPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const formAnswer = useAnswer(actionData);
  const answer = formAnswer !== undefined && !("code" in formAnswer) ? formAnswer : undefined;
  const { path, filter, mayExport, mayChange, next, own } = data;
  useLiveRead(["key"]);
  const page = (number: number) => path + keyFilterAddress({ ...filter, page: number });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>Keys</PageTitle>
        <div className="flex flex-wrap gap-3">
          {mayExport ? (
            <a
              href={`${path}/export.csv${keyFilterAddress({ ...filter, page: 1 })}`}
              className={buttonClass("outline", "", "compact")}
              download
            >
              Export as CSV
            </a>
          ) : null}
          {mayChange ? (
            <Link to={`${path}/new`} className={buttonClass("primary", "", "compact")}>
              Add a key
            </Link>
          ) : null}
        </div>
      </div>
      <DoneNotice done={data.done} />
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.form === "issue" ? undefined : answer?.problem} />
      </div>
      <BelowHeadline>
        {own.length > 0 || data.isOwnOnly ? <OwnKeys {...data} /> : null}
        {data.isOwnOnly ? null : (
          <>
            <StateTabs
              states={keyTabs}
              labels={keyTabLabels}
              counts={data.counts}
              chosen={filter.tab}
              alarming="lost"
              addressOf={(tab) => path + keyFilterAddress({ ...filter, tab, page: 1 })}
            />
            <ListFilters {...data} />
            <Tonight {...data} />
            <div className="group/list">
              {mayChange && data.rows.some(canBeIssued) ? (
                <IssueBar data={data} answer={answer?.form === "issue" ? answer : undefined} />
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

/** What the reader holds, each with the tap that is due. */
const OwnKeys = ({ path, own, isOwnOnly }: KeyListData) => (
  <section aria-labelledby="own-title" className="mt-6">
    <h2 id="own-title" className="text-subtitle font-semibold tracking-snug">
      {isOwnOnly ? "You have" : "Waiting for your tap"}
    </h2>
    {own.length === 0 ? (
      <p className="mt-2 max-w-[60ch] text-sm text-slate">
        You hold no keys. When the office hands you one, it appears here, and you confirm it with a
        tap.
      </p>
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
                {kindLabel}, {facilityName}
              </p>
              {opens ? <p className="text-sm break-words text-slate">Opens: {opens}</p> : null}
              <p className={`mt-1 text-xs ${issue.isOverdue ? "text-error" : "text-slate"}`}>
                {describeIssue(issue)}
              </p>
            </div>
            <div className="relative z-10 empty:hidden">
              <HolderTaps issue={issue} kind={kind} to={`${path}?key=${keyId}`} isFromList />
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** A form that asks for the list anew: all of it stands in the address. */
function ListFilters({ path, filter, clients, facilities, holders, isOffice }: KeyListData) {
  const { tab, clientId, facilityId, kind, holderId, words } = filter;
  return (
    <FilterForm path={path} filter={filter} hidden={{ tab: tab === "all" ? undefined : tab }}>
      <SearchField label="Search keys" value={words} placeholder="Label, door, or facility" />
      <FoldedFilters values={[clientId, facilityId, kind, holderId]}>
        {clients.length > 1 ? <ClientFilter value={clientId} of={clients} /> : null}
        {facilities.length > 1 ? <FacilityFilter value={facilityId} of={facilities} /> : null}
        <FilterSelect
          name="kind"
          label="Kind"
          value={kind}
          all="Any kind"
          of={keyKinds.map((one) => ({ id: one, name: keyKindLabels[one] }))}
        />
        {isOffice && holders.length > 0 ? (
          <FilterSelect
            name="holderId"
            label="Who has it"
            value={holderId}
            all="Anyone"
            of={holders}
          />
        ) : null}
      </FoldedFilters>
      <FindButton clear={isNarrowed(filter) ? path + keyFilterAddress({ tab }) : undefined} />
    </FilterForm>
  );
}

/** Who can get into the one building that the list is narrowed to, and which crew lead can't. */
function Tonight({ tonight }: KeyListData) {
  if (!tonight) return null;
  return (
    <section
      aria-labelledby="tonight-title"
      className="mb-5 rounded-lg border border-line bg-white p-4"
    >
      <h2 id="tonight-title" className="font-semibold tracking-snug break-words">
        Who has a key to {tonight.facilityName} tonight
      </h2>
      <p className="text-sm text-slate">
        {tonight.when ? `Next visit: ${tonight.when}` : "No visit in the next 24 hours"}
      </p>
      {tonight.people.length === 0 ? (
        <p className="mt-2 text-sm">No one has a key, and no crew lead is assigned.</p>
      ) : (
        <ul className="mt-2 text-sm">
          {tonight.people.map(({ id, name, isCrewLead, labels }) => (
            <li
              key={id}
              className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <span className="break-words">
                <span className="font-semibold">{name}</span>
                {isCrewLead ? <span className="text-slate">, crew lead</span> : null}
              </span>
              {labels.length > 0 ? (
                <span className="break-words">{labels.join(", ")}</span>
              ) : (
                <span className="font-semibold text-error">No key</span>
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
const IssueBar = ({ data, answer }: { data: KeyListData; answer: FormAnswer | undefined }) => (
  <Form
    method="post"
    id={issueFormId}
    data-no-draft=""
    aria-label="Issue the selected keys"
    preventScrollReset
    className={`mb-3 flex-col items-start gap-3 rounded-md bg-sand p-4 ${answer ? "flex" : "hidden group-has-[[data-row]_:checked]/list:flex"}`}
    noValidate
  >
    <AttemptField />
    <Problem text={answer?.problem ?? answer?.errors.ids} />
    <IssueFields
      id="bulk"
      values={answer?.values ?? {}}
      errors={answer?.errors ?? {}}
      people={data.assignees}
    />
    <button type="submit" className={buttonClass("primary", "", "compact")}>
      Issue the selected keys
    </button>
  </Form>
);

const KeyTable = ({ path, rows, isOffice, mayChange }: KeyListData) => (
  <DataTable
    caption="Keys"
    rows={rows}
    columns={columnsFor(path, isOffice)}
    tick={
      mayChange
        ? (row) =>
            canBeIssued(row)
              ? { form: issueFormId, name: `key.${row.id}`, label: `Select ${row.label}` }
              : undefined
        : undefined
    }
  />
);

const columnsFor = (path: string, isOffice: boolean): Column<KeyTableRow>[] => [
  {
    label: "Key",
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
    label: isOffice ? "Facility and client" : "Facility",
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
    label: "State",
    className: "w-36",
    value: ({ state, stateLabel }) => <KeyStateBadge state={state} label={stateLabel} />,
  },
  {
    label: "Where it is",
    value: (row) => <Whereabouts row={row} />,
  },
  {
    label: "Copies",
    className: "w-24 sm:max-xl:hidden",
    cellClass: "whitespace-nowrap text-slate tabular-nums",
    value: ({ copies, out }) => `${out} of ${copies} out`,
  },
];

/** Names the holders, or the key box. */
function Whereabouts({ row }: { row: KeyTableRow }) {
  if (row.holders.length === 0) return row.keyBox || (row.kind === "code" ? "No one has it" : null);
  return (
    <ul className="max-sm:inline">
      {row.holders.map(({ id, holderName, crew, due, isOverdue, lost }) => (
        <li key={id} className="break-words max-sm:inline max-sm:not-last:after:content-[';_']">
          {holderName ?? "Missing from the key box"}
          <span className="text-xs text-slate">
            {crew ? `, ${crew}` : ""}
            {lost ? (
              <span className="font-semibold text-error">, lost {lost.short}</span>
            ) : due ? (
              <span className={isOverdue ? "font-semibold text-error" : ""}>, due {due}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "None yet", "nothing matches" and "nothing here" ask for different things. */
function Nothing({ path, filter, counts, mayChange, isOffice }: KeyListData) {
  const isEmpty = counts.all + counts.retired === 0;
  const [title, text] = isNarrowed(filter)
    ? ["No key matches", "Try fewer words, or another kind."]
    : isEmpty
      ? ["No keys yet", isOffice ? firstForStaff : firstForClient]
      : ["No keys here", "None are in this state right now."];
  return (
    <EmptyState
      title={title}
      text={text}
      link={
        isNarrowed(filter)
          ? clearFilters(path)
          : mayChange && isEmpty
            ? { to: `${path}/new`, label: "Add a key", look: "primary" }
            : undefined
      }
    />
  );
}

const firstForStaff =
  "Keys, cards, fobs, and codes for your clients’ buildings, and who has each one.";
const firstForClient =
  "The keys, cards, and codes you gave us appear here, along with who has each one.";
