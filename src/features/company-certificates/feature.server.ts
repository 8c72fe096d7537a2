import type { FeatureServer } from "#platform/feature.server.ts";
import type { HistoryNouns } from "#platform/history/history-nouns.server.ts";
import { readCertificateNames } from "./certificate-queries.server.ts";
import { companyCertificateFiles } from "./file-records.server.ts";
import type { en } from "./messages/en.server.ts";
import { companyCertificateServerMessages } from "./messages.server.ts";
import { companyCertificateMessages } from "./messages.ts";
import { companyCertificatePersonalData } from "./personal-data.server.ts";
import { companyCertificates } from "./tables/company-certificates.ts";

const path = "/office/settings/certificates";

const companyCertificateHistory = {
  "company-certificate": {
    singular: (language) => companyCertificateServerMessages(language).one,
    plural: (language) => companyCertificateMessages(language).title,
    place: 189,
    messages: (language) => companyCertificateServerMessages(language).events,
    readNames: readCertificateNames,
    describeField(name, language) {
      const { fields } = companyCertificateMessages(language);
      const labels: Readonly<Record<string, string>> = {
        name: fields.name,
        issuer: fields.issuer,
        validThrough: fields.validThrough,
      };
      const label = labels[name];
      return label === undefined ? undefined : { label };
    },
    pathOf: () => path,
  },
} satisfies Partial<HistoryNouns>;

declare module "#platform/history/history-messages.ts" {
  interface HistoryMessages {
    "company-certificate": (typeof en)["events"];
  }
}

export const companyCertificatesServer = {
  name: "company-certificates",
  settings: [
    {
      path,
      needs: "company-certificates.change",
      place: 7,
      describe(language) {
        const { title, note } = companyCertificateMessages(language);
        return { title, note };
      },
    },
  ],
  history: companyCertificateHistory,
  fileRecords: companyCertificateFiles,
  archive: [{ table: companyCertificates }],
  personalData: companyCertificatePersonalData,
  demonstration: () => import("./demonstration.server.ts"),
} satisfies FeatureServer;
