/** Certificates are about the company; who added one is an account. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { companyCertificates } from "./tables/company-certificates.ts";

export const companyCertificatePersonalData = [
  personalTable({ table: companyCertificates, columns: { name: "words", issuer: "words" } }),
];
