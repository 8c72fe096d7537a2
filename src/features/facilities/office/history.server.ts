import { companyMoment } from "#platform/document/moment.ts";
import { formatChanges } from "#platform/history/format-changes.ts";
import type { HistoryListRow } from "#platform/history/history.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { areaTypes, floorCoverings } from "../areas/area-types.ts";
import { factChoices, factLabels } from "../facility-form.ts";
import { methodLabels } from "../facility-types.ts";
import { holidayName } from "../federal-holidays.server.ts";
import { dayNames, formatHours } from "../hours-form.ts";
import { facilityServerMessages } from "../messages.server.ts";
import { facilityOfficeMessages } from "./messages.ts";

const labelsIn = byLanguage((language): Readonly<Record<string, string>> => {
  const { areas, contacts } = facilityOfficeMessages(language);
  return {
    ...factLabels(language),
    jobTitle: contacts.jobTitle,
    phone: contacts.phone,
    email: contacts.email,
    floor: areas.floor,
    type: areas.type,
    squareFeet: areas.squareFeet,
    ...areas.fixtureNames,
    floorCovering: areas.floorCovering,
    ...facilityServerMessages(language).history.fields,
    ...Object.fromEntries(dayNames(language).map((name, day) => [`day.${day}`, name])),
  };
});

const choicesIn = byLanguage((language) => ({
  ...factChoices(language),
  type: areaTypes(language),
  floorCovering: floorCoverings(language),
  method: Object.entries(methodLabels(language)).map(([value, label]) => ({ value, label })),
}));

function formatValue(name: string, value: unknown, language: Language): string | undefined {
  if (name.startsWith("day."))
    return value
      ? formatHours(String(value), language)
      : facilityServerMessages(language).history.closed;
  const options = Object.entries(choicesIn(language)).find(([field]) => field === name)?.[1] ?? [];
  const label = options.find((option) => option.value === value)?.label;
  return label && `“${label}”`;
}

export const historyOf = (history: readonly HistoryListRow[], language: Language) =>
  history.map(({ id, at, kind, actorName, details }) => ({
    id,
    at: companyMoment(at, language),
    what: sentenceOf(kind, details, language),
    who: actorName ?? facilityServerMessages(language).history.automatic,
  }));

const plainEvents = byLanguage((language): Readonly<Record<string, string>> => {
  const { history } = facilityServerMessages(language);
  return {
    created: history.created,
    "hours-changed": history.hoursChanged,
    "site-code-renewed": history.siteCodeRenewed,
    archived: history.archived,
    restored: history.restored,
    "facts-changed": history.factsChanged,
    "report-released": history.reportReleased,
    "inspection-rule-made": history.inspectionRuleMade,
    "inspection-rule-changed": history.inspectionRuleChanged,
  };
});

function sentenceOf(kind: string, details: Record<string, unknown>, language: Language): string {
  const { history } = facilityServerMessages(language);
  const name = String(details.name ?? "");
  const changes = formatChanges(details, {
    labels: labelsIn(language),
    formatValue: (field, value) => formatValue(field, value, language),
    language,
  });
  const names = Array.isArray(details.names) ? details.names.map(String) : [];
  const several = { count: names.length, name: names[0] ?? "" };
  const dates = Array.isArray(details.dates) ? details.dates : [];
  switch (kind) {
    case "contact-changed":
      return changes === ""
        ? history.contactChanged({ name })
        : history.contactChangedFrom({ name, changes });
    case "contact-added":
      return history.contactAdded({ name });
    case "contact-removed":
      return history.contactRemoved({ name });
    case "area-changed":
      return changes === ""
        ? history.areaChanged({ name })
        : history.areaChangedFrom({ name, changes });
    case "area-archived":
      return history.areaArchived({ name });
    case "area-restored":
      return history.areaRestored({ name });
    case "areas-added":
      return history.areasAdded(several);
    case "signs-made":
      return history.signsMade(several);
    case "sign-renewed":
      return history.signRenewed({ name });
    case "sign-revoked":
      return history.signRevoked({ name });
    case "supply-added":
      return history.supplyAdded({ name });
    case "supply-removed":
      return history.supplyRemoved({ name });
    case "supplies-added":
      return history.suppliesAdded({ count: names.length });
    case "holidays-added":
      return history.holidaysAdded({ count: dates.length });
    case "holiday-removed":
      return history.holidayRemoved({ name: holidayName(name, language) });
    default: {
      const event = plainEvents(language)[kind] ?? kind;
      return changes === "" ? event : history.withChanges({ event, changes });
    }
  }
}
