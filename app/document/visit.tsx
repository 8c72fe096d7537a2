/** What the document shell knows of the request; the browser reads it back from the document. */
import { createContext, useContext } from "react";

export interface DocumentVisit {
  /** Absent on prerendered pages. */
  requestId: string | undefined;
  nonce: string | undefined;
}

const DocumentVisitContext = createContext<DocumentVisit>({
  requestId: undefined,
  nonce: undefined,
});

export const DocumentVisitProvider = DocumentVisitContext.Provider;

export const useDocumentVisit = (): DocumentVisit => useContext(DocumentVisitContext);
