/** Every page of the page list, and pages in use. */
import { pages } from "#content/pages.ts";
import type { Screenshot } from "./screenshot.ts";
import { notFound, states } from "./states.ts";

/** `/services/janitorial-services` is saved as `services-janitorial-services`. */
const fileName = (path: string): string =>
  path === "/" ? "home" : path.slice(1).replaceAll("/", "-");

const pageMotifs: readonly Screenshot[] = pages.map(({ path }) => ({
  name: fileName(path),
  path,
}));

export const screenshots: readonly Screenshot[] = [...pageMotifs, notFound, ...states];
