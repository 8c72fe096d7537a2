// The browser reads it back from the served page.
import { createContext, useContext } from "react";

export interface DocumentRequest {
  requestId: string | undefined;
  nonce: string | undefined;
}

const DocumentRequestContext = createContext<DocumentRequest>({
  requestId: undefined,
  nonce: undefined,
});

export const DocumentRequestProvider = DocumentRequestContext.Provider;

export const useDocumentRequest = (): DocumentRequest => useContext(DocumentRequestContext);
