/** What somebody has typed and not saved travels in the address of the page, so that it can be looked at first. */
import * as z from "zod/mini";
import type { Texts } from "#platform/records/merge-edit.ts";
import { type EditedField, faultOfField, plain } from "./edited-fields.server.ts";

/** Servers in front of this one take addresses of about eight thousand characters. */
const maxLength = 6_000;

const draft = z.record(z.string(), z.string());

/** @returns undefined where it is too much for an address */
export function draftQuery(typed: Texts): string | undefined {
  if (Object.keys(typed).length === 0) return "";
  const query = `&draft=${encodeURIComponent(JSON.stringify(typed))}`;
  return query.length > maxLength ? undefined : query;
}

/** Fields of this email that hold what could be saved; anything else is left out. */
export function readDraft(address: URL, fields: readonly EditedField[]): Texts {
  const parsed = z.safeParse(draft, parseJson(address.searchParams.get("draft") ?? "{}"));
  if (!parsed.success) return {};
  const entries = fields.flatMap((field) => {
    if (!Object.hasOwn(parsed.data, field.name)) return [];
    const typed = plain(parsed.data[field.name]);
    return faultOfField(field, typed) === undefined ? [[field.name, typed] as const] : [];
  });
  return Object.fromEntries(entries);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
