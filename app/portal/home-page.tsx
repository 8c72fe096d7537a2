import { Link, type LoaderFunctionArgs, useRevalidator } from "react-router";
import { requireClient } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { company } from "#content/company.ts";
import { findClientName } from "#domain/facilities/list-facilities.ts";
import { listFacilityCards } from "#domain/facilities/list-facility-cards.ts";
import { pageMeta } from "../document/page-meta.ts";
import { addressLines, todayText } from "../facilities/shown-facility.server.ts";
import { timeZoneName } from "../facilities/time-zone-name.ts";
import { useLive } from "../live/use-live.ts";
import type { Route } from "./+types/home-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireClient(route);
  const { db } = route.context.get(appContext);
  const [clientName, facilities] = await Promise.all([
    findClientName(db, actor, actor.clientId),
    listFacilityCards(db, actor),
  ]);
  return {
    clientName: clientName ?? "",
    seesAll: actor.role === "client-administrator",
    facilities: facilities.map(({ id, name, timeZone, openingHours, holiday, ...address }) => ({
      ...{ id, name },
      place: addressLines(address).at(-1),
      timeZone: timeZoneName(timeZone),
      today: todayText(openingHours, timeZone, holiday ?? undefined),
    })),
  };
}

export const meta = () => pageMeta("Client Portal");

/** What there is to see today: whose facilities, and where their clocks stand. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { clientName, facilities, seesAll } = loaderData;
  const revalidator = useRevalidator();
  useLive(["facility"], () => void revalidator.revalidate());
  return (
    <>
      <PageTitle>{clientName}</PageTitle>
      <section aria-labelledby="facilities" className="mt-10">
        <h2 id="facilities" className="text-subtitle font-semibold tracking-snug">
          {seesAll ? "Your facilities" : "Facilities assigned to you"}
        </h2>
        {facilities.length === 0 ? (
          <p className="mt-4 max-w-[60ch] text-slate">{emptyText(seesAll)}</p>
        ) : (
          <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {facilities.map(({ id, name, place, today, timeZone }) => (
              <li
                key={id}
                data-row
                className="relative rounded-lg border border-line bg-white p-5 transition-colors hover:border-teal"
              >
                <p className="font-semibold tracking-snug">
                  <Link
                    to={`/client-portal/facilities/${id}`}
                    className="stretched break-words"
                    data-row-link
                  >
                    {name}
                  </Link>
                </p>
                <p className="mt-1 text-sm text-slate">{place ?? timeZone}</p>
                <p className="mt-3 text-sm tabular-nums">{today}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <p className="mt-10 max-w-[60ch] text-slate">
        Questions about your service? Call your account team at{" "}
        <a
          href={company.phone.href}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
        >
          {company.phone.display}
        </a>
        , <span className="whitespace-nowrap">{company.telephoneHours}</span>.
      </p>
    </>
  );
}

const emptyText = (seesAll: boolean) =>
  seesAll
    ? "None yet. Your account team adds your facilities."
    : "None yet. Your administrator assigns facilities to you.";
