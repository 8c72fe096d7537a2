// The browser reads it back from the served page.
import { createContext, useContext } from "react";

export interface DocumentRequest {
  requestId: string | undefined;
  nonce: string | undefined;
  /** `light` or `dark`, where somebody has chosen; never on public pages. */
  appearance: string | undefined;
}

const DocumentRequestContext = createContext<DocumentRequest>({
  requestId: undefined,
  nonce: undefined,
  appearance: undefined,
});

export const DocumentRequestProvider = DocumentRequestContext.Provider;

export const useDocumentRequest = (): DocumentRequest => useContext(DocumentRequestContext);
