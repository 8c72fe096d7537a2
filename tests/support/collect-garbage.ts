import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What nothing refers to any more is gone afterwards, also for those who refer to it weakly. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  // What a weak reference was asked for stays until the turn of the loop ends.
  await new Promise((resolve) => setTimeout(resolve, 10));
  collect();
}
