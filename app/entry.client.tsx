import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { DocumentVisitProvider } from "./document/visit.tsx";

const visit = { requestId: document.documentElement.dataset.request, nonce: undefined };

// Not as a transition: what stands outside of the sections is taken over without pauses, which cost
// more than they give while a click waits. The sections follow one by one.
hydrateRoot(
  document,
  <StrictMode>
    <DocumentVisitProvider value={visit}>
      <HydratedRouter />
    </DocumentVisitProvider>
  </StrictMode>,
);
