import {
  type HistoryNouns,
  isAmong,
  type NameReader,
} from "#platform/history/history-nouns.server.ts";
import type { Language } from "#platform/language/language.ts";
import { frequencies, frequencyLabel, frequencyValue } from "./frequency-types.ts";
import type { en } from "./messages/en.server.ts";
import { scopeServerMessages } from "./messages.server.ts";
import { scopeMessages } from "./messages.ts";
import { scopes } from "./tables/scopes.ts";

const readScopes: NameReader = async (db, ids, language) => {
  const { id, version, effectiveFrom } = scopes;
  const rows = await db.select({ id, version, effectiveFrom }).from(scopes).where(isAmong(id, ids));
  return rows.map((row) => [
    row.id,
    {
      name: scopeServerMessages(language).versionName({ version: row.version }),
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

export const scopeHistory = {
  scope: {
    singular: (language) => scopeMessages(language).title,
    plural: (language) => scopeServerMessages(language).scopes,
    place: 40,
    messages: (language) => scopeServerMessages(language).scopeEvents,
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
    scope: (typeof en)["scopeEvents"];
  }
}
