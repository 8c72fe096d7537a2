import Circle from "@lucide/icons/icons/circle";
import { NavLink } from "react-router";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing, type IconData } from "#ui/drawing.tsx";
import { shownAttentionCount } from "./format-count.ts";
import { frameMessages } from "./messages.ts";
import type { NavItem } from "./signed-in.ts";

/** Keys are the paths of the sections. */
export type SectionIcons = Readonly<Record<string, IconData>>;

export interface SectionLinkProps {
  section: NavItem;
  icons: SectionIcons;
  attentionCount: number | undefined;
}

/** Lower on a low screen, where all of them are to be seen. */
export const sectionRowClass =
  "flex min-h-11 items-center gap-2.5 rounded-md px-2.5 text-sm font-semibold text-slate transition-colors hover:bg-sand hover:text-ink lg:pointer-fine:min-h-9 low:min-h-7 low:leading-5";

export function SectionLink({ section, icons, attentionCount = 0 }: SectionLinkProps) {
  return (
    <NavLink
      to={section.to ?? section.path}
      end={isHome(section)}
      className={`${sectionRowClass} aria-[current=page]:bg-tint aria-[current=page]:text-ink`}
    >
      <SectionIcon section={section} icons={icons} className="shrink-0" />
      <span className="grow">{section.label}</span>
      <AttentionBadge count={attentionCount} />
    </NavLink>
  );
}

/** The home of an area is not the section that its other sections are in. */
export const isHome = ({ path }: NavItem): boolean => path.split("/").length === 2;

interface SectionIconProps {
  section: NavItem;
  icons: SectionIcons;
  className?: string;
}

export function SectionIcon({ section, icons, className = "" }: SectionIconProps) {
  return <Drawing icon={icons[section.path] ?? Circle} className={`size-5 ${className}`} />;
}

/** The one accent of the rail: what waits for a person. */
export function AttentionBadge({ count }: { count: number }) {
  const { open } = useMessages(frameMessages);
  if (count === 0) return null;
  return (
    <span className="flex items-center gap-1.5 text-xs font-semibold tabular-nums">
      <span aria-hidden="true" className="size-2 rounded-full bg-dawn" />
      <RichText
        text={open({ open: shownAttentionCount(count) })}
        tags={{ more: (words) => <span className="sr-only">{words}</span> }}
      />
    </span>
  );
}
