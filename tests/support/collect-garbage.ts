import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Frees all unreferenced objects; weak references to them are empty afterwards. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  // A dereferenced weak reference keeps its target until the turn of the event loop ends.
  await new Promise((resolve) => setTimeout(resolve, 10));
  collect();
}
