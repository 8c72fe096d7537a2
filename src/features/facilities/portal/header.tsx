import { NavLink } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { FacilityView } from "../facility-view.server.ts";
import { facilityMessages } from "../messages.ts";

interface HeaderProps {
  facility: FacilityView & { hasSigns: boolean };
  path: string;
}

/** Each page of a facility has this header. */
export function Header({ facility, path }: HeaderProps) {
  const messages = useMessages(facilityMessages);
  return (
    <>
      <BackLink to="/client-portal">{messages.home}</BackLink>
      <PageTitle>{facility.name}</PageTitle>
      <p className="mt-1 text-slate">
        {facility.isArchived ? messages.noLongerServed : facility.today}
      </p>
      <nav aria-label={messages.one} className="mt-5 flex flex-wrap border-b border-line sm:gap-1">
        {tabs
          .filter(({ to }) => to !== "/signs" || facility.hasSigns)
          .map(({ to, name }) => (
            <NavLink
              key={to}
              to={path + to}
              end
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-2 text-sm font-semibold text-slate hover:text-ink aria-[current=page]:border-teal aria-[current=page]:text-ink sm:px-3"
            >
              {messages.tabs[name]}
            </NavLink>
          ))}
      </nav>
    </>
  );
}

const tabs = [
  { to: "", name: "overview" },
  { to: "/scope", name: "scope" },
  { to: "/signs", name: "signs" },
] as const;
