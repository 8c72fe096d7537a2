/** Records with own pages; each using feature brings its kind. */
import { applicationPageKind } from "#features/application-pages/application-page-kind.server.ts";
import type { OwnPageKindDefinitions } from "#features/own-pages/own-page-kind.server.ts";
import { quotePageKind } from "#features/quote-pages/quote-page-kind.server.ts";

export const ownPageKinds: OwnPageKindDefinitions = {
  lead: quotePageKind,
  application: applicationPageKind,
};
