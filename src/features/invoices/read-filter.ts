import * as z from "zod/mini";
import { calendarMonth } from "#platform/format/calendar-day.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import { invoiceStates } from "./invoice-types.ts";
import type { InvoiceFilter } from "./list-invoices.server.ts";

const month = z.pipe(
  calendarMonth("en"),
  z.transform((text) => `${text}-01`),
);

const schema = z.object({
  state: ifUnderstood(z.enum(invoiceStates)),
  clientId: ifUnderstood(z.uuid()),
  facilityId: ifUnderstood(z.uuid()),
  from: ifUnderstood(month),
  to: ifUnderstood(month),
  words: searchWords(100),
  after: ifUnderstood(z.uuid()),
});

export const readFilter = (search: URLSearchParams): InvoiceFilter =>
  z.parse(schema, Object.fromEntries(search));

/** The filter in an address. @returns `?state=open`, or nothing */
export const filterAddress = ({ from, to, ...rest }: InvoiceFilter): string =>
  filterQuery({
    ...rest,
    from: from?.slice(0, 7),
    to: to?.slice(0, 7),
  });
