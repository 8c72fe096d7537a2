/** A link within a sentence. */
export const textLinkClass = "font-semibold text-teal underline underline-offset-4";

/** A link on a line of its own, as tall as a thumb needs it. */
export const tallTextLinkClass = `inline-flex min-h-11 items-center ${textLinkClass}`;
