import type { LoaderFunctionArgs } from "react-router";
import { company } from "#content/company.ts";
import { StartUpGreeting } from "#features/start-up-plans/portal/start-up-greeting.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { portalMessages } from "../messages.ts";
import type { Route } from "./+types/page.ts";
import { Answer } from "./answer.tsx";
import { AttentionPanel } from "./attention-panel.tsx";
import { FacilityCard } from "./facility-card.tsx";
import { readPortalHome } from "./home.server.ts";

export const loader = (route: LoaderFunctionArgs) => readPortalHome(route);

export const meta = pageMetaIn((language) => portalMessages(language).portal);

/** Was it cleaned, and does anything need me? The answer first, the evidence beneath. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { clientName, facilities, seesAll, waiting, holidays, startUp } = loaderData;
  const language = useLanguage();
  const { facilities: texts, questions } = portalMessages(language);
  useLiveRead([
    "facility",
    "visit",
    "work-order",
    "thread",
    "document",
    "inspection",
    "start-up-plan",
  ]);
  return (
    <>
      <PageTitle>{clientName}</PageTitle>
      <BelowHeadline>
        {facilities.length > 0 ? (
          <>
            <Answer data={loaderData} />
            <StartUpGreeting plans={startUp} />
            <AttentionPanel waiting={waiting} />
          </>
        ) : null}
        <TitledSection
          titleId="facilities"
          title={seesAll ? texts.yours : texts.assigned}
          className="mt-9"
        >
          {facilities.length === 0 ? (
            <p className="mt-4 max-w-[60ch] text-slate">
              {seesAll ? texts.noneYet : texts.noneAssigned}
            </p>
          ) : (
            <ul className="mt-4 grid items-start gap-4 md:grid-cols-2 2xl:grid-cols-3">
              {facilities.map((facility) => (
                <FacilityCard key={facility.id} facility={facility} />
              ))}
            </ul>
          )}
        </TitledSection>
        {holidays.length > 0 ? <Holidays holidays={holidays} /> : null}
        <p className="mt-10 max-w-[60ch] text-slate">
          <RichText
            text={questions}
            tags={{
              phone: () => (
                <a href={company.phone.href} className={tallTextLinkClass}>
                  {company.phone.display}
                </a>
              ),
              hours: () => (
                <span className="whitespace-nowrap">{company.telephoneHoursIn[language]}</span>
              ),
            }}
          />
        </p>
      </BelowHeadline>
    </>
  );
}

function Holidays({ holidays }: Pick<Route.ComponentProps["loaderData"], "holidays">) {
  const { holidays: texts } = useMessages(portalMessages);
  return (
    <TitledSection titleId="holidays" title={texts.title} className="mt-10">
      <ul className="mt-3 max-w-3xl border-b border-line text-sm">
        {holidays.map(({ day, name, facilities }) => (
          <li
            key={`${day} ${name}`}
            className="grid gap-x-8 gap-y-1 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <p>
              <span className="font-semibold">{name}</span>
              <span className="block text-slate tabular-nums">{day}</span>
            </p>
            <ul className="text-slate">
              {facilities.map((facility) => (
                <li key={facility} className="break-words">
                  {facility}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
