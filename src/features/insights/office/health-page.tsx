import { Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { readClientHealth } from "../client-health/read-client-health.server.ts";
import { insightMessages } from "../messages.ts";
import type { Route } from "./+types/health-page.ts";
import { healthMessages } from "./health-messages.ts";
import { type ClientHealthView, healthPath, partOfHealth, readHealthQuery } from "./worst-first.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route, "client-health.read");
  const clients = await readClientHealth(route.context.get(appContext).db, actor);
  return partOfHealth(clients, readHealthQuery(new URL(route.request.url)));
}

export const meta = pageMetaIn((language) => insightMessages(language).health);

/** Worst first; each figure leads to the rows behind it. */
export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const { listedClients, clients, red, clear, first, next } = loaderData;
  useLiveRead(["work-order", "visit", "feedback", "thread", "client", "facility"]);
  const { health, red: messages } = useMessages(insightMessages);
  return (
    <>
      <PageTitle>{health}</PageTitle>
      <p className="mt-2 max-w-[68ch] text-slate">{messages.note}</p>
      {red === 0 ? (
        <EmptyState
          className="mt-6"
          title={clients === 0 ? messages.noClients : messages.nothing}
          text={clients === 0 ? messages.noClientsNote : messages.nothingNote}
        />
      ) : null}
      {listedClients.map((client) => (
        <RedClient key={client.id} client={client} />
      ))}
      {red > 0 && listedClients.length === 0 ? (
        <p className="mt-6 text-slate">{messages.nothingHere}</p>
      ) : null}
      <PageLinks
        first={first}
        firstText={messages.backToWorst}
        next={next}
        nextText={messages.nextClients}
      />
      {red > 0 && clear > 0 ? (
        <p className="mt-6 text-sm text-slate tabular-nums">
          {messages.otherClients({ count: clear })}
        </p>
      ) : null}
      <p className="mt-10 max-w-[68ch] text-sm text-slate">{messages.order}</p>
    </>
  );
}

function RedClient({
  client: { id, name, facilities, further, clear, invitations },
}: {
  client: ClientHealthView;
}) {
  const language = useLanguage();
  const { red: messages } = insightMessages(language);
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
              {healthMessages(facility, language).map(({ to, text, isWorst }) => (
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
              {messages.moreFacilities({ count: further })}
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
              {messages.invitations({ count: invitations })}
            </Link>
          </li>
        ) : null}
        {clear > 0 ? (
          <li className="border-t border-line py-2 text-slate tabular-nums">
            {messages.clearFacilities({ count: clear })}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
