/** What the page shows of each role, in the reader's language. */

import { ruleOf } from "#platform/identity/permissions.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { administrators, type ExtraRole, extraRoles } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import { settingsServerMessages } from "../messages.server.ts";
import {
  type OfficePermission,
  permissionGroupNames,
  permissionGroups,
} from "./permission-groups.ts";
import { extraField } from "./roles-section.server.ts";

interface PermissionsOfGroup<Right> {
  title: string;
  rights: Right[];
}

export interface RolePermissions {
  role: ExtraRole;
  label: string;
  /** Those that are shipped with it. */
  shipped: PermissionsOfGroup<string>[];
  /** Those that may be given to it. */
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
      ruleOf(right).roles.some((one) => one === role) ? label : undefined,
    ),
    extras: inOrderOfGroups(language, (right, label) =>
      ruleOf(right).extraFor.includes(role)
        ? { field: extraField({ role, right }), label }
        : undefined,
    ),
  }));

/** What administrators cannot give to anybody else. */
export const permissionsOfAdministrators = (language: Language): PermissionsOfGroup<string>[] =>
  inOrderOfGroups(language, (right, label) => {
    const { roles, extraFor } = ruleOf(right);
    const isTheirsAlone = roles.every((role) => administrators.some((one) => one === role));
    return isTheirsAlone && extraFor.length === 0 ? label : undefined;
  });
