import Circle from "lucide-react/icons/circle";
import { NavLink } from "react-router";
import { shownAttentionCount } from "./shown-count.ts";
import type { RoomEntry } from "./signed-in.ts";

/** By the path of the room. */
export type RoomIcons = Readonly<Record<string, typeof Circle>>;

export interface RoomLinkProps {
  room: RoomEntry;
  icons: RoomIcons;
  attentionCount: number | undefined;
}

export function RoomLink({ room, icons, attentionCount = 0 }: RoomLinkProps) {
  return (
    <NavLink
      to={room.to ?? room.path}
      end={isHome(room)}
      className="flex min-h-11 items-center gap-2.5 lg:pointer-fine:min-h-9 rounded-md px-2.5 text-sm font-semibold text-slate transition-colors hover:bg-sand hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:text-ink"
    >
      <RoomIcon room={room} icons={icons} className="shrink-0" />
      <span className="grow">{room.label}</span>
      <AttentionBadge count={attentionCount} />
    </NavLink>
  );
}

/** The home of an area is not the room that its other rooms are in. */
export const isHome = ({ path }: RoomEntry): boolean => path.split("/").length === 2;

interface RoomIconProps {
  room: RoomEntry;
  icons: RoomIcons;
  className?: string;
}

export function RoomIcon({ room, icons, className = "" }: RoomIconProps) {
  const Drawing = icons[room.path] ?? Circle;
  return <Drawing aria-hidden="true" strokeWidth={1.75} className={`size-5 ${className}`} />;
}

/** The one accent of the rail: what waits for a person. */
function AttentionBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="flex items-center gap-1.5 text-xs font-semibold tabular-nums">
      <span aria-hidden="true" className="size-2 rounded-full bg-dawn" />
      {shownAttentionCount(count)}
      <span className="sr-only"> open</span>
    </span>
  );
}
