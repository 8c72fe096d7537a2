/** Why nothing was done, on pages and on phones without a connection. */
const problems: Readonly<Record<string, string>> = {
  "unknown-facility": "This facility is not one of yours",
  "unknown-person": "This person does not inspect this facility",
  "no-scope": "No scope of work is in effect at this facility on that day",
  "not-allowed": "Your role may not do this",
  begun: "It is begun: its weights stay as they are",
  cancelled: "This inspection was cancelled",
  finished: "This inspection is finished already",
  "not-finished": "This inspection is not finished yet",
  "too-many": "Twenty links are in use. Revoke one that nobody needs any more",
  unrated: "Some items are not rated yet. Rate them, or choose Not applicable",
  "unknown-item": "This item is none of this inspection",
  "unknown-rating": "Please choose a rating",
  "unknown-file": "A photo has not arrived. Please send it again",
  "not-done": "The work order is not done yet",
  "other-person": "Somebody else gave this answer",
  "not-found": "You no longer look after this facility",
  "not-understood": "This page is out of date. Load it anew, and send it again",
  "set-aside":
    "It could not be sent several times, so it was set aside. Send it again later, or save it as a file",
  "photo-refused": "A photo cannot be opened. Send it without photos, or take it anew",
};

export const problemOf = (reason: string): string =>
  problems[reason] ?? "This was changed meanwhile. Please look again";
