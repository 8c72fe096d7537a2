/** A link within a sentence. */
export const textLinkClass = "font-semibold text-teal underline underline-offset-4";

/** A link on a line of its own, as tall as a thumb needs it. */
export const tallTextLinkClass = `inline-flex min-h-11 items-center ${textLinkClass}`;

/** A link or summary on a line of its own that does something, underlined only beneath the pointer. */
export const actionLinkClass =
  "inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline";

/** Less tall where a mouse meets it. */
export const compactLinkClass = `${actionLinkClass} sm:min-h-8`;

/** Links in the small text of a panel have this class. */
export const smallLinkClass = `${compactLinkClass} text-sm`;
