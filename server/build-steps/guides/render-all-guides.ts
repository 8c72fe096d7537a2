import { guidePath, guides } from "#content/guides/guides.ts";
import { type RenderedGuide, renderGuide } from "./render-guide.tsx";

/** All guides by the path at which the site serves them. */
export async function renderAllGuides(): Promise<Map<string, RenderedGuide>> {
  const rendered = new Map<string, RenderedGuide>();
  for (const guide of guides) rendered.set(guidePath(guide), await renderGuide(guide));
  return rendered;
}
