/** A client with two facilities and the reports of two months; a member of one facility; a manager. */
import { addMonthlyReport, facilityFigures } from "../monthly-reports.ts";
import { addClient, addPerson, type TestPerson } from "../people.ts";
import { type ScenarioContext, stages } from "./scenario.ts";

export interface MonthlyReportStage {
  clientId: string;
  /** The report for October 2026; the other one is for the month before. */
  report: string;
  people: Record<"client" | "member" | "manager", TestPerson>;
}

export const addMonthlyReportStages = (context: ScenarioContext): Promise<MonthlyReportStage[]> =>
  stages(3, () => addMonthlyReportStage(context));

async function addMonthlyReportStage(context: ScenarioContext): Promise<MonthlyReportStage> {
  const { id: clientId, facilityIds } = await addClient(context, 2);
  const [clinic = "", store = ""] = facilityIds;
  const people = {
    client: await addPerson(context, { role: "client-administrator", clientId }),
    member: await addPerson(context, { role: "client-member", clientId, facilityIds: [store] }),
    manager: await addPerson(context, { role: "account-manager", clientIds: [clientId] }),
  };
  const figures = [
    facilityFigures({ id: clinic, name: "Zebra clinic" }),
    facilityFigures({ id: store, name: "Quail store" }),
  ];
  const report = await addMonthlyReport(context, clientId, figures);
  await addMonthlyReport(context, clientId, figures);
  return { clientId, report, people };
}
