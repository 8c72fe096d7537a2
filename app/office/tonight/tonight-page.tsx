import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Link } from "react-router";
import * as z from "zod/mini";
import { goOn, takeForm } from "#app/http/account-form.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { chooseLanguage, languages } from "#domain/accounts/language.ts";
import { listVisits } from "#domain/visits/list-visits.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { showVisit } from "../../visits/shown-visit.server.ts";
import { stateDots } from "../../visits/state-word.tsx";
import { useFreshVisits } from "../../visits/use-fresh-visits.ts";
import type { Route } from "./+types/tonight-page.ts";
import { dayIn } from "./day.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { enterTonight } from "./tonight.server.ts";
import { wordsOf } from "./words.ts";

/** How long what is over stays on the screen. */
const hoursBack = 12;

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, language } = await enterTonight(route);
  const now = new Date();
  const since = new Date(now.getTime() - hoursBack * 3_600_000);
  const visits = await listVisits(db, actor, { since }, now);
  return {
    language,
    visits: visits.map((visit) => ({
      ...showVisit(visit, now),
      day: dayIn(language, visit.date),
    })),
  };
}

const schema = z.object({ language: z.enum(languages) });

export async function action(route: ActionFunctionArgs) {
  const { actor, db } = await enterTonight(route);
  return takeForm(route, { form: "language", schema }, async ({ language }) => {
    await chooseLanguage(db, actor, language);
    return goOn("/office/tonight");
  });
}

export const meta = () => pageMeta("Tonight");

/** What a crew lead does tonight and tomorrow, in the order of the windows. */
export default function TonightPage({ loaderData: { visits, language } }: Route.ComponentProps) {
  useFreshVisits();
  const words = wordsOf(language);
  const days = [...Map.groupBy(visits, ({ day }) => day)];
  return (
    <div lang={language} className="max-w-2xl">
      <div className="flex items-center justify-between gap-4">
        <PageTitle>{words.tonight}</PageTitle>
        <LanguageSwitch language={language} />
      </div>
      {visits.length === 0 ? (
        <div className="mt-8 rounded-lg border border-line bg-white px-6 py-14 text-center">
          <h2 className="text-subtitle font-semibold tracking-snug">{words.nothing}</h2>
          <p className="mx-auto mt-2 max-w-[44ch] text-sm text-slate">{words.nothingWhy}</p>
        </div>
      ) : null}
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={day} className="mt-6">
          <h2 className="text-sm font-semibold">{day}</h2>
          <ul className="mt-2 flex flex-col gap-3">
            {ofDay.map((visit) => (
              <li
                key={visit.id}
                className={`relative rounded-lg border bg-white p-4 hover:border-ink ${visit.state === "in-progress" ? "border-2 border-teal" : "border-line"}`}
              >
                <Link
                  to={`/office/tonight/${visit.id}`}
                  className="stretched block text-base font-semibold break-words"
                >
                  {visit.facilityName}
                </Link>
                <p className="mt-1 text-subtitle font-semibold tabular-nums">{visit.window}</p>
                <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-sm tabular-nums">
                  <span className="inline-flex items-center gap-2 font-medium">
                    <span
                      aria-hidden="true"
                      className={`size-2.5 rounded-full ${stateDots[visit.state]}`}
                    />
                    {words[visit.state]}
                  </span>
                  <span className="text-slate">
                    {visit.tasks > 0
                      ? words.done(visit.tasksDone, visit.tasks)
                      : words.crewOf(visit.crewSize)}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
