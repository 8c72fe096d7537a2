/** The application that made a person of the company, for whoever may read applications. */
import { desc, eq } from "drizzle-orm";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";

interface HiredFromPanelData {
  path: string;
  reference: string;
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    hiredFrom: HiredFromPanelData;
  }
}

export const readHiredFromPanel: PanelReader<"hiredFrom"> = async (route, actor, { kind, id }) => {
  if (kind !== "person" || !may(actor, "applications.read")) return undefined;
  const { db } = route.context.get(appContext);
  const [row] = await db
    .select({ id: jobApplications.id, reference: jobApplications.reference })
    .from(jobApplications)
    .where(eq(jobApplications.hiredAccountId, id))
    .orderBy(desc(jobApplications.receivedAt))
    .limit(1);
  return row && { path: `/office/applications/${row.id}`, reference: row.reference };
};
