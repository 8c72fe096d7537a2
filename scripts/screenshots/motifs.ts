/** What there is to take a picture of: every page of the one list, and pages in use. */
import { pages } from "#content/pages.ts";
import type { Motif } from "./motif.ts";
import { notFound, states } from "./states.ts";

/** `/services/janitorial-services` is kept as `services-janitorial-services`. */
const fileName = (path: string): string =>
  path === "/" ? "home" : path.slice(1).replaceAll("/", "-");

const pageMotifs: readonly Motif[] = pages.map(({ path }) => ({
  name: fileName(path),
  path,
}));

export const motifs: readonly Motif[] = [...pageMotifs, notFound, ...states];
