import { Form, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { requireStaff } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { FilterSelect } from "#app/ui/form/filter-fields.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { listAudit } from "#domain/accounts/audit/audit-log.ts";
import { listPeople } from "#domain/accounts/people/list-people.ts";
import { may } from "#domain/accounts/permissions.ts";
import { momentOf } from "../../document/moment.ts";
import { pageMeta } from "../../document/page-meta.ts";
import type { Route } from "./+types/audit-page.ts";

const optionalId = z.catch(z.optional(z.uuid()), undefined);
const filterSchema = z.object({ person: optionalId, after: optionalId });
/** As many as a read gives at most. */
const fullPage = 50;

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  if (!may(actor, "audit.read-all")) throw new Response(null, { status: 404 });
  const { db } = route.context.get(appContext);
  const search = new URL(route.request.url).searchParams;
  const { person, after } = z.parse(filterSchema, Object.fromEntries(search));
  const lines = await listAudit(db, actor, { ...(person && { accountId: person }) }, after);
  return {
    person,
    people: (await listPeople(db, actor)).map(({ id, name }) => ({ id, name })),
    next: lines.length === fullPage ? lines.at(-1)?.id : undefined,
    lines: lines.map(({ id, at, kind, actorName, accountName, details, requestId }) => ({
      id,
      at: momentOf(at),
      what: sentenceOf(kind),
      who: actorName,
      whom: accountName === actorName ? null : accountName,
      detail: [
        details.device,
        details.from && `from ${details.from}`,
        details.to && `to ${details.to}`,
      ]
        .filter(Boolean)
        .join(", "),
      requestId,
    })),
  };
}

/** `sign-in-failed` -> `Sign in failed` */
const sentenceOf = (kind: string) =>
  (kind[0] ?? "").toUpperCase() + kind.slice(1).replaceAll("-", " ");

export const meta = () => pageMeta("Audit");

/** What happened to accounts, for administrators; nothing here can be changed. */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { lines, people, person, next } = loaderData;
  return (
    <>
      <PageTitle>Audit</PageTitle>
      <p className="mt-2 text-slate">
        Sign-ins and changes to accounts in the last two years, the latest first.
      </p>
      <Form method="get" key={person ?? ""} className="my-5 flex flex-wrap gap-3">
        <FilterSelect
          className="max-sm:grow"
          name="person"
          label="Whose account"
          value={person}
          all="Everybody"
          of={people}
        />
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          Find
        </button>
      </Form>
      {lines.length === 0 ? (
        <p className="rounded-lg border border-line bg-white px-6 py-14 text-center text-sm text-slate">
          {person ? "Nothing is known of this account." : "Nothing yet."}
        </p>
      ) : null}
      <ol className="border-b border-line text-sm empty:hidden">
        {lines.map(({ id, at, what, who, whom, detail, requestId }) => (
          <li
            key={id}
            className="grid grid-cols-1 gap-x-6 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0">
              <span className="font-semibold">{what}</span>
              {whom ? <span>: {whom}</span> : null}
              <span className="block break-words text-slate">
                {[who ? `by ${who}` : "by nobody known", detail].filter(Boolean).join(", ")}
              </span>
            </span>
            <span className="text-slate sm:text-right">
              <time dateTime={at.iso} className="tabular-nums">
                {at.full}
              </time>
              {requestId ? (
                <span className="block text-xs">Request {requestId.slice(0, 8)}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      {next ? (
        <p className="mt-6">
          <Link
            to={`/office/audit?${new URLSearchParams({ ...(person && { person }), after: next })}`}
            className={buttonClass("outline", "", "compact")}
          >
            Earlier
          </Link>
        </p>
      ) : null}
    </>
  );
}
