import type { Language } from "#platform/language/language.ts";
import { identityMessages } from "./messages.server.ts";
import type { Role } from "./roles.ts";

/** As screens and mails name roles. */
export const roleLabels = (language: Language): Readonly<Record<Role, string>> =>
  identityMessages(language).roles;
