import type { Language } from "#platform/language/language.ts";
import { identityMessages } from "./messages.server.ts";
import type { Role } from "./roles.ts";

/** The names of roles on screens and in emails. */
export const roleLabels = (language: Language): Readonly<Record<Role, string>> =>
  identityMessages(language).roles;
