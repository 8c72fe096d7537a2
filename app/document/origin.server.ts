/**
 * Remembers the origin through one rendering. The framework calls the `meta` of routes with neither
 * request nor context, and several documents are rendered at the same time.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { readOriginFrom } from "./origin.ts";

const rendering = new AsyncLocalStorage<string>();
readOriginFrom(() => rendering.getStore());

export const renderWithOrigin = <Rendered>(origin: string, render: () => Rendered): Rendered =>
  rendering.run(origin, render);
