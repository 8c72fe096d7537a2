/** The page of a start proposes values from the company, the signed offer, and its bid. */

import { company } from "#content/company.ts";
import { countOrBlank } from "#features/facilities/areas/change-areas.server.ts";
import { timeZones } from "#features/facilities/client-form.ts";
import { exactShares } from "#features/invoices/month-charges.ts";
import { contractLastDay } from "#features/proposals/contract-term.ts";
import { frequencyValue } from "#features/scopes/frequency-types.ts";
import { scopeTaskText } from "#features/scopes/scope-tasks.ts";
import {
  promisedTaskTexts,
  shippedTasks,
  toPromisedTaskRow,
} from "#features/start-up-plans/promised-tasks.ts";
import { weekdayNames } from "#features/visits/series/weekday-names.ts";
import { surveyMessages } from "#features/walk-through-surveys/messages.ts";
import { accessFieldNames } from "#features/walk-through-surveys/survey-access.ts";
import { cutText } from "#platform/format/cut-text.ts";
import { centsText } from "#platform/format/hundredths.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { clientStartServerMessages } from "./messages.server.ts";
import { soldWorkTexts } from "./sold-work.server.ts";
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

const usualNightsOf = (timesAWeek: number): readonly number[] => usualNights[timesAWeek] ?? [];

/** The area that is cleaned most often decides. Empty if none is cleaned every week. */
const nightsOf = (areas: readonly SignedArea[]): readonly number[] =>
  usualNightsOf(
    Math.max(0, ...areas.map(({ frequency }) => (frequency.per === "week" ? frequency.times : 0))),
  );

function patternTexts(nights: readonly number[]): Texts {
  return {
    every: nights.length > 0 ? "week" : "month",
    interval: "1",
    monthInterval: "1",
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
  const total = hours.reduce((sum, addend) => sum + addend, 0);
  const weights = hours.map((hour) => Math.max(1, Math.round((hour / total) * parts)));
  const whole = weights.reduce((sum, addend) => sum + addend, 0);
  return exactShares(
    weights.map((weight) => weight * pricePerMonth),
    whole,
  );
}

const cityPattern = String.raw`(?<city>[^,\n]+?),?\s+(?<state>[A-Z]{2})\s+(?<postalCode>\d{5}(?:-\d{4})?)`;
/** It matches an address in one line, or one with the city in the last line. A person handles any other. */
const addressPattern = new RegExp(String.raw`^(?<street>[^]+?)\s*[,\n]\s*${cityPattern}$`);

type Address = Readonly<Record<"street" | "city" | "state" | "postalCode", string>>;

/** @returns undefined for what is no whole address */
function readAddress(text: string): Address | undefined {
  const groups = addressPattern.exec(linesOf(text).join("\n"))?.groups;
  if (groups === undefined) return undefined;
  const { street = "", city = "", state = "", postalCode = "" } = groups;
  return { street: inOneLine(street), city, state, postalCode };
}

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const maxStreet = 160;
const inOneLine = (text: string): string => cutText(linesOf(text).join(", "), maxStreet);

/** The place of the walk-through wins over the address of the company, which may be its headquarters. */
function addressTexts({ walkThrough, company }: ClientStartBasis): Texts {
  const knownPlaces = [walkThrough?.place ?? "", company.address].filter(
    (text) => text.trim() !== "",
  );
  const whole = knownPlaces.map(readAddress).find((address) => address !== undefined);
  const address = whole ?? {
    street: inOneLine(knownPlaces[0] ?? ""),
    city: "",
    state: "",
    postalCode: "",
  };
  return {
    "facility.street": address.street,
    "facility.city": address.city,
    "facility.state": address.state,
    "facility.postalCode": address.postalCode,
  };
}

/** Formatted as on an envelope. If the company has no address, invoices go to the building. */
function billingAddress({ walkThrough, company }: ClientStartBasis): string {
  if (company.address.trim() !== "") return company.address;
  const address = readAddress(walkThrough?.place ?? "");
  return address === undefined ? (walkThrough?.place ?? "") : addressAsPrinted(address);
}

export const addressAsPrinted = ({ street, city, state, postalCode }: Address): string =>
  `${street}\n${city}, ${state} ${postalCode}`;

/**
 * Facts of the survey about access, each with its label. Everybody at the client can read these notes, so
 * alarm codes are left out: the office decides what to add about the alarm.
 */
function accessNotes(access: ClientStartBasis["access"], language: Language): string {
  const { fields } = surveyMessages(language).access;
  if (access === undefined) return "";
  return accessFieldNames
    .filter((name) => name !== "alarm" && access[name] !== "")
    .map((name) => (name === "notes" ? access[name] : `${fields[name]}: ${access[name]}`))
    .join("\n");
}

const areaTexts = (at: number, area: SignedArea, cents: number, task: string): Texts => ({
  [areaFieldName(at, "keep")]: "yes",
  [areaFieldName(at, "name")]: area.name,
  // Most buildings have one floor, and nobody writes down which it is.
  [areaFieldName(at, "floor")]: area.floor || "1",
  [areaFieldName(at, "type")]: area.type,
  [areaFieldName(at, "squareFeet")]: countOrBlank(area.squareFeet),
  [areaFieldName(at, "toilets")]: countOrBlank(area.fixtures.toilet),
  [areaFieldName(at, "urinals")]: countOrBlank(area.fixtures.urinal),
  [areaFieldName(at, "sinks")]: countOrBlank(area.fixtures.sink),
  [areaFieldName(at, "floorCovering")]: area.floorCovering,
  [areaFieldName(at, "task")]: task,
  [areaFieldName(at, "frequency")]: frequencyValue(area.frequency),
  [areaFieldName(at, "price")]: centsText(cents),
});

/** The signed tasks of this type of area; empty if the offer lists none. */
const tasksOf = ({ tasks = [], language }: ClientStartBasis["offer"], { type }: SignedArea) =>
  scopeTaskText(tasks.find((task) => task.type === type)?.tasks ?? [], language);

/** The walk-through's time zone wins over the company's, if a facility can have it. */
const zoneOf = ({ walkThrough, offer }: ClientStartBasis): string =>
  [walkThrough?.timeZone, company.timeZone].find((zone) =>
    timeZones(offer.language).some(({ value }) => value === zone),
  ) ?? "America/Chicago";

/** A title from the signature counts only if the contact signed: another signer's title is not theirs. */
function jobTitleOf({ contact, signer }: ClientStartBasis): string {
  const isSigner = nameAsWord(contact.name) === nameAsWord(signer.name);
  return contact.jobTitle || (isSigner ? signer.title : "");
}

const nameAsWord = (name: string): string => name.trim().toLowerCase();

const maxCrew = 200;

/** @param today ISO, by the company's calendar */
export function clientStartTexts(basis: ClientStartBasis, today: string): Texts {
  const { offer, signed, areas, contact, budgetMinutes, people } = basis;
  const { proposed } = clientStartServerMessages(offer.language);
  const nights = nightsOf(areas);
  const shares = shareMonthlyPrice(areas, signed.pricePerMonth);
  const hasWindow = offer.window !== null && offer.window.from !== offer.window.until;
  return {
    "client.name": basis.company.name,
    "facility.name": basis.company.name,
    "facility.timeZone": zoneOf(basis),
    "facility.facilityType": basis.facilityType,
    "facility.accessNotes": accessNotes(basis.access, offer.language),
    ...addressTexts(basis),
    ...Object.fromEntries(
      areas.flatMap((area, at) =>
        Object.entries(areaTexts(at, area, shares[at] ?? 0, tasksOf(offer, area) || proposed.task)),
      ),
    ),
    title: proposed.series,
    startsOn: offer.startsOn,
    ...patternTexts(nights),
    startsAt: hasWindow ? (offer.window?.from ?? "") : "",
    endsAt: hasWindow ? (offer.window?.until ?? "") : "",
    crewSize: String(Math.min(maxCrew, Math.max(1, people ?? 1))),
    budgetMinutes: budgetMinutes === 0 ? "" : String(budgetMinutes),
    ...soldWorkTexts(signed, { startsOn: offer.startsOn, nights }, usualNightsOf, offer.language),
    ...promisedTaskTexts((offer.startUp ?? shippedTasks(offer.language)).map(toPromisedTaskRow)),
    billsFrom: (offer.startsOn || today).slice(0, 7),
    issueDay: "1",
    termsDays: "30",
    billToName: basis.company.name,
    billToAddress: billingAddress(basis),
    purchaseOrder: "",
    split: "client",
    review: "staff",
    taxRate: "0",
    "contract.title": proposed.contract({ reference: basis.reference }),
    "contract.validUntil": contractLastDay(offer.term, offer.startsOn),
    "contact.name": contact.name,
    "contact.jobTitle": jobTitleOf(basis),
    "contact.phone": contact.phone,
    "contact.email": contact.email,
    "contact.invite": contact.email === "" ? "no" : "yes",
  };
}
