/** Screens import this module too, so it may not import the database. */
export const submissionStates = ["open", "answered", "quarantined", "spam", "all"] as const;

/** Open: not answered yet. Quarantined: looked like spam, undecided. Spam: confirmed. */
export type SubmissionState = (typeof submissionStates)[number];

export const submissionSorts = ["newest", "oldest"] as const;

export interface SubmissionFilter {
  state: SubmissionState;
  /** `me`, `nobody` or the id of an account; everybody's where absent. */
  assigned?: string | undefined;
  /** Each word, or its beginning, occurs in name, company, email, text or reference. */
  words?: string | undefined;
  /** Received at this moment or later. */
  receivedFrom?: Date | undefined;
  receivedBefore?: Date | undefined;
  /** Facility type of a quote request, or id of the opening of an application. */
  category?: string | undefined;
  sort: (typeof submissionSorts)[number];
  after?: string | undefined;
}
