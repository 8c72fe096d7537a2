import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { wholeTimes } from "#platform/format/whole-times.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { appointmentMessages } from "../messages.ts";
import type { Route } from "./+types/own-appointments-page.ts";
import { readOwnAppointments } from "./own-appointments-page.server.ts";

export const loader = (route: LoaderFunctionArgs) => readOwnAppointments(route);

export const meta = pageMetaIn((language) => appointmentMessages(language).section);

/** The reader's own bookings from today on, by day, and the offers that still wait for an answer. */
export default function OwnAppointmentsPage({ loaderData }: Route.ComponentProps) {
  const { section, own } = useMessages(appointmentMessages);
  const { days, waiting } = loaderData;
  return (
    <>
      <PageTitle>{section}</PageTitle>
      <p className="mt-2 max-w-[70ch] text-sm text-slate">{own.lead}</p>
      {days.length === 0 && waiting.length === 0 ? (
        <EmptyState title={own.none} text={own.noneText} className="mt-6" />
      ) : null}
      {days.map(({ day, appointments }) => (
        <Part key={day} title={day}>
          {appointments.map(({ id, hours, zone, ...row }) => (
            <Row key={id} {...row}>
              <span className="font-semibold tabular-nums">{wholeTimes(hours)}</span>{" "}
              <span className="text-slate">{zone}</span>
            </Row>
          ))}
        </Part>
      ))}
      {waiting.length > 0 ? (
        <Part title={own.waiting}>
          {waiting.map(({ id, offered, ...row }) => (
            <Row key={id} {...row}>
              {offered}
            </Row>
          ))}
        </Part>
      ) : null}
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-8 max-w-3xl">
    <h2 className="text-base font-semibold tracking-snug">{title}</h2>
    <ul className="mt-2 text-sm">{children}</ul>
  </section>
);

interface RowProps {
  title: string;
  to: string | undefined;
  with: string;
  /** The time of the appointment. */
  children: ReactNode;
}

const Row = ({ title, to, with: meeting, children }: RowProps) => (
  <li className="border-t border-line py-3 first:border-t-0">
    <p>{children}</p>
    <p className="wrap-anywhere">
      {to === undefined ? title : <TextLink to={to}>{title}</TextLink>}
    </p>
    <p className="wrap-anywhere text-slate">{meeting}</p>
  </li>
);
