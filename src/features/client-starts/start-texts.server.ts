/** What the page of a start proposes: all of it known from the company, the signed offer and its bid. */
import { company } from "#content/company.ts";
import { timeZones } from "#features/facilities/client-form.ts";
import { frequencyValue } from "#features/facilities/scope/frequency-types.ts";
import { exactShares } from "#features/invoices/exact-shares.ts";
import {
  promisedTaskTexts,
  shippedTasks,
  toPromisedTaskRow,
} from "#features/start-up-plans/promised-tasks.ts";
import { weekdayNames } from "#features/visits/series/weekday-names.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { clientStartServerMessages } from "./messages.server.ts";
import type { ClientStartBasis, SignedArea } from "./start-basis.server.ts";

/** The name of a field of an area, counted from 0 as the signed bid has them. */
export const areaFieldName = (at: number, name: string): string => `area.${at}.${name}`;

/** Nights of a week that are proposed for so many visits, from Monday. */
const usualNights: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 4],
  3: [1, 3, 5],
  4: [1, 2, 4, 5],
  5: [1, 2, 3, 4, 5],
  6: [1, 2, 3, 4, 5, 6],
  7: [1, 2, 3, 4, 5, 6, 7],
};

function patternTexts(areas: readonly SignedArea[]): Texts {
  const aWeek = Math.max(
    0,
    ...areas.map(({ frequency }) => (frequency.per === "week" ? frequency.times : 0)),
  );
  const nights = usualNights[aWeek] ?? [];
  return {
    every: aWeek > 0 ? "week" : "month",
    interval: "1",
    ordinal: "1",
    weekday: "1",
    ...Object.fromEntries(
      weekdayNames.map((name, at) => [name, nights.includes(at + 1) ? "on" : ""]),
    ),
  };
}

/** Shares lose nothing up to this many parts, with any price that a bid may have. */
const parts = 1_000_000;

/** Cents a month of each area, by the work that the bid has for it: together exactly the signed price. */
export function shareMonthlyPrice(
  areas: readonly Pick<SignedArea, "hundredthsOfHours">[],
  pricePerMonth: number,
): number[] {
  const hours = areas.map(({ hundredthsOfHours }) => Math.max(1, hundredthsOfHours));
  const all = hours.reduce((sum, one) => sum + one, 0);
  const weights = hours.map((one) => Math.max(1, Math.round((one / all) * parts)));
  const whole = weights.reduce((sum, one) => sum + one, 0);
  return exactShares(
    weights.map((weight) => weight * pricePerMonth),
    whole,
  );
}

/** `Chicago, IL 60601` in the last line of an address; what does not look so is left to a person. */
const cityLine = /^(?<city>.+?),?\s+(?<state>[A-Z]{2})\s+(?<postalCode>\d{5}(?:-\d{4})?)$/;

function addressTexts(address: string): Texts {
  const lines = address
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const found: Readonly<Record<string, string>> = cityLine.exec(lines.at(-1) ?? "")?.groups ?? {};
  const { city = "", state = "", postalCode = "" } = found;
  const street = (city === "" ? lines : lines.slice(0, -1)).join(", ").slice(0, 160);
  return {
    "facility.street": street,
    "facility.city": city,
    "facility.state": state,
    "facility.postalCode": postalCode,
  };
}

const areaTexts = (at: number, area: SignedArea, cents: number, task: string): Texts => ({
  [areaFieldName(at, "keep")]: "yes",
  [areaFieldName(at, "name")]: area.name,
  [areaFieldName(at, "floor")]: area.floor,
  [areaFieldName(at, "type")]: area.type,
  [areaFieldName(at, "squareFeet")]: area.squareFeet === 0 ? "" : String(area.squareFeet),
  [areaFieldName(at, "floorCovering")]: area.floorCovering,
  [areaFieldName(at, "task")]: task,
  [areaFieldName(at, "frequency")]: frequencyValue(area.frequency),
  [areaFieldName(at, "price")]: (cents / 100).toFixed(2),
});

/** The company's own, where it is one that facilities can have. */
const zoneIn = (language: Language): string =>
  timeZones(language).find(({ value }) => value === company.timeZone)?.value ?? "America/Chicago";

const maxCrew = 200;

/** @param today ISO, by the company's calendar */
export function clientStartTexts(basis: ClientStartBasis, today: string): Texts {
  const { offer, signed, areas, contact, budgetMinutes, people } = basis;
  const { proposed } = clientStartServerMessages(offer.language);
  const shares = shareMonthlyPrice(areas, signed.pricePerMonth);
  const hasWindow = offer.window !== null && offer.window.from !== offer.window.until;
  return {
    "client.name": basis.company.name,
    "facility.name": basis.company.name,
    "facility.timeZone": zoneIn(offer.language),
    "facility.facilityType": basis.facilityType,
    ...addressTexts(basis.company.address),
    ...Object.fromEntries(
      areas.flatMap((area, at) =>
        Object.entries(areaTexts(at, area, shares[at] ?? 0, proposed.task)),
      ),
    ),
    title: proposed.series,
    startsOn: offer.startsOn,
    ...patternTexts(areas),
    startsAt: hasWindow ? (offer.window?.from ?? "") : "",
    endsAt: hasWindow ? (offer.window?.until ?? "") : "",
    crewSize: String(Math.min(maxCrew, Math.max(1, people ?? 1))),
    budgetMinutes: budgetMinutes === 0 ? "" : String(budgetMinutes),
    ...promisedTaskTexts((offer.startUp ?? shippedTasks(offer.language)).map(toPromisedTaskRow)),
    billsFrom: (offer.startsOn || today).slice(0, 7),
    issueDay: "1",
    termsDays: "30",
    billToName: basis.company.name,
    billToAddress: basis.company.address,
    purchaseOrder: "",
    split: "client",
    review: "staff",
    taxRate: "0",
    "contract.title": proposed.contract({ reference: basis.reference }),
    "contract.validUntil": "",
    "contact.name": contact.name,
    "contact.jobTitle": contact.jobTitle,
    "contact.phone": contact.phone,
    "contact.email": contact.email,
    "contact.invite": contact.email === "" ? "no" : "yes",
  };
}
