import BellIcon from "@lucide/icons/icons/bell";
import { NavLink } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { shownAttentionCount } from "./format-count.ts";
import { frameMessages } from "./messages.ts";

interface BellProps {
  /** Path of the page with all notifications. */
  path: string;
  unread: number;
}

/** A link, so that it works without scripts and by keyboard like any other. */
export function Bell({ path, unread }: BellProps) {
  const { notifications, unreadNotifications } = useMessages(frameMessages);
  const label =
    unread > 0 ? unreadNotifications({ unread: shownAttentionCount(unread) }) : notifications;
  return (
    <NavLink
      to={path}
      aria-label={label}
      data-tooltip={label}
      data-bell=""
      className="relative flex min-h-11 low:min-h-9 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 low:px-0.5 text-slate transition-colors hover:bg-sand hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:text-ink"
    >
      <Drawing icon={BellIcon} className="size-5" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="flex items-center gap-1.5 text-xs font-semibold text-ink tabular-nums"
        >
          <span className="size-2 rounded-full bg-dawn" />
          {shownAttentionCount(unread)}
        </span>
      ) : null}
    </NavLink>
  );
}
