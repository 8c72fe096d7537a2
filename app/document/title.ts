import { company } from "#content/company.ts";

/** Title of a document: the page's name, then the company's. */
export const documentTitle = (name: string) => `${name} | ${company.name}`;
