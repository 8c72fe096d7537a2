import { company } from "#content/company.ts";
import { type HoursInterval, hoursRows, shortHours } from "#content/company-hours.ts";
import { contactContent } from "#content/contact.ts";
import type { Language } from "#platform/language/language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { contactPageMessages } from "./messages.ts";

interface Row {
  days: string;
  times: string;
}

export function Hours() {
  const { hoursOf, zone } = useMessages(contactPageMessages);
  const { hours } = useMessages(contactContent);
  const language = useLanguage();
  const places = [
    { title: hours.telephone.title, rows: telephoneRows(language, hours.telephone.emergencies) },
    { title: hours.office.title, rows: officeRows(language, hours.office.closed) },
  ];
  return (
    <div className="mt-9 grid gap-x-8 gap-y-7 border-t border-line pt-6 sm:grid-cols-2">
      {places.map(({ title, rows }) => (
        <section key={title} aria-label={hoursOf({ place: title })}>
          <h2 className="text-sm font-semibold">{title}</h2>
          <dl className="mt-2 tabular-nums">
            {rows.map(({ days, times }) => (
              <div key={days} className="flex justify-between gap-4 py-0.5">
                <dt className="text-slate">{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="text-sm text-slate sm:col-span-2">
        {zone({ zone: hours.zones[company.timeZone] })}
      </p>
    </div>
  );
}

function telephoneRows(language: Language, emergencies: Row): Row[] {
  const rows = hoursRows(company.telephoneWeek).flatMap(({ labelIn, hours }) =>
    hours.length === 0 ? [] : [{ days: labelIn[language], times: shortHours(hours, language) }],
  );
  return [...rows, emergencies];
}

const officeRows = (language: Language, closed: string): Row[] =>
  company.officeHours.map(({ labelIn, hours }) => ({
    days: labelIn[language],
    times: hours.length === 0 ? closed : officeTimes(hours, language),
  }));

/** The specification states English hours by the 24-hour clock. */
const officeTimes = (hours: readonly HoursInterval[], language: Language): string =>
  language === "en"
    ? hours.map((interval) => interval.join("-")).join(", ")
    : shortHours(hours, language);
