/** The name of a text among the messages tells its kind. */
export const textKinds = ["subject", "preview", "heading", "text", "button", "because"] as const;

/** The order in which a reader meets them. */
export type TextKind = (typeof textKinds)[number];

const kinds: readonly (readonly [ends: RegExp, kind: TextKind])[] = [
  [/\.subject(OfMany)?$/, "subject"],
  [/\.preview(ToAccept)?$/, "preview"],
  [/\.(title|heading|emergency)$/, "heading"],
  [/\.because\w*(\.\w+)?$/, "because"],
  [/\.(action|open|view\w*|confirm|see\w*|openPortal|call|write)$/, "button"],
];

export const kindOfText = (name: string): TextKind =>
  kinds.find(([ends]) => ends.test(name))?.[1] ?? "text";
