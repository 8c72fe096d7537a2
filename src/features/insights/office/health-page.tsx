import { Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { countOf } from "#platform/format/plural.ts";
import { requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { readClientHealth } from "../client-health/read-client-health.server.ts";
import type { Route } from "./+types/health-page.ts";
import { healthMessages } from "./health-messages.ts";
import { type ClientHealthView, healthPath, partOfHealth, readHealthQuery } from "./worst-first.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  if (!may(actor, "client-health.read")) throw new Response(null, { status: 404 });
  const all = await readClientHealth(route.context.get(appContext).db, actor);
  return partOfHealth(all, readHealthQuery(new URL(route.request.url)));
}

export const meta = () => pageMeta("Client health");

/** What is red, worst first; each figure leads to the rows behind it. */
export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const { listedClients, clients, red, clear, first, next } = loaderData;
  useLiveRead(["work-order", "visit", "feedback", "thread", "client", "facility"]);
  return (
    <>
      <PageTitle>Client health</PageTitle>
      <p className="mt-2 max-w-[68ch] text-slate">
        What needs attention, by client and facility, worst first. Select a number to see the
        records.
      </p>
      {red === 0 ? (
        <EmptyState
          className="mt-6"
          title={clients === 0 ? "No clients yet" : "Nothing needs attention"}
          text={
            clients === 0
              ? "Clients appear here once an administrator has assigned you to them."
              : "No late work, no missed visits, no low feedback, and every message is answered."
          }
        />
      ) : null}
      {listedClients.map((client) => (
        <RedClient key={client.id} client={client} />
      ))}
      {red > 0 && listedClients.length === 0 ? (
        <p className="mt-6 text-slate">Nothing here needs attention anymore.</p>
      ) : null}
      <PageLinks first={first} firstText="Back to the worst" next={next} nextText="Next clients" />
      {red > 0 && clear > 0 ? (
        <p className="mt-6 text-sm text-slate tabular-nums">
          {clear === 1
            ? "1 other client needs no attention."
            : `${clear} other clients need no attention.`}
        </p>
      ) : null}
      <p className="mt-10 max-w-[68ch] text-sm text-slate">
        Worst first: a late work order or missed visit counts 3, low feedback 2, and a missed target
        on an open work order or a thread without our answer 1.
      </p>
    </>
  );
}

function RedClient({
  client: { id, name, facilities, further, clear, invitations },
}: {
  client: ClientHealthView;
}) {
  return (
    <section aria-labelledby={`client-${id}`} className="mt-8">
      <h2 id={`client-${id}`} className="text-subtitle font-semibold tracking-snug break-words">
        <Link
          to={`/office/clients/${id}`}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      </h2>
      <ul className="border-b border-line text-sm">
        {facilities.map((facility) => (
          <li
            key={facility.id}
            className="grid grid-cols-1 gap-x-8 border-t border-line py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <Link
              to={`/office/clients/${id}/facilities/${facility.id}`}
              className="inline-flex min-h-11 min-w-0 items-center font-semibold break-words underline-offset-4 hover:underline sm:min-h-8"
            >
              {facility.name}
            </Link>
            <ul className="flex flex-wrap gap-x-6">
              {healthMessages(facility).map(({ to, text, isWorst }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center gap-2 font-semibold text-teal tabular-nums underline-offset-4 hover:underline sm:min-h-8"
                  >
                    <span
                      aria-hidden="true"
                      className={`size-2.5 shrink-0 rounded-full ${isWorst ? "bg-error" : "bg-dawn"}`}
                    />
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {further > 0 ? (
          <li className="border-t border-line py-2">
            <Link
              to={`${healthPath}?clientId=${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-teal tabular-nums underline-offset-4 hover:underline sm:min-h-8"
            >
              {countOf(further, "more facility", "more facilities")}
            </Link>
          </li>
        ) : null}
        {invitations > 0 ? (
          <li className="border-t border-line py-2">
            <Link
              to="/office/people"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-teal tabular-nums underline-offset-4 hover:underline sm:min-h-8"
            >
              <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-dawn" />
              {invitations === 1
                ? "1 invitation expires soon or has expired"
                : `${invitations} invitations expire soon or have expired`}
            </Link>
          </li>
        ) : null}
        {clear > 0 ? (
          <li className="border-t border-line py-2 text-slate tabular-nums">
            {countOf(clear, "facility needs no attention", "facilities need no attention")}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
