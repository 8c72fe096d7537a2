import { labelFromName } from "#features/audit/change-labels.server.ts";
import type { Language } from "#platform/language/language.ts";
import { privacyServerMessages } from "../messages.server.ts";

/** A table without a title, of a feature that came later, is called by its own name. */
export function tableTitle(name: string, language: Language): string {
  const titles: Readonly<Record<string, string>> = privacyServerMessages(language).tables;
  return titles[name] ?? labelFromName(name);
}
