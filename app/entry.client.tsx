import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { DocumentVisitProvider } from "./document/visit.tsx";

const visit = { requestId: document.documentElement.dataset.request, nonce: undefined };

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentVisitProvider value={visit}>
        <HydratedRouter />
      </DocumentVisitProvider>
    </StrictMode>,
  );
});
