/** Rights that a role has beyond those that are shipped with it, as a section of the settings. */
import * as z from "zod/mini";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type Extras, ruleOf } from "#platform/identity/permissions.ts";
import { type ExtraRole, extraRoles } from "#platform/identity/roles.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { changeSection, type Section } from "../change-section.server.ts";
import { type OfficePermission, officePermissions } from "./permission-groups.ts";

export interface Extra {
  role: ExtraRole;
  right: OfficePermission;
}

/** Everything that may be given, whether it is or not. */
export const extrasToGive = (): Extra[] =>
  extraRoles.flatMap((role) =>
    officePermissions
      .filter((right) => ruleOf(right).extraFor.includes(role))
      .map((right) => ({ role, right })),
  );

/** The name of a tick in the form, and of its change in the history. */
export const extraField = ({ role, right }: Extra): string => `${role}.${right}`;

/** @param isGiven asked for everything that may be given */
const extrasOf = (isGiven: (extra: Extra) => boolean): Extras =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(extrasToGive().filter(isGiven), ({ role }) => role),
      ([role, given]) => [role, given.map(({ right }) => right)],
    ),
  );

export const extrasIn = (texts: Readonly<Record<string, unknown>>): Extras =>
  extrasOf((extra) => texts[extraField(extra)] === "yes");

export const extrasTexts = (extras: Extras): Texts =>
  Object.fromEntries(
    extrasToGive().map((extra) => [
      extraField(extra),
      extras[extra.role]?.includes(extra.right) ? "yes" : "",
    ]),
  );

const stored = z.partialRecord(z.enum(extraRoles), z.array(z.string()));

export const rolesSection: Section<Extras> = {
  name: "roles",
  kind: "roles-changed",
  // What another version has stored and this one does not know, or no longer gives, is left out.
  read(value) {
    const names = stored.parse(value);
    return extrasOf(({ role, right }) => names[role]?.includes(right) ?? false);
  },
  texts: extrasTexts,
};

export const changeExtras = (
  context: { db: Database },
  actor: Actor,
  extras: Extras,
  seen: Texts = {},
) =>
  changeSection(context, actor, rolesSection, {
    seen,
    sent: extrasTexts(extras),
    merge: (before, change) => extrasIn({ ...extrasTexts(before), ...change.after }),
  });
