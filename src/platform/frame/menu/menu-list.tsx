import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { frameMessages } from "../messages.ts";
import type { MenuEntry, MenuGroup } from "./menu-entries.ts";

/** @param at place in the whole list, over its groups */
export const optionId = (at: number): string => `menu-option-${at}`;

interface MenuListProps {
  id: string;
  groups: readonly MenuGroup[];
  /** Place of the marked entry. */
  at: number;
  onMark: (at: number) => void;
  onChosen: (event: MouseEvent) => void;
}

/** The focus stays in the field above, which names the marked option. */
export function MenuList({ id, groups, at, ...list }: MenuListProps) {
  const { menu } = useMessages(frameMessages);
  const begins = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={menu.entries}>
      {groups.map(({ title, entries }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no group of fields
        <div key={title} role="group" aria-label={title} className="pb-2">
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-slate">
            {title}
          </p>
          {entries.map((entry, place) => (
            <Option
              key={entry.to + entry.label}
              entry={entry}
              at={(begins[index] ?? 0) + place}
              isMarked={(begins[index] ?? 0) + place === at}
              {...list}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<MenuListProps, "onMark" | "onChosen"> {
  entry: MenuEntry;
  at: number;
  isMarked: boolean;
}

function Option({ entry, at, isMarked, onMark, onChosen }: OptionProps) {
  const { to, label, detail, isElsewhere } = entry;
  const optionProps = {
    id: optionId(at),
    role: "option",
    "aria-selected": isMarked,
    tabIndex: -1,
    onClick: onChosen,
    onPointerMove: () => onMark(at),
    // Otherwise the press would take the focus from the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    className:
      "flex min-h-11 flex-col justify-center rounded-md px-3 py-1.5 text-sm aria-selected:bg-tint",
  };
  const content = (
    <>
      <span className="line-clamp-2 font-medium break-words">{label}</span>
      {detail ? <span className="text-xs break-words text-slate">{detail}</span> : null}
    </>
  );
  return isElsewhere ? (
    <a href={to} {...optionProps}>
      {content}
    </a>
  ) : (
    <Link to={to} {...optionProps}>
      {content}
    </Link>
  );
}
