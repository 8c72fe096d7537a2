/** The page of a copy: read in any browser without a connection, in the language of the person. */

import { company } from "#content/company.ts";
import { fieldFormat } from "#features/audit/office/field-formats.server.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { numberText } from "#platform/format/number-format.ts";
import type { Language } from "#platform/language/language.ts";
import type { CopiedTable, CopyOfPerson } from "#platform/privacy/copy-of-person.server.ts";
import { privacyServerMessages } from "../messages.server.ts";
import { tableTitle } from "./findings-view.server.ts";

export interface CopyAbout {
  company: string;
  person: string;
  reference: string;
  madeOn: string;
}

/** More rows of one table are left to the file for programs. */
const maxShown = 200;

const roles = ["record", "mention", "made"] as const;

export function copyPage(
  { tables, files }: CopyOfPerson,
  { company: name, person, reference, madeOn }: CopyAbout,
  language: Language,
): string {
  const { copy } = privacyServerMessages(language);
  const headings = { record: copy.about, mention: copy.mentions, made: copy.made };
  const title = copy.title({ company: name });
  const parts = roles.flatMap((role) => {
    const ofRole = tables.filter((table) => table.role === role);
    if (ofRole.length === 0) return [];
    const note = role === "mention" ? [element("p", copy.mentionsNote)] : [];
    return [
      element("h2", headings[role]),
      ...note,
      ...ofRole.map((table) => tablePart(table, language)),
    ];
  });
  const contact = copy.contact({
    company: name,
    email: company.email,
    phone: company.phone.display,
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
${element("title", title)}
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: minmax(7rem, 14rem) minmax(0, 1fr); gap: 0.25rem 1rem; padding: 0.75rem 0; margin: 0; border-top: 1px solid; }
dt { opacity: 0.75; }
dd { margin: 0; white-space: pre-line; }
</style>
</head>
<body>
${element("h1", title)}
${element("p", copy.intro({ person, day: madeOn, reference }))}
${element("p", copy.contents({ count: files.length }))}
${parts.join("\n")}
${element("p", copy.rights)}
${element("p", contact)}
</body>
</html>
`;
}

function tablePart({ source, rows, isCut }: CopiedTable, language: Language): string {
  const { copy } = privacyServerMessages(language);
  const shownRows = rows.slice(0, maxShown);
  return [
    element("h3", tableTitle(source, language)),
    element("p", copy.rows({ count: rows.length })),
    ...(shownRows.length < rows.length ? [element("p", copy.more({ count: maxShown }))] : []),
    ...(isCut ? [element("p", copy.cut({ count: rows.length }))] : []),
    ...shownRows.map((row) => rowPart(source, row, language)),
  ].join("\n");
}

function rowPart(
  source: string,
  row: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  const entries = Object.entries(row).flatMap(([name, value]) => {
    const text = textOf(value, language);
    if (text === "") return [];
    const { label, options } = fieldFormat(source, name, language);
    return [element("dt", label) + element("dd", options?.[text] ?? text)];
  });
  return `<dl>\n${entries.join("\n")}\n</dl>`;
}

function textOf(value: unknown, language: Language): string {
  const { copy } = privacyServerMessages(language);
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return companyMoment(value, language).full;
  if (typeof value === "boolean") return value ? copy.yes : copy.no;
  if (typeof value === "number") return numberText(value);
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((item) => textOf(item, language)).join(", ");
  return Object.entries(value)
    .map(([name, field]) => `${name}: ${textOf(field, language)}`)
    .join("\n");
}

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Typed text is escaped, so that none of it becomes markup. */
const element = (name: string, text: string): string =>
  `<${name}>${text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? "")}</${name}>`;
