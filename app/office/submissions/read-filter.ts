import * as z from "zod/mini";
import {
  type SubmissionFilter,
  submissionSorts,
  submissionStates,
} from "#domain/submissions/handling/submission-filter-types.ts";

const assigned = z.union([z.enum(["me", "nobody"]), z.uuid()]);
const schema = z.object({
  state: z.catch(z.enum(submissionStates), "open"),
  assigned: z.catch(z.optional(assigned), undefined),
  words: z.catch(z.optional(z.string().check(z.trim(), z.maxLength(200))), undefined),
  sort: z.catch(z.enum(submissionSorts), "newest"),
  after: z.catch(z.optional(z.uuid()), undefined),
});

/** What is not understood is as if it were not there. */
export function readFilter(search: URLSearchParams): SubmissionFilter {
  const filter = z.parse(schema, Object.fromEntries(search));
  return { ...filter, words: filter.words?.replaceAll("\0", "") || undefined };
}
