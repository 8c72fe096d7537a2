import type { SignedIn } from "../signed-in.ts";
import type { MenuGroup } from "./menu-entries.ts";

/** What a person can go to or begin, without asking the server. */
export function menuGroups(home: string, { sections, actions, unread }: SignedIn): MenuGroup[] {
  const areaGroups = [
    ...(unread === undefined ? [] : [{ to: `${home}/notifications`, label: "Notifications" }]),
    { to: "/account/profile", label: "Your account", isElsewhere: true },
  ];
  return [
    {
      title: "Go to",
      entries: [...sections.map(({ path, to = path, label }) => ({ to, label })), ...areaGroups],
    },
    { title: "Start", entries: actions.map(({ path, label }) => ({ to: path, label })) },
  ];
}
