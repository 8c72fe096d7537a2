/** Rights that a role has beyond those that are shipped with it, as a section of the settings. */
import * as z from "zod/mini";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type Extras, ruleOf } from "#platform/identity/permissions.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { administrators, type ExtraRole, extraRoles } from "#platform/identity/roles.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { changeSection, type Section } from "../change-section.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import {
  isOfficePermission,
  type OfficePermission,
  officePermissions,
  permissionGroupNames,
  permissionGroups,
} from "./permission-groups.ts";

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
      ([role, extras]) => [role, extras.map(({ right }) => right)],
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
  // Permissions that this version does not know, or no longer gives to the role, are dropped.
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

const tick = z.catch(z.optional(z.enum(["yes", ""])), "");

/** Read when it is first asked for: the rights of all features are known by then. */
export const rolesForm = byLanguage((language) => {
  const { rights, errors } = settingsServerMessages(language);
  const extras = extrasToGive();
  const ticks = Object.fromEntries(extras.map((extra) => [extraField(extra), tick]));
  return z.pipe(
    z
      .object({
        ...ticks,
        /** Stands last in the form: one that arrives without its end would take every extra away. */
        isWhole: z.literal("yes", errors.incomplete),
      })
      .check(({ value, issues }) => {
        const sent: Readonly<Record<string, unknown>> = value;
        for (const extra of extras) {
          const { needs } = ruleOf(extra.right);
          if (sent[extraField(extra)] !== "yes" || !isOfficePermission(needs)) continue;
          const { role } = extra;
          const isShipped = ruleOf(needs).roles.some((shippedRole) => shippedRole === role);
          if (isShipped || sent[extraField({ role, right: needs })] === "yes") continue;
          const message = errors.needs({ right: rights[needs] });
          issues.push({ code: "custom", input: value, path: [extraField(extra)], message });
        }
      }),
    z.transform((ticked): Extras => extrasIn(ticked)),
  );
});

interface PermissionsOfGroup<Right> {
  title: string;
  rights: Right[];
}

export interface RolePermissions {
  role: ExtraRole;
  label: string;
  /** Permissions that the role always has. */
  shipped: PermissionsOfGroup<string>[];
  /** Permissions that can be added to it. */
  extras: PermissionsOfGroup<{ field: string; label: string }>[];
}

function inOrderOfGroups<Right>(
  language: Language,
  ofRight: (right: OfficePermission, label: string) => Right | undefined,
): PermissionsOfGroup<Right>[] {
  const { rights: labels, permissionGroups: titles } = settingsServerMessages(language);
  return permissionGroupNames
    .map((group) => ({
      title: titles[group],
      rights: permissionGroups[group]
        .map((right) => ofRight(right, labels[right]))
        .filter((right) => right !== undefined),
    }))
    .filter(({ rights }) => rights.length > 0);
}

export const rolePermissions = (language: Language): RolePermissions[] =>
  extraRoles.map((role) => ({
    role,
    label: roleLabels(language)[role],
    shipped: inOrderOfGroups(language, (right, label) =>
      ruleOf(right).roles.some((shippedRole) => shippedRole === role) ? label : undefined,
    ),
    extras: inOrderOfGroups(language, (right, label) =>
      ruleOf(right).extraFor.includes(role)
        ? { field: extraField({ role, right }), label }
        : undefined,
    ),
  }));

/** Permissions that administrators cannot give to anybody else. */
export const permissionsOfAdministrators = (language: Language): PermissionsOfGroup<string>[] =>
  inOrderOfGroups(language, (right, label) => {
    const { roles, extraFor } = ruleOf(right);
    const isTheirsAlone = roles.every((role) =>
      administrators.some((administrator) => administrator === role),
    );
    return isTheirsAlone && extraFor.length === 0 ? label : undefined;
  });
