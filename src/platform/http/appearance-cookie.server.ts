/** The browser keeps the person's choice, and the server writes it into the page, which never flashes. */
import { type Appearance, appearances } from "./appearance.ts";
import { readCookie } from "./session-cookie.ts";
import { cookie } from "./sign-in-cookies.server.ts";

const secondsKept = 365 * 24 * 3600;

/** @returns nothing where the page follows the system */
export function readAppearance(
  header: string | null | undefined,
  https: boolean,
): Appearance | undefined {
  const value = readCookie(header, "appearance", https);
  return appearances.find((appearance) => appearance === value && appearance !== "system");
}

export const setAppearance = (appearance: Appearance, https: boolean): string =>
  appearance === "system"
    ? cookie("appearance", "", https, 0)
    : cookie("appearance", appearance, https, secondsKept);
