/** Reads a posted form of a document: its texts, and what its buttons do to a list. */
import { randomBytes } from "node:crypto";
import { addedPrefix, orderMark } from "#content/content-edits.ts";
import type { Language } from "#platform/language/language.ts";
import { languages } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { documentFields, fits, flatFields, type LeafKind } from "./document-fields.server.ts";
import { websiteServerMessages } from "./messages.server.ts";
import type { DocumentName } from "./shipped-documents.server.ts";

const isOfLanguage = (name: string) =>
  languages.some((language) => name.startsWith(`${language}.`));

export function sentTexts(sent: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(sent))
    if (isOfLanguage(name) && typeof value === "string") texts[name] = value;
  return texts;
}

/** @param command such as `up:en.questions:new-3f`, by the button that sent the form */
export function withListCommand(texts: Texts, command: unknown): Record<string, string> {
  const [what = "", place = "", key = ""] = typeof command === "string" ? command.split(":") : [];
  const name = place + orderMark;
  const order = texts[name];
  if (order === undefined) return { ...texts };
  const keys = order.split(",").filter(Boolean);
  const at = keys.indexOf(key);
  if (what === "add") keys.push(addedPrefix + randomBytes(4).toString("hex"));
  else if (at >= 0 && what === "remove") keys.splice(at, 1);
  else if (at > 0 && what === "up") keys.splice(at - 1, 2, key, keys[at - 1] ?? key);
  else if (at >= 0 && at < keys.length - 1 && what === "down")
    keys.splice(at, 2, keys[at + 1] ?? key, key);
  return { ...texts, [name]: keys.join(",") };
}

/**
 * A sentence for each field whose text cannot stand there.
 * @param isUnfinished while lists are put in order, what a new entry asks for may still be blank
 */
export function faultsOf(
  document: DocumentName,
  texts: Texts,
  language: Language,
  isUnfinished = false,
): Record<string, string> {
  const { errors } = websiteServerMessages(language);
  const sentences: Record<LeafKind, string> = {
    text: errors.long,
    number: errors.number,
    switch: errors.choice,
    icon: errors.choice,
    picture: errors.picture,
    backdrop: errors.choice,
    link: errors.link,
    day: errors.day,
    sites: errors.sites,
    states: errors.states,
    department: errors.choice,
    "pay-period": errors.choice,
    portrait: errors.choice,
    address: errors.address,
    state: errors.choice,
    region: errors.choice,
    service: errors.choice,
    "last-day": errors.day,
    byline: errors.long,
    markdown: errors.markdown,
  };
  const faults: Record<string, string> = {};
  const addresses = new Set<string>();
  for (const { place, kind, value, shipped } of flatFields(documentFields(document, texts))) {
    const text = texts[place]?.trim();
    const isAwaited =
      isUnfinished && text === "" && shipped === undefined && (kind === "number" || kind === "day");
    if (text !== undefined && kind !== "order" && !isAwaited && !fits(kind, text))
      faults[place] = sentences[kind];
    const address = text ?? value;
    if (kind !== "address" || address === "") continue;
    if (addresses.has(address)) faults[place] = errors.addressTaken;
    addresses.add(address);
  }
  return faults;
}

/** The page of an entry that has a name, and no address yet, gets one that no other has. */
export function withProposedAddresses(
  document: DocumentName,
  texts: Texts,
): Record<string, string> {
  const fields = flatFields(documentFields(document, texts)).filter(
    ({ kind }) => kind === "address",
  );
  const taken = new Set(fields.map(({ place, value }) => texts[place]?.trim() ?? value));
  const proposed: Record<string, string> = {};
  for (const { place } of fields) {
    const name = texts[place.replace(/address$/, "name")]?.trim() ?? "";
    if (name === "" || texts[place]?.trim()) continue;
    const wanted = addressOf(name);
    let address = wanted;
    for (let number = 2; taken.has(address); number += 1) address = `${wanted}-${number}`;
    taken.add(address);
    proposed[place] = address;
  }
  return { ...texts, ...proposed };
}

/** An added entry appears from today on, by the company's calendar, unless the form says another day. */
export function withFirstDays(
  document: DocumentName,
  texts: Texts,
  today: string,
): Record<string, string> {
  const days = flatFields(documentFields(document, texts)).filter(
    ({ place, kind, value }) =>
      kind === "day" && place.endsWith(".posted") && value === "" && texts[place] === undefined,
  );
  return { ...texts, ...Object.fromEntries(days.map(({ place }) => [place, today])) };
}

/** `St. Louis` is `st-louis`. */
const addressOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "") || "place";
