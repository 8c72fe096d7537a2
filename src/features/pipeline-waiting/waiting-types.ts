/** Kinds of waiting work and of news in sales. This module is safe for browsers. */
import * as z from "zod/mini";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import { filterQuery } from "#platform/search/filter-query.ts";

export const waitingMatters = [
  "approval",
  "signature",
  "start",
  "question",
  "expired",
  "unpicked",
] as const;
export type WaitingMatter = (typeof waitingMatters)[number];

/** Kinds of news since a day. */
export const newMatters = ["signed", "declined", "booked", "withdrawn", "won", "lost"] as const;
export type NewMatter = (typeof newMatters)[number];

export type PipelineMatter = WaitingMatter | NewMatter;

const maxPages = 1_000;

const filterSchema = z.object({
  /** The first in which something is, without it. */
  matter: z.catch(z.optional(z.enum([...waitingMatters, ...newMatters])), undefined),
  /** The first day that counts as new; without it, the last day on which the office was open. */
  from: dayInAddress(),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPages)), 1),
});

export type WaitingFilter = z.infer<typeof filterSchema>;

export const readWaitingFilter = (search: URLSearchParams): WaitingFilter =>
  z.parse(filterSchema, Object.fromEntries(search));

const waitingPath = "/office/pipeline/waiting";

/** @returns e.g. `/office/pipeline/waiting?matter=signature` */
export const waitingAddress = (filter: Partial<WaitingFilter>): string =>
  waitingPath + filterQuery(filter, { page: 1 });
