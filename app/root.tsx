import earlyScript from "virtual:early-script";
import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { SiteIcons } from "./document/site-icons.tsx";
import { inlineStyles } from "./document/styles.ts";
import { useDocumentVisit } from "./document/visit.tsx";
import { ErrorScreen } from "./marketing/error-screen.tsx";
import { Shell } from "./marketing/shell.tsx";
import fontUrl from "./ui/fonts/instrument-sans-english.woff2?url";

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, requestId } = useDocumentVisit();
  return (
    <html lang="en-US" data-request={requestId}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Stylesheet nonce={nonce} />
        <SiteIcons />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {/* What is empty in the browser's bundle already stands in the served page. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, built from app/early
          dangerouslySetInnerHTML={{ __html: earlyScript }}
        />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <HydrationSignal />
      </body>
    </html>
  );
}

/** Inlined, so that the first paint waits for one response only. */
function Stylesheet({ nonce }: { nonce: string | undefined }) {
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/ui/styles.css" />;
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
      dangerouslySetInnerHTML={{ __html: inlineStyles }}
    />
  );
}

/** Tells the early script that React has taken over. */
function HydrationSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <ErrorScreen error={error} />
    </Shell>
  );
}
