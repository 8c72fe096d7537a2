/** What there is to take a picture of: every page of the one list, and pages in use. */
import type { Page } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { notFound, states } from "./states.ts";

export interface Motif {
  /** Of its file, without folder and ending. */
  name: string;
  path: string;
  /** What a visitor does there before the picture is taken. */
  prepare?(page: Page): Promise<void>;
  /** The picture shows the window only, for what floats above the page. */
  window?: true;
}

/** `/services/janitorial-services` is kept as `services-janitorial-services`. */
export const fileName = (path: string): string =>
  path === "/" ? "home" : path.slice(1).replaceAll("/", "-");

export const pageMotifs: readonly Motif[] = pages.map(({ path }) => ({
  name: fileName(path),
  path,
}));

export const motifs: readonly Motif[] = [...pageMotifs, notFound, ...states];
