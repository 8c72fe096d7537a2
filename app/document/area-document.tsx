/**
 * What an area puts into the document around its pages, beyond what the framework knows (`links`,
 * `meta`): its layout route exports it as `handle`, and `app/root.tsx` need not know the area.
 */
import { useMatches } from "react-router";
import { useDocumentRequest } from "./document-request.tsx";

export interface AreaHandle {
  area: {
    /** The whole stylesheet as text, so that the first paint waits for one response only. */
    inlineStyles: string;
    /** The same in development, where it changes while the page is open. */
    stylesheetSource: string;
    /** Runs before hydration. */
    earlyScript: string;
  };
}

/** Layout routes alone carry the word, and type what they put there. */
const isAreaHandle = (handle: unknown): handle is AreaHandle =>
  typeof handle === "object" && handle !== null && "area" in handle;

const useArea = (): AreaHandle["area"] | undefined =>
  useMatches()
    .map(({ handle }) => handle)
    .find(isAreaHandle)?.area;

/** What is empty in the browser's bundle, here and below, already stands in the served page. */
export function AreaStyles() {
  const { nonce } = useDocumentRequest();
  const area = useArea();
  if (area === undefined) return null;
  if (import.meta.env.DEV) return <link rel="stylesheet" href={area.stylesheetSource} />;
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
      dangerouslySetInnerHTML={{ __html: area.inlineStyles }}
    />
  );
}

export function AreaScript() {
  const { nonce } = useDocumentRequest();
  const area = useArea();
  if (area === undefined) return null;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, built from app/early
      dangerouslySetInnerHTML={{ __html: area.earlyScript }}
    />
  );
}
