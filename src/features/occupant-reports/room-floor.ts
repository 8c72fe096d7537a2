import type { Language } from "#platform/language/language.ts";
import { occupantMessages } from "./messages.ts";

/** `2` as `Floor 2`; words such as `Basement` as they are. */
export const roomFloor = (floor: string, language: Language): string =>
  /^\d+$/.test(floor) ? occupantMessages(language).floor({ floor }) : floor;
