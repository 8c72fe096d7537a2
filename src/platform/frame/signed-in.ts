import type { SectionGroup } from "./section-groups.ts";

/** An entry of the rail. */
export interface NavItem {
  path: string;
  label: string;
  /** For the narrow bar of phones. */
  short: string;
  /** Where it leads, if that is more than its path. */
  to?: string;
  /** Where many sections stand in groups. */
  group?: SectionGroup | undefined;
}

/** What a person may begin from anywhere. */
export interface ActionEntry {
  path: string;
  label: string;
}

/** Who is signed in, and where this person may go. */
export interface SignedIn {
  /** The account, so that nobody sees what another has typed here. */
  person: string;
  name: string;
  role: string;
  sections: NavItem[];
  actions: readonly ActionEntry[];
  /** How much waits for a person in a section, by its path. */
  attentionCounts: Readonly<Record<string, number>>;
  /** Unread notifications; absent for people who never get any. */
  unread?: number | undefined;
  isDemo: boolean;
  /** Where an administrator makes the demonstration the company's own. */
  ownPath?: string | undefined;
}
