/** How the audit names it, and what can happen to it. */
import {
  type HistoryNouns,
  isAmong,
  type NameReader,
  namedBy,
} from "#platform/history/history-nouns.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { Language } from "#platform/language/language.ts";
import type { en } from "./messages/en.server.ts";
import { facilityServerMessages } from "./messages.server.ts";
import { facilityMessages } from "./messages.ts";
import { frequencies, frequencyLabel, frequencyValue } from "./scope/frequency-types.ts";
import { scopes } from "./tables/scopes.ts";

const readScopes: NameReader = async (db, ids, language) => {
  const { id, version, effectiveFrom } = scopes;
  const rows = await db.select({ id, version, effectiveFrom }).from(scopes).where(isAmong(id, ids));
  return rows.map((row) => [
    row.id,
    {
      name: facilityServerMessages(language).versionName({ version: row.version }),
      version: row.effectiveFrom === null ? null : row.version,
    },
  ]);
};

const frequencyLabels = (language: Language) =>
  Object.fromEntries(
    frequencies.map((frequency) => [
      frequencyValue(frequency),
      frequencyLabel(frequency, language),
    ]),
  );

export const facilityHistory = {
  facility: {
    singular: (language) => facilityMessages(language).one,
    plural: (language) => facilityServerMessages(language).section,
    place: 30,
    messages: (language) => facilityServerMessages(language).facilityEvents,
    readNames: namedBy(facilities, facilities.name),
    pathOf: ({ clientId, facilityId }) => `/office/clients/${clientId}/facilities/${facilityId}`,
  },
  scope: {
    singular: (language) => facilityMessages(language).scope.title,
    plural: (language) => facilityServerMessages(language).scopes,
    place: 40,
    messages: (language) => facilityServerMessages(language).scopeEvents,
    describeField: (name, language) =>
      name === "frequency" ? { options: frequencyLabels(language) } : undefined,
    readNames: readScopes,
    pathOf: ({ clientId, facilityId }, { version }) => {
      const scope = `/office/clients/${clientId}/facilities/${facilityId}/scope`;
      return version === null ? `${scope}/draft` : `${scope}?version=${version}`;
    },
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-nouns.server.ts" {
  interface RecordName {
    /** Version of a scope of work; null while it is a draft. */
    version?: number | null;
  }
}

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    facility: (typeof en)["facilityEvents"];
    scope: (typeof en)["scopeEvents"];
  }
}
