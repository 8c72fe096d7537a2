import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { DocumentRequestProvider } from "./document/document-request.tsx";

const documentRequest = {
  requestId: document.documentElement.dataset.request,
  nonce: undefined,
  appearance: document.documentElement.dataset.appearance,
};

// Not as a transition: its pauses cost more than they give while a click waits.
hydrateRoot(
  document,
  <StrictMode>
    <DocumentRequestProvider value={documentRequest}>
      <HydratedRouter />
    </DocumentRequestProvider>
  </StrictMode>,
);
