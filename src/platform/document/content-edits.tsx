/**
 * Each document carries the edited texts of its page to the code that runs in it, as it does the company's
 * facts (`company-facts.tsx`). A company that has edited nothing pays nothing.
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
 * True if other pages of the area may need more than the open one has brought. A page without edits cannot
 * tell: it may have been rendered before others were edited.
 */
let isPart = true;

/** Call it before anything is rendered in a browser. @returns the JSON in the document */
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

/** The server keeps these for all pages of a language. */
export interface EditsOfSite {
  documents: LanguageEdits;
  pictures: UploadedPictures;
}

/** The server keeps all edits of a language at this address. */
export const editsAddress = (language: string): string => `/content-edits/${language}.json`;

/**
 * The edits of all pages, before another one is shown.
 * @returns false where they cannot be had: then the next page is opened as a document, which has its own
 */
export async function bringEditsOfSite(language: string): Promise<boolean> {
  if (!isPart) return true;
  try {
    const response = await fetch(editsAddress(language), { cache: "no-cache" });
    // The development server has no such file, as its documents carry all edits.
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
