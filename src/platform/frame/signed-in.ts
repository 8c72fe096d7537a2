import type { SectionGroup } from "./section-groups.ts";

/** An entry of the rail. */
export interface NavItem {
  path: string;
  label: string;
  /** The label for the narrow bar of phones. */
  short: string;
  /** The link's address, if that is more than the path. */
  to?: string;
  /** Its group, in areas where many sections stand in groups. */
  group?: SectionGroup | undefined;
}

/** An action that a person may begin from anywhere. */
export interface ActionEntry {
  path: string;
  label: string;
}

/** The signed-in person, and the pages that this person may open. */
export interface SignedIn {
  /** The account, so that nobody sees what another has typed here. */
  person: string;
  name: string;
  role: string;
  sections: NavItem[];
  actions: readonly ActionEntry[];
  /** Numbers of items that wait for the person in a section, by its path. */
  attentionCounts: Readonly<Record<string, number>>;
  /** Unread notifications; absent for people who never get any. */
  unread?: number | undefined;
  isDemo: boolean;
  /** The page where an administrator makes the demonstration the company's own. */
  ownPath?: string | undefined;
}
