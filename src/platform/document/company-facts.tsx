/**
 * Each document carries the company's facts from the settings to the code that runs in it. A company that has
 * changed nothing pays nothing: its facts stand in that code.
 */
import { changeCompanyFacts, changedFacts, shippedFacts } from "#content/company.ts";

const elementId = "company-facts";

/** Undefined where nothing was changed; nothing in the text ends the script that it stands in. */
function companyFactsText(): string | undefined {
  const changed = changedFacts();
  if (Object.keys(changed).length === 0) return undefined;
  return JSON.stringify(changed).replaceAll("<", "\\u003c");
}

export function CompanyFactsOfDocument() {
  const text = companyFactsText();
  if (text === undefined) return null;
  const json = { __html: text };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, escaped above.
  return <script type="application/json" id={elementId} dangerouslySetInnerHTML={json} />;
}

/** Call it before anything is rendered in a browser. */
export function readCompanyFacts(document: Document): void {
  const text = document.getElementById(elementId)?.textContent;
  // Our own server wrote it into this document.
  if (text) changeCompanyFacts({ ...shippedFacts, ...JSON.parse(text) });
}

/** The same for documents that no component renders. */
export function companyFactsElement(): string {
  const text = companyFactsText();
  return text === undefined
    ? ""
    : `<script type="application/json" id="${elementId}">${text}</script>`;
}
