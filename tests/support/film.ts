/**
 * A film of a journey: its windows side by side, and the name of each scene above them. `FILM=1` makes it, with
 * Debian's ffmpeg; without it the journey is the same, and faster.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import { shippedPalette } from "#content/palette.ts";
import { isFilmed } from "./film-pace.ts";
import { test as journey } from "./journey.ts";

export interface Film {
  /** Shows a page in the window from now on, in the place of the one before. */
  show(window: FilmWindow, page: Page): Promise<void>;
  /** Runs one part of the journey under a title. */
  scene(title: string, work: () => Promise<void>): Promise<void>;
}

type FilmWindow = keyof typeof windows;

interface Change {
  at: number;
  place: FilmWindow | "title";
  picture: Buffer;
}

const windows = {
  office: { left: 24, top: 80, width: 1280, height: 800 },
  phone: { left: 1328, top: 36, width: 390, height: 844 },
} as const;
const size = { width: 1742, height: 904 };
const title = { left: 24, top: 16, width: 1280, height: 48 };
const { ink: background, white } = shippedPalette;
const framesPerSecond = 8;
/** A screen that stays as it is, as while an email is on its way, is shown for no longer than this. */
const maxStillMs = 2_500;

/** Journeys that may be filmed: the file is named as the test is tagged, `@film-<name>`. */
export const test = journey.extend<{ film: Film }>({
  film: async ({ browser }, use, info) => {
    const scene: Film["scene"] = (name, work) => journey.step(name, work);
    if (!isFilmed) {
      await use({ show: async () => undefined, scene });
      return;
    }
    const changes: Change[] = [];
    const shown = new Map<FilmWindow, Page>();
    const lastPictures = new Map<Page, Buffer>();
    await use({
      async show(place, page) {
        shown.set(place, page);
        const picture = lastPictures.get(page);
        if (picture !== undefined) {
          changes.push({ at: performance.now(), place, picture });
          return;
        }
        await page.screencast.start({
          quality: 90,
          size: windows[place],
          onFrame: ({ data }) => {
            lastPictures.set(page, data);
            if (shown.get(place) === page)
              changes.push({ at: performance.now(), place, picture: data });
          },
        });
        await page.screencast.showActions({ cursor: "pointer", style: { title: "display: none" } });
      },
      async scene(name, work) {
        const picture = await titlePicture(browser, name);
        changes.push({ at: performance.now(), place: "title", picture });
        await scene(name, work);
      },
    });
    const name = info.tags.find((tag) => tag.startsWith("@film-"))?.slice("@film-".length);
    const file = fileURLToPath(new URL(`../../docs/films/${name}.webm`, import.meta.url));
    info.setTimeout(info.timeout + 600_000);
    await writeFilm(changes, file);
  },
});

async function titlePicture(browser: Browser, text: string): Promise<Buffer> {
  const font = await readFile(
    fileURLToPath(
      import.meta.resolve(
        "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2",
      ),
    ),
  );
  const page = await browser.newPage({ viewport: title });
  await page.setContent(`<style>
    @font-face { font-family: Film; src: url(data:font/woff2;base64,${font.toString("base64")}) }
    body { margin: 0; background: ${background}; color: ${white}; font: 30px/48px Film }
  </style><p style="margin: 0"></p>`);
  await page.locator("p").evaluate((line, said) => {
    line.textContent = said;
    return document.fonts.ready.then(() => undefined);
  }, text);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function writeFilm(changes: readonly Change[], file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const input = [
    "-f",
    "image2pipe",
    "-framerate",
    `${framesPerSecond}`,
    "-c:v",
    "mjpeg",
    "-i",
    "-",
  ];
  const output = [
    "-c:v",
    "libvpx-vp9",
    "-crf",
    "42",
    "-b:v",
    "0",
    "-cpu-used",
    "4",
    "-pix_fmt",
    "yuv420p",
  ];
  const encoder = spawn("ffmpeg", ["-y", "-loglevel", "error", ...input, ...output, file], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(encoder, "close");
  const latest = new Map<Change["place"], OverlayOptions>();
  let owedMs = 0;
  for (const [index, change] of changes.entries()) {
    latest.set(change.place, await overlay(change));
    const next = changes[index + 1];
    owedMs += Math.min((next?.at ?? change.at + maxStillMs) - change.at, maxStillMs);
    const frames = Math.floor((owedMs * framesPerSecond) / 1_000);
    if (frames === 0) continue;
    owedMs -= (frames * 1_000) / framesPerSecond;
    const frame = await sharp({ create: { ...size, channels: 3, background } })
      .composite([...latest.values()])
      .jpeg({ quality: 92 })
      .toBuffer();
    for (let n = 0; n < frames; n++) {
      if (!encoder.stdin.write(frame)) await once(encoder.stdin, "drain");
    }
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** A frame of a phone comes in the phone's own pixels. */
async function overlay({ place, picture }: Change): Promise<OverlayOptions> {
  const { left, top, width, height } = place === "title" ? title : windows[place];
  const input = await sharp(picture)
    .resize({ width, height, fit: "contain", background, position: "left top" })
    .toBuffer();
  return { input, left, top };
}
