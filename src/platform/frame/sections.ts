/** Features put these into the rail and the command menu of a signed-in area. */

import type { ChangeEventKind } from "#platform/changes/change-event-kinds.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import type { IconData } from "#ui/drawing.tsx";
import { type SectionGroup, sectionGroups } from "./section-groups.ts";
import type { SectionIcons } from "./section-link.tsx";
import type { ActionEntry, NavItem } from "./signed-in.ts";

/** Labels of sections and actions in a language, by their paths. */
export type EntryNames = Readonly<
  Record<
    string,
    {
      label: string;
      /** The label for the narrow bar of phones, where the other one is too long. */
      short?: string;
    }
  >
>;

export interface Section {
  path: string;
  icon: IconData;
  needs: Permission;
  /** The order among the area's sections, which may come from any feature: the lowest comes first. */
  place: number;
  /** The place of its link on the page of a client or facility, narrowed to its records. */
  recordLink?: { place: number };
  /** True if the command menu finds its records, by `find` of the feature's server part. */
  hasFinder: boolean;
  /** Change events after which its attention count is read anew. */
  attentionKinds?: readonly ChangeEventKind[];
}

export interface OfficeSection extends Section {
  group: SectionGroup;
}

export interface PortalSection extends Section {
  /** True if its list can be narrowed to the facility that the client has chosen. */
  hasFacilityFilter: boolean;
}

export interface Action {
  path: string;
  needs: Permission;
  place: number;
}

export const inOrder = <Entry extends { place: number }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((left, right) => left.place - right.place);

export const inOrderOfGroups = (sections: readonly OfficeSection[]): OfficeSection[] =>
  sectionGroups.flatMap((name) => inOrder(sections.filter(({ group }) => group === name)));

export const iconsOf = (sections: readonly Section[]): SectionIcons =>
  Object.fromEntries(sections.map(({ path, icon }) => [path, icon]));

export const sectionsFor = (
  actor: Actor,
  sections: readonly (Section & Partial<OfficeSection>)[],
  names: EntryNames,
): NavItem[] =>
  sections
    .filter(({ needs }) => may(actor, needs))
    .map(({ path, group }) => {
      const { label, short = label } = nameOf(path, names);
      return { path, label, short, group };
    });

export const actionsFor = (
  actor: Actor,
  actions: readonly Action[],
  names: EntryNames,
): ActionEntry[] =>
  actions
    .filter(({ needs }) => may(actor, needs))
    .map(({ path }) => ({ path, label: nameOf(path, names).label }));

/** @throws for a path that no feature has named, which a test of the manifests says first */
export function nameOf(path: string, names: EntryNames): EntryNames[string] {
  const name = names[path];
  if (name === undefined) throw new Error(`${path} has no name`);
  return name;
}
