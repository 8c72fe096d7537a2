/** Which change events there are: the feature of a noun declares its kind, safe for browsers. */

/** By kind, whose records they are about: those of a client, or what people send to the company. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its kinds by declaration merging.
export interface ChangeEventKinds {}

export type ChangeEventSubject = "client" | "submission";

type KindAbout<Subject extends ChangeEventSubject> = {
  [Kind in keyof ChangeEventKinds]: ChangeEventKinds[Kind] extends Subject ? Kind : never;
}[keyof ChangeEventKinds];

/** About a record that belongs to a client. */
export type ClientChangeKind = KindAbout<"client">;

/** About a record of what somebody sent to the company, mostly by the public site. */
export type SubmissionChangeKind = KindAbout<"submission">;

/** What open screens listen to: `notification` is what the person is told, or has read. */
export type ChangeEventKind = keyof ChangeEventKinds | "notification";
