import { unknownOrigin } from "#platform/http/unknown-origin.ts";

let readRendering: () => string | undefined = () => undefined;

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
