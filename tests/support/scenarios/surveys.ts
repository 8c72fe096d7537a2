/** Prospects whose buildings are surveyed. */
import { actorOf, addPerson } from "../people.ts";
import { addSurvey } from "../surveys.ts";
import { type ScenarioContext, stages } from "./scenario.ts";

export interface SurveyStage {
  opportunityId: string;
  company: string;
}

export const addSurveyStages = (context: ScenarioContext): Promise<SurveyStage[]> =>
  stages(1, async (n) => {
    const actor = actorOf(await addPerson(context, { role: "administrator" }));
    const company = `Harbor Dental ${n}`;
    const { opportunityId } = await addSurvey(context.db, actor, {
      subject: company,
      email: `kim@harbor-dental-${n}.example`,
    });
    return { opportunityId, company };
  });
