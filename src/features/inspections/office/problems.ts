/** Why nothing was done, on pages and on phones without a connection. */
const problems: Readonly<Record<string, string>> = {
  "unknown-facility": "This facility isn’t one of yours",
  "unknown-person": "This person doesn’t inspect this facility",
  "no-scope": "No scope of work is in effect at this facility on that day",
  "not-allowed": "Your role can’t do this",
  begun: "It has already started, so its weights can’t be changed",
  cancelled: "This inspection was canceled",
  finished: "This inspection is already finished",
  "not-finished": "This inspection isn’t finished yet",
  "too-many": "Twenty links are in use. Revoke one that no one needs anymore",
  unrated: "Some items aren’t rated yet. Rate them, or choose Not applicable",
  "unknown-item": "This item isn’t part of this inspection",
  "unknown-rating": "Please choose a rating",
  "unknown-file": "A photo didn’t arrive. Please send it again",
  "not-done": "The work order isn’t done yet",
  "other-person": "Someone else gave this answer",
  "not-found": "You no longer look after this facility",
  "not-understood": "This page is out of date. Reload it and send it again",
  "set-aside":
    "Sending failed several times, so it was set aside. Send it again later, or save it as a file",
  "photo-refused": "A photo can’t be opened. Send it without photos, or retake it",
};

export const problemOf = (reason: string): string =>
  problems[reason] ?? "This changed in the meantime. Please look again";
