import { parseArgs } from "node:util";
import { screenshots } from "./all-screenshots.ts";
import type { Screenshot } from "./screenshot.ts";

export type ScreenshotArguments =
  | { ok: true; screenshots: readonly Screenshot[]; widths: readonly number[]; all: boolean }
  | { ok: false; message: string };

export const usage = `npm run screenshots                          every page and state at 390 and 1280 px
npm run screenshots -- /careers /news        these pages
npm run screenshots -- state-menu-open       a state, by the name of its file
npm run screenshots -- --width 768,1920 /    at these widths`;

const usualWidths = [390, 1280];

/** @param args arguments after the program's name */
export function readScreenshotArguments(args: string[]): ScreenshotArguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { width: { type: "string", multiple: true } },
      allowPositionals: true,
    });
    const wanted = values.width?.flatMap((text) => text.split(","));
    const wrong = wanted?.find((text) => !/^\d{3,4}$/.test(text));
    if (wrong !== undefined)
      return { ok: false, message: `--width ${wrong} is no width in pixels.` };
    const unknown = positionals.find(
      (name) => !screenshots.some((screenshot) => isMeant(screenshot, name)),
    );
    if (unknown !== undefined)
      return { ok: false, message: `There is no page and no state ${unknown}.` };
    return {
      ok: true,
      screenshots:
        positionals.length === 0
          ? screenshots
          : screenshots.filter((screenshot) =>
              positionals.some((name) => isMeant(screenshot, name)),
            ),
      widths: wanted?.map(Number) ?? usualWidths,
      all: positionals.length === 0,
    };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

/** A path means the page as it is served; its states have names of their own. */
const isMeant = ({ name, path }: Screenshot, argument: string) =>
  argument === name || (argument === path && !name.startsWith("state-"));
