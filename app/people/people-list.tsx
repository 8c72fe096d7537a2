/** Who has an account, as a list: in the office, and in the portal. */
import { Form, Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/form/filter-fields.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { ShownPerson } from "./shown-person.server.ts";

const stateWords = {
  invited: "Invited",
  active: "Active",
  suspended: "Suspended",
  removed: "Removed",
} as const;

const dots = {
  invited: "bg-dawn",
  active: "bg-teal",
  suspended: "bg-error",
  removed: "border border-slate",
} as const;

interface PeopleListProps {
  /** Address of the list; those of its people and of an invitation are beneath it. */
  home: string;
  people: ShownPerson[];
  /** Of all, before the search. */
  total: number;
  words: string;
  /** What can be searched for. */
  searched: string;
  mayChange: boolean;
  inviteLabel: string;
}

export function PeopleList(props: PeopleListProps) {
  const { home, people, total, words, searched, mayChange, inviteLabel } = props;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>People</PageTitle>
        {mayChange ? (
          <Link to={`${home}/invite`} className={buttonClass("primary", "", "compact")}>
            {inviteLabel}
          </Link>
        ) : null}
      </div>
      <Form method="get" role="search" key={words} className="my-5 flex gap-3">
        <SearchField label="Search people" value={words} placeholder={searched} />
        <button type="submit" className={buttonClass("outline", "", "compact")}>
          Find
        </button>
      </Form>
      {people.length === 0 ? <Empty isFiltered={total > 0} /> : null}
      <ul className="border-b border-line text-sm empty:hidden">
        {people.map((person) => (
          <li
            key={person.id}
            data-row
            className="relative grid grid-cols-1 gap-x-6 gap-y-0.5 border-t border-line py-3 hover:bg-sand sm:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1fr)]"
          >
            <Row person={person} to={mayChange ? `${home}/${person.id}` : undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ person, to }: { person: ShownPerson; to: string | undefined }) {
  const { name, email, role, of, state, lastSeen, hasSecondFactor } = person;
  return (
    <>
      <span className="min-w-0">
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
      </span>
      <span className="min-w-0">
        <span className="block">{role}</span>
        <span className="block truncate text-slate" data-tooltip="">
          {of}
        </span>
      </span>
      <span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className={`size-2 rounded-full ${dots[state]}`} />
          {stateWords[state]}
        </span>
        <span className="block text-slate">
          {lastSeen ? `Seen ${lastSeen.short}` : "Not signed in"}
          {hasSecondFactor ? ", two factors" : ""}
        </span>
      </span>
    </>
  );
}

const Empty = ({ isFiltered }: { isFiltered: boolean }) => (
  <div className="rounded-lg border border-line bg-white px-6 py-14 text-center">
    <h2 className="text-subtitle font-semibold tracking-snug">
      {isFiltered ? "Nobody matches" : "Nobody yet"}
    </h2>
    <p className="mx-auto mt-2 max-w-[44ch] text-sm text-slate">
      {isFiltered
        ? "Try a part of the name or the email address."
        : "People of your clients appear here once they are invited."}
    </p>
  </div>
);
