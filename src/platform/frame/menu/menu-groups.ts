import type { Language } from "#platform/language/language.ts";
import { frameMessages } from "../messages.ts";
import type { SignedIn } from "../signed-in.ts";
import type { MenuGroup } from "./menu-entries.ts";

/** Lists what a person can go to or begin, without asking the server. */
export function menuGroups(
  home: string,
  { sections, actions, unread }: SignedIn,
  language: Language,
): MenuGroup[] {
  const { notifications, account, menu } = frameMessages(language);
  const areaGroups = [
    ...(unread === undefined ? [] : [{ to: `${home}/notifications`, label: notifications }]),
    { to: "/account/profile", label: account, isElsewhere: true },
  ];
  return [
    {
      title: menu.goTo,
      entries: [...sections.map(({ path, to = path, label }) => ({ to, label })), ...areaGroups],
    },
    { title: menu.start, entries: actions.map(({ path, label }) => ({ to: path, label })) },
  ];
}
