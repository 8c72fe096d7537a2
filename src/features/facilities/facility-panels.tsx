/** Office and portal show the same panels about a facility, to people who may read it. */
import type { ReactNode } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { type WrittenLanguage, writtenAlone } from "#platform/language/written-words.ts";
import type { FacilityView } from "./facility-view.server.ts";
import type { Facility } from "./find-facility.server.ts";
import { facilityMessages } from "./messages.ts";
import { Panel } from "./panel.tsx";

export interface Fact {
  label: string;
  value: ReactNode;
}

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-1 gap-x-6 gap-y-2.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-y-3">
    {facts.map(({ label, value }) => (
      <div key={label} className="contents">
        <dt className="text-slate max-sm:-mb-2">{label}</dt>
        <dd className="min-w-0 break-words">{value}</dd>
      </div>
    ))}
  </dl>
);

interface PanelsProps {
  facility: FacilityView;
  /** The address under which it is changed; absent for people who may not. */
  home?: string | undefined;
}

export function FactsPanel({ facility, home }: PanelsProps) {
  const { panels, edit } = useMessages(facilityMessages);
  const { facts, siteCode } = facility;
  const rows = [
    ...facts.map(({ label, lines, language }) => ({
      label,
      value: <Lines lines={lines} language={language} />,
    })),
    ...(siteCode === null
      ? []
      : [
          {
            label: panels.siteCode,
            value: <span className="font-semibold tabular-nums">{siteCode}</span>,
          },
        ]),
  ];
  return (
    <Panel
      id="facts"
      title={panels.facts}
      edit={home ? { to: `${home}/edit`, label: edit } : undefined}
    >
      <FactList facts={rows} />
    </Panel>
  );
}

export function HoursPanel({ facility, home }: PanelsProps) {
  const { panels, edit } = useMessages(facilityMessages);
  const { hours, holidays, holidayRule } = facility;
  return (
    <Panel
      id="hours"
      title={panels.hours}
      edit={home ? { to: `${home}/hours`, label: edit } : undefined}
    >
      <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
        {hours.map((row) => (
          <div key={row.days} className="contents">
            <dt className="text-slate">{row.days}</dt>
            <dd className="tabular-nums">{row.hours}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 text-sm font-semibold">{panels.nextHolidays}</h3>
      {holidays.length === 0 ? (
        <p className="mt-1 text-sm text-slate">{panels.noneEntered}</p>
      ) : (
        <ul className="mt-1 text-sm">
          {holidays.slice(0, 5).map(({ date, day, name }) => (
            <li key={date} className="flex flex-wrap gap-x-4 py-0.5">
              <time dateTime={date} className="w-36 text-slate tabular-nums">
                {day}
              </time>
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-slate">{panels.onHolidays({ rule: holidayRule })}</p>
    </Panel>
  );
}

export function ContactsPanel({ facility: { contacts }, home }: PanelsProps) {
  const { panels, edit } = useMessages(facilityMessages);
  if (contacts === null) return null;
  return (
    <Panel
      id="contacts"
      title={panels.contacts}
      edit={home ? { to: `${home}/contacts`, label: edit } : undefined}
    >
      {contacts.length === 0 ? <p className="text-sm text-slate">{panels.noneEntered}</p> : null}
      <ul className="grid gap-4 text-sm empty:hidden sm:grid-cols-2">
        {contacts.map((contact) => (
          <li key={contact.id} className="min-w-0">
            <Contact {...contact} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export const Contact = ({
  name,
  jobTitle,
  phone,
  email,
}: Omit<NonNullable<Facility["contacts"]>[number], "id">) => (
  <>
    <span className="block font-semibold break-words">{name}</span>
    {jobTitle ? <span className="block break-words text-slate">{jobTitle}</span> : null}
    {phone ? (
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={contactLink}>
        {phone}
      </a>
    ) : null}
    {email ? (
      <a href={`mailto:${email}`} className={contactLink}>
        {email}
      </a>
    ) : null}
  </>
);

const contactLink =
  "flex min-h-11 items-center break-all text-teal underline underline-offset-4 sm:min-h-6";

/** Notes are shown as they were typed, in lines of their own. */
const Lines = ({ lines, language }: { lines: readonly string[]; language?: WrittenLanguage }) =>
  lines.map((line) => (
    <span key={line} className="block whitespace-pre-line">
      <Written words={writtenAlone(line, language)} />
    </span>
  ));
