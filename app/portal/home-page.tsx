import type { LoaderFunctionArgs } from "react-router";
import { requireClient } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { company } from "#content/company.ts";
import { findClientName, listFacilities } from "#domain/facilities/list-facilities.ts";
import { pageMeta } from "../document/page-meta.ts";
import type { Route } from "./+types/home-page.ts";
import { timeZoneName } from "./time-zone-name.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireClient(route);
  const { db } = route.context.get(appContext);
  const [clientName, facilities] = await Promise.all([
    findClientName(db, actor, actor.clientId),
    listFacilities(db, actor),
  ]);
  return {
    clientName: clientName ?? "",
    seesAll: actor.role === "client-administrator",
    facilities: facilities.map(({ id, name, timeZone }) => ({
      ...{ id, name },
      timeZone: timeZoneName(timeZone),
    })),
  };
}

export const meta = () => pageMeta("Client Portal");

/** What there is to see today: whose facilities, and where their clocks stand. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { clientName, facilities, seesAll } = loaderData;
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
            {facilities.map(({ id, name, timeZone }) => (
              <li key={id} className="rounded-lg border border-line bg-white p-5">
                <p className="font-semibold tracking-snug">{name}</p>
                <p className="mt-1 text-sm text-slate">{timeZone}</p>
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
