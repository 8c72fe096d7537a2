import { titleOfPosition } from "#content/careers/openings.ts";
import type { NoData } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
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
    const content = await applicationReceivedOffice(application);
    return { replyTo: { name: fullName, address: email }, ...content };
  },
  async "application-received-applicant"({ db }, { aboutId }) {
    const application = await findApplication(db, aboutId ?? "");
    if (application === undefined) return undefined;
    const { language, position } = application;
    // Stored as the office reads it; an opening that is gone meanwhile keeps that title.
    const positionTitle = titleOfPosition(position, language) ?? application.positionTitle;
    return applicationReceivedApplicant({ ...application, positionTitle }, language);
  },
};
