import { makeOwnPageLink } from "#features/own-pages/own-page-links.server.ts";
import type { NoData } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findOfficeLanguage } from "#platform/email/office-language.server.ts";
import { positionTitleIn } from "../application-columns.server.ts";
import { findApplication } from "../applications.server.ts";
import { applicationReceivedApplicant } from "./application-received-applicant.tsx";
import { applicationReceivedOffice } from "./application-received-office.ts";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    "application-received-office": NoData;
    "application-received-applicant": NoData;
  }
  interface EmailSubjects {
    application: true;
  }
}

export const applicationEmails: Renderers<
  "application-received-office" | "application-received-applicant"
> = {
  async "application-received-office"({ db }, { aboutId }) {
    const application = await findApplication(db, aboutId ?? "");
    if (application === undefined) return undefined;
    const { fullName, email } = application;
    const language = await findOfficeLanguage(db);
    const positionTitle = positionTitleIn(application, language);
    const content = await applicationReceivedOffice({ ...application, positionTitle }, language);
    return { replyTo: { name: fullName, address: email }, ...content };
  },
  async "application-received-applicant"({ db, origin }, { aboutId }) {
    const application = await findApplication(db, aboutId ?? "");
    if (application === undefined) return undefined;
    const { id: subjectId, language } = application;
    const link = await makeOwnPageLink(db, { kind: "application", subjectId }, language);
    const positionTitle = positionTitleIn(application, language);
    const ownPage = origin + link;
    return applicationReceivedApplicant({ ...application, positionTitle, ownPage }, language);
  },
};
