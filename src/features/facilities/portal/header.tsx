import { NavLink } from "react-router";
import { BackLink } from "#ui/back-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { FacilityView } from "../facility-view.server.ts";

interface HeaderProps {
  facility: FacilityView & { hasSigns: boolean };
  path: string;
}

/** Above each page of a facility. */
export const Header = ({ facility, path }: HeaderProps) => (
  <>
    <BackLink to="/client-portal">Home</BackLink>
    <PageTitle>{facility.name}</PageTitle>
    <p className="mt-1 text-slate">{facility.isArchived ? "No longer served" : facility.today}</p>
    <nav aria-label="Facility" className="mt-5 flex flex-wrap border-b border-line sm:gap-1">
      {tabs
        .filter(({ to }) => to !== "/signs" || facility.hasSigns)
        .map(({ to, label }) => (
          <NavLink
            key={to}
            to={path + to}
            end
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-2 text-sm font-semibold text-slate hover:text-ink aria-[current=page]:border-teal aria-[current=page]:text-ink sm:px-3"
          >
            {label}
          </NavLink>
        ))}
    </nav>
  </>
);

const tabs = [
  { to: "", label: "Overview" },
  { to: "/scope", label: "Scope of work" },
  { to: "/signs", label: "Signs" },
];
