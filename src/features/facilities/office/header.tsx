import { Link, NavLink } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { FacilityView } from "../facility-view.server.ts";
import { facilityMessages } from "../messages.ts";
import { useLiveFacility } from "../use-live-facility.ts";
import { facilityOfficeMessages } from "./messages.ts";

interface HeaderProps {
  facility: FacilityView & { hasSigns: boolean; mayChange: boolean };
  path: string;
}

/** Each page of a facility has this header, which reloads the page when others change the facility. */
export function Header({ facility, path }: HeaderProps) {
  const { one, tabs: names } = useMessages(facilityMessages);
  const messages = useMessages(facilityOfficeMessages);
  useLiveFacility(facility.id);
  return (
    <>
      <p className="flex flex-wrap gap-x-2 text-sm">
        <Link to="/office/clients" className={crumb}>
          {messages.clients}
        </Link>
        <span aria-hidden="true" className="self-center text-slate">
          /
        </span>
        <Link to={`/office/clients/${facility.clientId}`} className={crumb}>
          {facility.clientName}
        </Link>
      </p>
      <PageTitle>{facility.name}</PageTitle>
      <p className="mt-1 text-slate">
        {facility.isArchived
          ? messages.archivedNoLongerServed
          : [facility.address.at(-1), facility.today].filter(Boolean).join(". ")}
      </p>
      <nav aria-label={one} className="mt-5 flex flex-wrap border-b border-line sm:gap-1">
        {tabs
          .filter(({ to }) => to !== "/signs" || facility.hasSigns)
          .filter(({ to }) => to !== "/supplies" || facility.mayChange)
          .map(({ to, name }) => (
            <NavLink
              key={to}
              to={path + to}
              end={to === ""}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-2 text-sm font-semibold text-slate hover:text-ink aria-[current=page]:border-teal aria-[current=page]:text-ink sm:px-3"
            >
              {names[name]}
            </NavLink>
          ))}
      </nav>
    </>
  );
}

const crumb =
  "inline-flex min-h-8 items-center font-semibold text-teal underline-offset-4 hover:underline";

const tabs = [
  { to: "", name: "overview" },
  { to: "/areas", name: "areas" },
  { to: "/scope", name: "scope" },
  { to: "/signs", name: "signs" },
  { to: "/supplies", name: "supplies" },
] as const;
