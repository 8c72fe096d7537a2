// The browser reads it back from the served page.
import { createContext, useContext } from "react";
import type { Language } from "#platform/language/language.ts";
import type { UploadedPictures } from "#ui/uploaded-pictures.ts";

export interface DocumentRequest {
  requestId: string | undefined;
  nonce: string | undefined;
  /** `light` or `dark`, where somebody has chosen; never on public pages. */
  appearance: string | undefined;
  /** The visitor's, where nobody's account is known; English on public pages. */
  language: Language;
  /** The edited texts of its page, as JSON; undefined where nothing was edited. */
  contentEdits: string | undefined;
  /** Uploaded ones that its page shows; undefined where it shows none. */
  pictures: UploadedPictures | undefined;
}

const DocumentRequestContext = createContext<DocumentRequest>({
  requestId: undefined,
  nonce: undefined,
  appearance: undefined,
  language: "en",
  contentEdits: undefined,
  pictures: undefined,
});

export const DocumentRequestProvider = DocumentRequestContext.Provider;

export const useDocumentRequest = (): DocumentRequest => useContext(DocumentRequestContext);
