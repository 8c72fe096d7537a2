import ChevronRight from "@lucide/icons/icons/chevron-right";
import { type ReactNode, useId } from "react";
import { useLocation } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { frameMessages } from "./messages.ts";
import { type SectionGroup, sectionGroups } from "./section-groups.ts";
import {
  AttentionBadge,
  type SectionIcons,
  SectionLink,
  sectionRowClass,
} from "./section-link.tsx";
import type { NavItem } from "./signed-in.ts";

interface SectionListProps {
  sections: readonly NavItem[];
  attentionCounts: Readonly<Record<string, number>>;
  icons: SectionIcons;
  className?: string;
}

/** A screen of 768 px fits this many beneath each other. */
const maxInOneList = 12;

/** Few sections stand in one list, many in groups of which one is open: at first that of the page. */
export function SectionList({
  sections,
  attentionCounts,
  icons,
  className = "",
}: SectionListProps) {
  const id = useId();
  const rowsOf = (items: readonly NavItem[]) =>
    items.map((section) => (
      <li key={section.path}>
        <SectionLink
          section={section}
          icons={icons}
          attentionCount={attentionCounts[section.path]}
        />
      </li>
    ));
  const list = `flex flex-col lg:gap-0.5 low:gap-0 empty:hidden ${className}`;
  if (sections.length <= maxInOneList) return <ul className={list}>{rowsOf(sections)}</ul>;
  const groups = sectionGroups.map((name) => ({
    name,
    entries: sections.filter(({ group = "first" }) => group === name),
  }));
  return (
    <ul className={list}>
      {groups.map(({ name, entries }) =>
        name === "first" || entries.length < 2 ? (
          rowsOf(entries)
        ) : (
          <li key={name}>
            <Fold name={name} entries={entries} attentionCounts={attentionCounts} list={id}>
              {rowsOf(entries)}
            </Fold>
          </li>
        ),
      )}
    </ul>
  );
}

interface FoldProps {
  name: Exclude<SectionGroup, "first">;
  entries: readonly NavItem[];
  attentionCounts: Readonly<Record<string, number>>;
  list: string;
  children: ReactNode;
}

function Fold({ name, entries, attentionCounts, list, children }: FoldProps) {
  const { groups } = useMessages(frameMessages);
  const { pathname } = useLocation();
  const isCurrent = entries.some(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  const waiting = entries.reduce((sum, { path }) => sum + (attentionCounts[path] ?? 0), 0);
  return (
    // The key closes the group that is left, also where somebody had opened it.
    <details key={String(isCurrent)} name={list} open={isCurrent} className="group/fold">
      <summary className={`${sectionRowClass} cursor-pointer list-none`}>
        <Drawing
          icon={ChevronRight}
          className="size-5 shrink-0 transition-transform group-open/fold:rotate-90"
        />
        <span className="grow">{groups[name]}</span>
        <span className="group-open/fold:hidden">
          <AttentionBadge count={waiting} />
        </span>
      </summary>
      <ul className="mb-1 flex flex-col lg:gap-0.5 low:mb-0 low:gap-0">{children}</ul>
    </details>
  );
}
