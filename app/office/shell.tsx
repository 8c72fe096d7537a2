import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import Building2 from "lucide-react/icons/building-2";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Ellipsis from "lucide-react/icons/ellipsis";
import Inbox from "lucide-react/icons/inbox";
import MessagesSquare from "lucide-react/icons/messages-square";
import Newspaper from "lucide-react/icons/newspaper";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Shortcuts } from "#app/ui/shortcuts/shortcuts-dialog.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { Tooltips } from "#app/ui/tooltip/tooltips.tsx";
import { company } from "#content/company.ts";
import { Logo } from "../document/logo.tsx";
import { officeShortcuts } from "./office-shortcuts.ts";
import { Person } from "./person.tsx";
import { shownCount } from "./shown-count.ts";

interface Entry {
  path: string;
  label: string;
  short: string;
}

interface ShellProps {
  /** Absent where it is not known who asks. */
  office:
    | {
        name: string;
        role: string;
        rooms: Entry[];
        /** How many submissions wait for an answer, by path. */
        waiting: Readonly<Record<string, number>>;
        isDemo: boolean;
      }
    | undefined;
  children: ReactNode;
}

const icons: Record<string, typeof Inbox> = {
  "/office/leads": Inbox,
  "/office/contact-messages": MessagesSquare,
  "/office/applications": BriefcaseBusiness,
  "/office/subscribers": Newspaper,
  "/office/clients": Building2,
  "/office/people": Users,
  "/office/audit": ClipboardList,
};

/** A rail beside the page on wide screens; a bar beneath it on phones. */
export function Shell({ office, children }: ShellProps) {
  return (
    <div className="min-h-svh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SkipLink />
      <header className="border-line max-lg:border-b lg:sticky lg:top-0 lg:flex lg:h-svh lg:flex-col lg:overflow-y-auto lg:border-r lg:bg-white lg:px-4 lg:py-6">
        <div className="flex min-h-16 items-center justify-between px-(--gutter) lg:min-h-0 lg:flex-col lg:items-start lg:px-2">
          <a
            href="/office"
            aria-label={`${company.shortName}, office`}
            className="flex min-h-11 items-center"
          >
            <Logo />
          </a>
          <p className="text-xs font-semibold text-slate">Back Office</p>
        </div>
        {office ? <Rail {...office} /> : null}
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 px-(--gutter) pt-6 pb-28 outline-none lg:px-10 lg:pt-9 lg:pb-16"
      >
        {children}
        <Tooltips />
      </main>
      {office ? <BottomBar {...office} /> : null}
      <Shortcuts groups={officeShortcuts} />
    </div>
  );
}

type Office = NonNullable<ShellProps["office"]>;

function Rail({ rooms, waiting, ...person }: Office) {
  return (
    <>
      <nav aria-label="Rooms" className="mt-8 hidden lg:block">
        <ul className="flex flex-col gap-0.5">
          {rooms.map((room) => (
            <li key={room.path}>
              <RoomLink {...room} waiting={waiting[room.path]} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto hidden border-t border-line px-2 pt-4 lg:block">
        <Person {...person} />
      </div>
    </>
  );
}

type WaitingEntry = Entry & { waiting: number | undefined };

function RoomLink({ path, label, waiting = 0 }: WaitingEntry) {
  const Drawing = icons[path] ?? Inbox;
  return (
    <NavLink
      to={path}
      className="flex min-h-11 items-center gap-3 rounded-md px-2.5 text-sm font-semibold text-slate transition-colors hover:bg-sand hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:text-ink"
    >
      <Drawing aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      <span className="grow">{label}</span>
      <Waiting count={waiting} />
    </NavLink>
  );
}

/** The one accent of the rail: what waits for a person. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="flex items-center gap-1.5 text-xs font-semibold tabular-nums">
      <span aria-hidden="true" className="size-2 rounded-full bg-dawn" />
      {shownCount(count)}
      <span className="sr-only"> open</span>
    </span>
  );
}

/** Four rooms within reach of a thumb, and what is left. */
function BottomBar({ rooms, waiting, ...person }: Office) {
  return (
    <nav
      aria-label="Rooms"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {rooms.slice(0, 4).map((room) => (
          <li key={room.path}>
            <BarLink {...room} waiting={waiting[room.path]} />
          </li>
        ))}
        <li>
          <details className="group">
            <summary className={`${barEntry} group-open:text-ink`}>
              <Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-5" />
              More
            </summary>
            <div className="absolute inset-x-0 bottom-full border-t border-line bg-white px-(--gutter) py-4 shadow-float">
              <ul className="mb-3 flex flex-col empty:hidden">
                {rooms.slice(4).map((room) => (
                  <li key={room.path}>
                    <RoomLink {...room} waiting={waiting[room.path]} />
                  </li>
                ))}
              </ul>
              <Person {...person} />
            </div>
          </details>
        </li>
      </ul>
    </nav>
  );
}

const barEntry =
  "relative flex min-h-14 flex-col items-center justify-center gap-0.5 px-1 text-xs font-semibold text-slate";

function BarLink({ path, short, waiting = 0 }: WaitingEntry) {
  const Drawing = icons[path] ?? Inbox;
  return (
    <NavLink
      to={path}
      aria-label={waiting > 0 ? `${short}, ${waiting} open` : short}
      className={`${barEntry} aria-[current=page]:text-teal`}
    >
      <span className="relative">
        <Drawing aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {waiting > 0 ? (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-1.5 size-2 rounded-full bg-dawn"
          />
        ) : null}
      </span>
      <span aria-hidden="true">{short}</span>
    </NavLink>
  );
}
