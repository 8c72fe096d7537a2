/** Where a person answers what was sent, in three sections: address, noun and texts of each. */
import type { SubmissionKind } from "../handling/submission-kinds.ts";

export const submissionViews = [
  {
    kind: "lead",
    path: "/office/leads",
    title: "Quote requests",
    one: "quote request",
    many: "quote requests",
    subject: "Company",
    category: "Facility type",
    empty: "Quote requests from the website appear here the moment they're sent.",
  },
  {
    kind: "contact-message",
    path: "/office/contact-messages",
    title: "Contact messages",
    one: "message",
    many: "messages",
    subject: "Subject",
    category: "",
    empty: "Messages from the contact page appear here the moment they're sent.",
  },
  {
    kind: "application",
    path: "/office/applications",
    title: "Applications",
    one: "application",
    many: "applications",
    subject: "Position",
    category: "Position",
    empty: "Applications for our openings appear here the moment they're sent.",
  },
] as const satisfies readonly { kind: SubmissionKind; path: string; [words: string]: string }[];

export type SubmissionsView = (typeof submissionViews)[number];

/** @param pathname of the section, of anything in it or of its data; nothing for other addresses */
export const submissionViewAt = (pathname: string): SubmissionsView | undefined =>
  submissionViews.find(({ path }) => new RegExp(`^${path}(?![\\w-])`).test(pathname));
