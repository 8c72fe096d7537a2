/** The origin in the absolute addresses that a document gives of itself: canonical link, shares, data. */
import { unknownOrigin } from "#app/http/unknown-origin.ts";

let readRendering: () => string | undefined = () => undefined;

/** On the server, where `read` tells the origin of the document that is being rendered. */
export function readOriginFrom(read: () => string | undefined): void {
  readRendering = read;
}

/** The browser must repeat what was served, or hydration would add a second canonical link. */
const served =
  typeof document === "undefined"
    ? undefined
    : new URL(document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href)
        .origin;

export const documentOrigin = (): string => served ?? readRendering() ?? unknownOrigin;
