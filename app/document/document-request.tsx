/** What the document shell knows of the request; the browser reads it back from the document. */
import { createContext, useContext } from "react";

export interface DocumentRequest {
  /** Absent on prerendered pages. */
  requestId: string | undefined;
  nonce: string | undefined;
}

const DocumentVisitContext = createContext<DocumentRequest>({
  requestId: undefined,
  nonce: undefined,
});

export const DocumentRequestProvider = DocumentVisitContext.Provider;

export const useDocumentRequest = (): DocumentRequest => useContext(DocumentVisitContext);
