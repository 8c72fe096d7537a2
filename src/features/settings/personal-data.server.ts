/** Settings are about the company and its mail server, and contain nothing about visitors or clients. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { companySettings } from "#platform/records/tables/company-settings.ts";
import { sealCertificates } from "./tables/seal-certificates.ts";

export const settingsPersonalData = [
  // The encrypted password of the mail server is among the values: never searched, never handed out.
  personalTable({ table: companySettings, columns: { section: "code", value: "secret" } }),
  // An authority names the company; whoever signs for it may be named there as well.
  personalTable({
    table: sealCertificates,
    columns: {
      kind: "code",
      name: "words",
      issuer: "words",
      certificate: "code",
      fingerprint: "code",
      encryptedKey: "secret",
    },
  }),
];
