// The framework calls `meta` with neither request nor context, and documents render concurrently.
import { AsyncLocalStorage } from "node:async_hooks";
import { readOriginFrom } from "./origin.ts";

const rendering = new AsyncLocalStorage<string>();
readOriginFrom(() => rendering.getStore());

export const renderWithOrigin = <Rendered>(origin: string, render: () => Rendered): Rendered =>
  rendering.run(origin, render);
