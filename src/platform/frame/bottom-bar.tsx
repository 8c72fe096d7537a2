import Ellipsis from "@lucide/icons/icons/ellipsis";
import { NavLink, useLocation } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { MenuButton } from "./menu/menu-button.tsx";
import { frameMessages } from "./messages.ts";
import { Person } from "./person.tsx";
import { isHome, SectionIcon, type SectionIcons, type SectionLinkProps } from "./section-link.tsx";
import { SectionList } from "./section-list.tsx";
import type { SignedIn } from "./signed-in.ts";

interface BarProps extends SignedIn {
  icons: SectionIcons;
  /** Opens the command menu. */
  onMenu: () => void;
}

/** Four sections within reach of a thumb, and what is left. */
export function BottomBar({ sections, attentionCounts, icons, onMenu, ...person }: BarProps) {
  const { pathname } = useLocation();
  const messages = useMessages(frameMessages);
  return (
    <nav
      aria-label={messages.sections}
      data-sections=""
      className="fixed inset-x-0 print:hidden bottom-0 z-40 border-t border-line bg-white pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid auto-cols-[minmax(min-content,1fr)] grid-flow-col">
        {sections.slice(0, 4).map((section) => (
          <li key={section.path}>
            <BarLink
              section={section}
              icons={icons}
              attentionCount={attentionCounts[section.path]}
            />
          </li>
        ))}
        <li>
          {/* A new page lies open: what led there is closed. */}
          <details key={pathname} className="group">
            <summary className={`${barEntry} group-open:text-ink`}>
              <Drawing icon={Ellipsis} className="size-5" />
              {messages.more}
            </summary>
            <div className="absolute inset-x-0 bottom-full max-h-[calc(100svh-3.5rem)] overflow-y-auto overscroll-contain border-t border-line bg-white px-(--gutter) py-4 shadow-float">
              <MenuButton onPress={onMenu} />
              <SectionList
                sections={sections.slice(4)}
                attentionCounts={attentionCounts}
                icons={icons}
                className="my-3"
              />
              <Person {...person} />
            </div>
          </details>
        </li>
      </ul>
    </nav>
  );
}

const barEntry =
  "relative flex min-h-14 flex-col items-center justify-center gap-0.5 px-1 text-center text-xs font-semibold text-slate";

function BarLink({ section, icons, attentionCount = 0 }: SectionLinkProps) {
  const { sectionWithOpen } = useMessages(frameMessages);
  return (
    <NavLink
      to={section.to ?? section.path}
      end={isHome(section)}
      aria-label={
        attentionCount > 0
          ? sectionWithOpen({ section: section.short, open: attentionCount })
          : section.short
      }
      className={`${barEntry} aria-[current=page]:text-teal`}
    >
      <span className="relative">
        <SectionIcon section={section} icons={icons} />
        {attentionCount > 0 ? (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-1.5 size-2 rounded-full bg-dawn"
          />
        ) : null}
      </span>
      <span aria-hidden="true">{section.short}</span>
    </NavLink>
  );
}
