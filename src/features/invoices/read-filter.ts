import * as z from "zod/mini";
import { calendarMonth } from "#platform/format/calendar-day.ts";
import { invoiceStates } from "./invoice-state-labels.ts";
import type { InvoiceFilter } from "./list-invoices.server.ts";

const optional = <Value>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined);
const month = z.pipe(
  calendarMonth(),
  z.transform((text) => `${text}-01`),
);

const schema = z.object({
  state: optional(z.enum(invoiceStates)),
  clientId: optional(z.uuid()),
  facilityId: optional(z.uuid()),
  from: z.catch(z.optional(month), undefined),
  to: z.catch(z.optional(month), undefined),
  words: optional(z.string().check(z.trim(), z.maxLength(100))),
  after: optional(z.uuid()),
});

/** Values that don't parse are ignored. */
export function readFilter(search: URLSearchParams): InvoiceFilter {
  const { words, ...rest } = z.parse(schema, Object.fromEntries(search));
  return { ...rest, words: words || undefined };
}

/** The filter in an address. @returns `?state=open`, or nothing */
export function filterAddress({ from, to, ...rest }: InvoiceFilter): string {
  const given = { ...rest, from: from?.slice(0, 7), to: to?.slice(0, 7) };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) search.set(name, value);
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
