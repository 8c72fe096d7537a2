/** How the audit names it, and what can happen to it. */
import {
  type HistoryNouns,
  isAmong,
  type NameReader,
  namedBy,
} from "#platform/history/history-nouns.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { scopes } from "./tables/scopes.ts";

const facilityMessages = {
  created: "Facility added",
  "facts-changed": "Facts changed",
  "hours-changed": "Opening hours changed",
  "site-code-renewed": "Site code renewed",
  archived: "Archived",
  restored: "Restored from the archive",
  "contact-added": "Contact added",
  "contact-changed": "Contact changed",
  "contact-removed": "Contact removed",
  "holidays-added": "Holidays added",
  "holiday-removed": "Holiday removed",
  "areas-added": "Areas added",
  "area-changed": "Area changed",
  "area-archived": "Area archived",
  "area-restored": "Area restored",
  "signs-made": "Signs created",
  "sign-renewed": "Sign renewed",
  "sign-revoked": "Sign revoked",
  "supply-added": "Supply added",
  "supplies-added": "Usual supplies added",
  "supply-removed": "Supply removed",
  "inspection-rule-made": "Inspection schedule added",
  "inspection-rule-changed": "Inspection schedule changed",
  "report-released": "Report released from quarantine",
} as const;

const scopeMessages = {
  "draft-started": "Draft started",
  "draft-discarded": "Draft discarded",
  "set-effective": "First day set",
  withdrawn: "Returned to draft",
  "line-added": "Line added",
  "line-changed": "Line changed",
  "line-removed": "Line removed",
} as const;

const readScopes: NameReader = async (db, ids) => {
  const { id, version, effectiveFrom } = scopes;
  const rows = await db.select({ id, version, effectiveFrom }).from(scopes).where(isAmong(id, ids));
  return rows.map((row) => [
    row.id,
    { name: `version ${row.version}`, version: row.effectiveFrom === null ? null : row.version },
  ]);
};

export const facilityHistory = {
  facility: {
    singular: () => "Facility",
    plural: () => "Facilities",
    place: 30,
    messages: () => facilityMessages,
    readNames: namedBy(facilities, facilities.name),
    pathOf: ({ clientId, facilityId }) => `/office/clients/${clientId}/facilities/${facilityId}`,
  },
  scope: {
    singular: () => "Scope of work",
    plural: () => "Scopes of work",
    place: 40,
    messages: () => scopeMessages,
    readNames: readScopes,
    pathOf: ({ clientId, facilityId }, { version }) => {
      const scope = `/office/clients/${clientId}/facilities/${facilityId}/scope`;
      return version === null ? `${scope}/draft` : `${scope}?version=${version}`;
    },
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    facility: typeof facilityMessages;
    scope: typeof scopeMessages;
  }
}
