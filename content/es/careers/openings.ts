import { openingsSaying } from "../../careers/opening-facts.ts";
import { anyPositionTitle, openingTexts } from "./opening-texts.ts";

export const openings = openingsSaying(openingTexts);

export const anyPosition = { title: anyPositionTitle };
