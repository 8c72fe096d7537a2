import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { parseLanguage } from "#platform/language/language.ts";
import { readBrand } from "./brand-of-document.tsx";
import { readCompanyFacts } from "./company-facts.tsx";
import { readContentEdits } from "./content-edits.tsx";
import { DocumentRequestProvider } from "./document-request.tsx";
import { startWithOpenRoutes } from "./open-routes.ts";
import { readUploadedPictures } from "./uploaded-pictures.tsx";

/** React takes over what the server has written. */
export function takePageOver(): void {
  readCompanyFacts(document);
  readBrand(document);
  const contentEdits = readContentEdits(document);
  const pictures = readUploadedPictures(document);

  const documentRequest = {
    requestId: document.documentElement.dataset.request,
    nonce: undefined,
    appearance: document.documentElement.dataset.appearance,
    language: parseLanguage(document.documentElement.lang.slice(0, 2)) ?? "en",
    contentEdits,
    pictures,
  };

  // The development server replaces routes by itself.
  if (!import.meta.env.DEV) startWithOpenRoutes(window);

  // A transition would pause, which costs more than it gives while a click waits.
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentRequestProvider value={documentRequest}>
        <HydratedRouter />
      </DocumentRequestProvider>
    </StrictMode>,
  );
}
