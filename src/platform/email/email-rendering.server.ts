/** An email is rendered by one snapshot of its texts, and a preview by those that nobody has saved yet. */
import { AsyncLocalStorage } from "node:async_hooks";
import {
  currentRendering,
  type EditedTexts,
  nothingEdited,
  readRenderingFrom,
} from "./email-texts.ts";

const rendering = new AsyncLocalStorage<ReturnType<typeof currentRendering>>();
readRenderingFrom(() => rendering.getStore());

export const renderWithTexts = <Rendered>(
  render: () => Rendered,
  edited: EditedTexts = currentRendering().edited,
): Rendered => rendering.run({ edited }, render);

/** @returns the names of the texts that it reads, in their order */
export async function textsReadBy(render: () => Promise<unknown>): Promise<string[]> {
  const names = new Set<string>();
  await rendering.run({ edited: nothingEdited, note: (text) => names.add(text) }, render);
  return [...names];
}
