import { guidePath, guides } from "#content/guides/guides.ts";
import { coverFile, type RenderedGuide, renderGuide } from "./render-guide.ts";

/** Keys are the paths at which the site serves the guides. */
export type RenderedGuides = Map<string, RenderedGuide>;

/** Inputs besides modules and packages. */
export const guidePictures: readonly string[] = guides.map(coverFile);

export async function renderAllGuides(): Promise<RenderedGuides> {
  const rendered: RenderedGuides = new Map();
  for (const guide of guides) rendered.set(guidePath(guide), await renderGuide(guide));
  return rendered;
}
