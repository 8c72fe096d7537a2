/**
 * What was edited of the texts that a page shows travels in its document to the code that runs in it, as
 * the company's facts do (`company-facts.tsx`). A company that has edited nothing pays nothing.
 */
import { changeContentEdits, type LanguageEdits } from "#content/content-edits.ts";
import type { UploadedPictures } from "#ui/uploaded-pictures.ts";
import { useDocumentRequest } from "./document-request.tsx";
import { addUploadedPictures } from "./uploaded-pictures.tsx";

const elementId = "content-edits";

export function ContentEditsOfDocument() {
  const { contentEdits } = useDocumentRequest();
  if (contentEdits === undefined) return null;
  const json = { __html: contentEdits };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, escaped where it is made.
  return <script type="application/json" id={elementId} dangerouslySetInnerHTML={json} />;
}

/**
 * Whether other pages of the area may need more than the open one has brought. A page in which nothing was
 * edited does not know of the others: it may have been rendered before they were.
 */
let isPart = true;

/** Before anything is rendered in a browser. @returns what stands in the document */
export function readContentEdits(document: Document): string | undefined {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) return undefined;
  // Our own server wrote it into this document.
  const { isWhole, documents }: { isWhole: boolean; documents: LanguageEdits } = JSON.parse(text);
  isPart = !isWhole;
  applyEdits(documents);
  return text;
}

/** A browser has the texts of one language, whichever is asked for. */
const applyEdits = (edits: LanguageEdits) => changeContentEdits({ en: edits, es: edits });

/** What the server keeps for all pages of a language. */
export interface EditsOfSite {
  documents: LanguageEdits;
  pictures: UploadedPictures;
}

/** Where the server keeps all edits of a language. */
export const editsAddress = (language: string): string => `/content-edits/${language}.json`;

/**
 * The edits of all pages, before another one is shown.
 * @returns false where they cannot be had: then the next page is opened as a document, which has its own
 */
export async function bringEditsOfSite(language: string): Promise<boolean> {
  if (!isPart) return true;
  try {
    const response = await fetch(editsAddress(language), { cache: "no-cache" });
    // In development nothing keeps them: there a document brings them all.
    if (response.status === 404) return true;
    if (!response.ok) return false;
    const { documents, pictures }: EditsOfSite = await response.json();
    applyEdits(documents);
    addUploadedPictures(pictures);
    isPart = false;
    return true;
  } catch {
    return false;
  }
}
