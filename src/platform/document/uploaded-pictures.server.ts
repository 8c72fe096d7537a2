/** A document carries the uploaded pictures that its page shows, and no others. */
import { AsyncLocalStorage } from "node:async_hooks";
import {
  noteUploadedPicturesTo,
  type UploadedPicture,
  type UploadedPictures,
} from "#ui/uploaded-pictures.ts";

export { pictureAddress } from "#ui/picture.tsx";

const rendering = new AsyncLocalStorage<Map<string, UploadedPicture>>();
noteUploadedPicturesTo((name, picture) => void rendering.getStore()?.set(name, picture));

/**
 * A page's pictures are found by rendering it, and its head comes first: a page with pictures is rendered a
 * second time.
 * @param render gets the pictures that its document must carry
 */
export async function renderWithPictures<Rendered>(
  render: (carried: UploadedPictures | undefined) => Promise<Rendered>,
): Promise<Rendered> {
  const shown = new Map<string, UploadedPicture>();
  const rendered = await rendering.run(shown, () => render(undefined));
  if (shown.size === 0) return rendered;
  return render(Object.fromEntries(shown));
}
