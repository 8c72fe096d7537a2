import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from "react-router";
import { AreaScript, AreaStyles } from "#platform/document/area-document.tsx";
import { BrandOfDocument, BrandStyles } from "#platform/document/brand-of-document.tsx";
import { CompanyFactsOfDocument } from "#platform/document/company-facts.tsx";
import { ContentEditsOfDocument } from "#platform/document/content-edits.tsx";
import { useDocumentLanguage, useIsScriptless } from "#platform/document/document-language.ts";
import { useDocumentRequest } from "#platform/document/document-request.tsx";
import { documentMessages } from "#platform/document/messages.ts";
import { SiteIcons } from "#platform/document/site-icons.tsx";
import {
  UploadedPictureStyles,
  UploadedPicturesOfDocument,
} from "#platform/document/uploaded-pictures.tsx";
import { localeOf } from "#platform/language/language.ts";
import { LanguageContext, useMessages } from "#platform/language/use-messages.ts";
import fontUrl from "#ui/fonts/instrument-sans-prose.woff2?url";

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, requestId, appearance } = useDocumentRequest();
  const isScriptless = useIsScriptless();
  const language = useDocumentLanguage();
  return (
    <html lang={localeOf(language)} data-request={requestId} data-appearance={appearance}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        {/* Nothing is painted before the header was read whole: parts of it would move. */}
        <link rel="expect" href="#main" blocking="render" />
        <AreaStyles />
        <SiteIcons />
        <Meta />
        <Links />
        <BrandStyles />
        <UploadedPictureStyles />
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        <CompanyFactsOfDocument />
        <BrandOfDocument />
        <UploadedPicturesOfDocument />
        <ContentEditsOfDocument />
        <AreaScript />
        {isScriptless ? null : (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
            <HydrationSignal />
          </>
        )}
      </body>
    </html>
  );
}

/** Says once that React has taken the page over, and always which entry of the history it shows. */
function HydrationSignal() {
  const { key } = useLocation();
  useEffect(() => {
    document.documentElement.dataset.hydrated = key;
  }, [key]);
  useEffect(() => {
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}

export default function App() {
  return <Outlet />;
}

/** Areas show their own errors. This is for an unknown address and a fault in an area's error page. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { fault, loadAgain } = useMessages(documentMessages);
  const isElsewhere = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (isElsewhere) location.reload();
  }, [isElsewhere]);
  if (isElsewhere) return null;
  return (
    <main>
      <h1>{fault}</h1>
      <p>{loadAgain}</p>
    </main>
  );
}
