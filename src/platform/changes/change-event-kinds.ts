/** The feature of a noun declares its kind of change event here, in a file that browsers may load. */

/** Each kind's records are a client's, or what people send to the company. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its kinds by declaration merging.
export interface ChangeEventKinds {}

export type ChangeEventSubject = "client" | "submission";

type KindAbout<Subject extends ChangeEventSubject> = {
  [Kind in keyof ChangeEventKinds]: ChangeEventKinds[Kind] extends Subject ? Kind : never;
}[keyof ChangeEventKinds];

/** The record belongs to a client. */
export type ClientChangeKind = KindAbout<"client">;

/** Somebody sent the record to the company, mostly by the public site. */
export type SubmissionChangeKind = KindAbout<"submission">;

/** Open screens listen to these; `notification` is a message to the person, or one that was read. */
export type ChangeEventKind = keyof ChangeEventKinds | "notification";
