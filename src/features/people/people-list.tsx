/** Office and portal list their accounts alike. */
import { Form, Link } from "react-router";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { SearchField } from "#ui/form/filter-fields.tsx";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { peopleMessages } from "./messages.ts";
import type { PersonTableRow } from "./person-table-row.server.ts";

const dots = {
  invited: "bg-dawn",
  active: "bg-teal",
  suspended: "bg-error",
  removed: "border border-slate",
} as const;

interface PeopleListProps {
  /** Address of the list; those of its people and of an invitation are beneath it. */
  home: string;
  people: PersonTableRow[];
  words: string;
  isFirst: boolean;
  /** The value of `after` for the next page. */
  next: string | undefined;
  /** The text of the search. */
  searched: string;
  mayChange: boolean;
  inviteLabel: string;
}

export function PeopleList(props: PeopleListProps) {
  const { home, people, words, isFirst, next, searched, mayChange, inviteLabel } = props;
  const messages = useMessages(peopleMessages);
  const to = (after?: string) =>
    `${home}?${new URLSearchParams({ ...(words && { words }), ...(after && { after }) })}`;
  return (
    <>
      <PageHead title={messages.section}>
        {mayChange ? (
          <CompactButtonLink to={`${home}/invite`} look="primary">
            {inviteLabel}
          </CompactButtonLink>
        ) : null}
      </PageHead>
      <Form method="get" role="search" key={words} className="my-5 flex gap-3">
        <SearchField label={messages.list.search} value={words} placeholder={searched} />
        <CompactSubmitButton look="outline">{messages.list.find}</CompactSubmitButton>
      </Form>
      {people.length === 0 ? (
        <Empty isFiltered={words !== ""} />
      ) : (
        <DataTable
          caption={messages.section}
          rows={people}
          columns={columnsFor(mayChange ? home : undefined, messages)}
        />
      )}
      <PageLinks first={isFirst ? undefined : to()} next={next && to(next)} />
    </>
  );
}

/** @param home where people can be changed */
const columnsFor = (
  home: string | undefined,
  { list, states }: ReturnType<typeof peopleMessages>,
): Column<PersonTableRow>[] => [
  {
    label: list.person,
    isName: true,
    cellClass: "max-w-0 sm:w-2/5",
    value: (person) => <Name person={person} to={home && `${home}/${person.id}`} />,
  },
  {
    label: list.role,
    value: ({ role }) => role,
  },
  {
    label: list.accessTo,
    cellClass: "sm:max-w-0 sm:w-1/5",
    value: ({ of }) =>
      of ? (
        <span className="break-words text-slate sm:block sm:truncate" data-tooltip="">
          {of}
        </span>
      ) : null,
  },
  {
    label: list.state,
    value: ({ state }) => (
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className={`size-2 rounded-full ${dots[state]}`} />
        {states[state]}
      </span>
    ),
  },
  {
    label: list.lastSeen,
    cellClass: "text-slate",
    value: (person) => <LastSeen person={person} />,
  },
];

function LastSeen({ person: { lastSeen, hasSecondFactor } }: { person: PersonTableRow }) {
  const { list } = useMessages(peopleMessages);
  if (!lastSeen) return hasSecondFactor ? list.notSignedInWithFactor : list.notSignedIn;
  const time = <span className="tabular-nums">{lastSeen.short}</span>;
  return hasSecondFactor ? (
    <RichText text={list.seenWithFactor} tags={{ time: () => time }} />
  ) : (
    time
  );
}

const Name = ({
  person: { name, email },
  to,
}: {
  person: PersonTableRow;
  to: string | undefined;
}) => (
  <>
    {to ? (
      <Link
        to={to}
        className="stretched block truncate font-semibold"
        data-tooltip=""
        data-row-link
      >
        {name}
      </Link>
    ) : (
      <span className="block truncate font-semibold" data-tooltip="">
        {name}
      </span>
    )}
    <span className="block truncate text-slate" data-tooltip="">
      {email}
    </span>
  </>
);

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { list } = useMessages(peopleMessages);
  return (
    <EmptyState
      title={isFiltered ? list.noMatch : list.noneYet}
      text={isFiltered ? list.tryBeginning : list.firstNote}
    />
  );
}
