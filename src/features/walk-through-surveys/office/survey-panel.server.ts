import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import { surveyAreaOf } from "../change-survey.server.ts";
import { isMeasured } from "../survey-area.ts";
import { findSurvey } from "../survey-view.server.ts";
import { listWalkedToday, type PhoneData } from "./phone.server.ts";

interface SurveyPanelData {
  path: string;
  areas: number;
  /** Areas without square feet and without fixtures. */
  unmeasured: number;
  squareFeet: number;
  mayChange: boolean;
  /** Only the person who walks through this building today gets these. */
  phone: PhoneData | undefined;
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    survey: SurveyPanelData;
  }
}

export const readSurveyPanel: PanelReader<"survey"> = async (route, actor, { kind, id }) => {
  if (kind !== "opportunity" || !may(actor, "opportunities.read")) return undefined;
  const { db, config } = route.context.get(appContext);
  const { areas } = await findSurvey(db, id);
  const read = areas.map(surveyAreaOf);
  const isToday = config.crewPhones && (await listWalkedToday({ actor, db })).includes(id);
  return {
    path: `/office/pipeline/${id}/survey`,
    areas: areas.length,
    unmeasured: read.filter((area) => !isMeasured(area)).length,
    squareFeet: read.reduce((sum, { squareFeet }) => sum + (squareFeet ?? 0), 0),
    mayChange: may(actor, "opportunities.change"),
    phone: isToday ? { person: actor.accountId, isKept: true, surveys: [] } : undefined,
  };
};
