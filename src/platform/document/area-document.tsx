// An area's layout route exports it as `handle`, so `src/root.tsx` knows no area.
import { useMatches } from "react-router";
import { useDocumentRequest } from "./document-request.tsx";

export interface AreaHandle {
  area: {
    /** The whole stylesheet as text, so that the first paint waits for one response only. */
    inlineStyles: string;
    stylesheetSource: string;
    earlyScript: string;
  };
}

const isAreaHandle = (handle: unknown): handle is AreaHandle =>
  typeof handle === "object" && handle !== null && "area" in handle;

/** The area whose styles stand in its documents; others link to theirs. */
export const useArea = (): AreaHandle["area"] | undefined =>
  useMatches()
    .map(({ handle }) => handle)
    .find(isAreaHandle)?.area;

/** Both texts are empty in the browser's bundle; the served page has them. */
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
