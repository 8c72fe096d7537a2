/**
 * Uploaded pictures travel in the document of a page that shows them: their focus and miniature as a style
 * that is read before the first paint, the rest as data for the code that runs in it.
 */
import {
  changeUploadedPictures,
  pictureRule,
  type UploadedPictures,
  uploadedPictureStyleId,
  uploadedPictures,
} from "#ui/uploaded-pictures.ts";
import { useDocumentRequest } from "./document-request.tsx";

export { uploadedPictureStyleId, uploadedPictures };

const dataId = "uploaded-pictures";

const rulesOf = (pictures: UploadedPictures): string =>
  Object.entries(pictures)
    .map(([name, picture]) => pictureRule(name, picture))
    .join("");

export function UploadedPictureStyles() {
  const { nonce, pictures } = useDocumentRequest();
  if (pictures === undefined) return null;
  return (
    <style
      id={uploadedPictureStyleId}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: names, numbers and pictures that the server has made
      dangerouslySetInnerHTML={{ __html: rulesOf(pictures) }}
    />
  );
}

export function UploadedPicturesOfDocument() {
  const { pictures } = useDocumentRequest();
  if (pictures === undefined) return null;
  const json = { __html: JSON.stringify(pictures) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, of names, numbers and data URIs.
  return <script type="application/json" id={dataId} dangerouslySetInnerHTML={json} />;
}

/** Call it before anything is rendered in a browser. @returns the JSON in the document */
export function readUploadedPictures(document: Document): UploadedPictures | undefined {
  const text = document.getElementById(dataId)?.textContent;
  if (!text) return undefined;
  // Our own server wrote it into this document.
  const pictures: UploadedPictures = JSON.parse(text);
  changeUploadedPictures(pictures);
  return pictures;
}

/**
 * Call it before another page is rendered. A rule is added by its own interface, which the policy of pages
 * allows.
 */
export function addUploadedPictures(pictures: UploadedPictures): void {
  const uploaded = uploadedPictures();
  const [sheet] = document.styleSheets;
  for (const [name, picture] of Object.entries(pictures))
    if (!Object.hasOwn(uploaded, name)) sheet?.insertRule(pictureRule(name, picture));
  changeUploadedPictures({ ...uploaded, ...pictures });
}
