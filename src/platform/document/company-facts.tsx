/**
 * What the settings say of the company travels in each document to the code that runs in it. A company that
 * has changed nothing pays nothing: its facts stand in that code.
 */
import { changeCompanyFacts, companyFacts, shippedFacts } from "#content/company.ts";

const elementId = "company-facts";

/** Facts as text that may stand in a script: nothing in it ends the element. */
const companyFactsText = (): string => JSON.stringify(companyFacts()).replaceAll("<", "\\u003c");

export function CompanyFactsOfDocument() {
  if (companyFacts() === shippedFacts) return null;
  const json = { __html: companyFactsText() };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, escaped above.
  return <script type="application/json" id={elementId} dangerouslySetInnerHTML={json} />;
}

/** Before anything is rendered in a browser. */
export function readCompanyFacts(document: Document): void {
  const text = document.getElementById(elementId)?.textContent;
  // Our own server wrote it into this document.
  if (text) changeCompanyFacts(JSON.parse(text));
}

/** The same for documents that no component renders. */
export const companyFactsElement = (): string =>
  companyFacts() === shippedFacts
    ? ""
    : `<script type="application/json" id="${elementId}">${companyFactsText()}</script>`;
