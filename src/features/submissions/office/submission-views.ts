/** Two sections for answering visitors; applications have their own (`src/features/hiring`). */
import type { AnsweredKind } from "../handling/submission-kinds.ts";

interface SubmissionSection {
  kind: AnsweredKind;
  path: string;
  /** True if the list can be narrowed by type of facility. */
  hasCategories: boolean;
}

export const submissionViews = [
  { kind: "lead", path: "/office/leads", hasCategories: true },
  { kind: "contact-message", path: "/office/contact-messages", hasCategories: false },
] as const satisfies readonly SubmissionSection[];

export type SubmissionsView = (typeof submissionViews)[number];

/** @param pathname of the section, of anything in it or of its data; nothing for other addresses */
export const submissionViewAt = (pathname: string): SubmissionsView | undefined =>
  submissionViews.find(({ path }) => new RegExp(`^${path}(?![\\w-])`).test(pathname));
