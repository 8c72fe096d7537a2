import { company } from "#content/company.ts";

export const documentTitle = (name: string) => `${name} | ${company.name}`;
