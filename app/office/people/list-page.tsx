import { Form, Link, type LoaderFunctionArgs } from "react-router";
import { requireStaff } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { listPeople, type Person } from "#domain/accounts/people/list-people.ts";
import { may } from "#domain/accounts/permissions.ts";
import { roleLabels } from "#domain/accounts/roles.ts";
import { fieldClass } from "../fields.tsx";
import { momentOf } from "../moment.ts";
import { pageMeta } from "../page-meta.ts";
import { PageTitle } from "../page-title.tsx";
import type { Route } from "./+types/list-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  if (!may(actor, "people.read")) throw new Response(null, { status: 404 });
  const { db } = route.context.get(appContext);
  const words = (new URL(route.request.url).searchParams.get("words") ?? "").trim().slice(0, 200);
  const people = await listPeople(db, actor);
  return {
    words,
    total: people.length,
    mayChange: may(actor, "staff.change"),
    people: people.filter((one) => hasWords(one, words)).map(shownPerson),
  };
}

const hasWords = ({ name, email, username, clientName, role }: Person, words: string): boolean =>
  [name, email, username, clientName, roleLabels[role]]
    .join(" ")
    .toLowerCase()
    .includes(words.toLowerCase());

const shownPerson = (person: Person) => ({
  id: person.id,
  name: person.name,
  email: person.email,
  role: roleLabels[person.role],
  of: person.clientName ?? "Staff",
  state: person.state,
  hasSecondFactor: person.hasSecondFactor,
  lastSeen: person.lastSeenAt && momentOf(person.lastSeenAt),
});

export const meta = () => pageMeta("People");

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

/** Who has an account. */
export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { people, total, words, mayChange } = loaderData;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>People</PageTitle>
        {mayChange ? (
          <Link to="/office/people/invite" className={buttonClass("primary", "", "compact")}>
            Invite somebody
          </Link>
        ) : null}
      </div>
      <Form method="get" role="search" key={words} className="my-5 flex gap-3">
        <label className="min-w-0 grow sm:max-w-sm">
          <span className="sr-only">Search people</span>
          <input
            type="search"
            name="words"
            defaultValue={words}
            placeholder="Name, email, client or role"
            data-shortcut="search"
            className={fieldClass}
          />
        </label>
        <button type="submit" className={buttonClass("outline", "", "compact")}>
          Find
        </button>
      </Form>
      {people.length === 0 ? (
        <div className="rounded-lg border border-line bg-white px-6 py-14 text-center">
          <h2 className="text-subtitle font-semibold tracking-snug">
            {total === 0 ? "Nobody yet" : "Nobody matches"}
          </h2>
          <p className="mx-auto mt-2 max-w-[44ch] text-sm text-slate">
            {total === 0
              ? "People of your clients appear here once they are invited."
              : "Try a part of the name or the email address."}
          </p>
        </div>
      ) : null}
      <ul className="border-b border-line text-sm empty:hidden">
        {people.map((person) => (
          <li
            key={person.id}
            data-row
            className="relative grid grid-cols-1 gap-x-6 gap-y-0.5 border-t border-line py-3 hover:bg-sand sm:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1fr)]"
          >
            <span className="min-w-0">
              {mayChange ? (
                <Link
                  to={`/office/people/${person.id}`}
                  className="stretched block truncate font-semibold"
                  data-tooltip=""
                  data-row-link
                >
                  {person.name}
                </Link>
              ) : (
                <span className="block truncate font-semibold" data-tooltip="">
                  {person.name}
                </span>
              )}
              <span className="block truncate text-slate" data-tooltip="">
                {person.email}
              </span>
            </span>
            <span className="min-w-0">
              <span className="block">{person.role}</span>
              <span className="block truncate text-slate" data-tooltip="">
                {person.of}
              </span>
            </span>
            <span>
              <span className="inline-flex items-center gap-2">
                <span aria-hidden="true" className={`size-2 rounded-full ${dots[person.state]}`} />
                {stateWords[person.state]}
              </span>
              <span className="block text-slate">
                {person.lastSeen ? `Seen ${person.lastSeen.short}` : "Not signed in"}
                {person.hasSecondFactor ? ", two factors" : ""}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
