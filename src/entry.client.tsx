import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { readBrand } from "#platform/document/brand-of-document.tsx";
import { readCompanyFacts } from "#platform/document/company-facts.tsx";
import { readContentEdits } from "#platform/document/content-edits.tsx";
import { DocumentRequestProvider } from "#platform/document/document-request.tsx";
import { startWithOpenRoutes } from "#platform/document/open-routes.ts";
import { readUploadedPictures } from "#platform/document/uploaded-pictures.tsx";
import { parseLanguage } from "#platform/language/language.ts";

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

// Not as a transition: its pauses cost more than they give while a click waits.
hydrateRoot(
  document,
  <StrictMode>
    <DocumentRequestProvider value={documentRequest}>
      <HydratedRouter />
    </DocumentRequestProvider>
  </StrictMode>,
);
