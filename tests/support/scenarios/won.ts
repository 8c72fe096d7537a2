/** Companies with whom a proposal is signed by both, and which nobody has started as clients. */
import { exampleArea } from "#features/bids/calculation/example-bid.test-support.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { actorOf, addPerson } from "../people.ts";
import { addCountersignedProposal } from "../proposals.ts";
import { type ScenarioContext, stages } from "./scenario.ts";

export interface WonStage {
  opportunityId: string;
  company: string;
  /** The contact's, who is invited to the portal. */
  email: string;
}

export const addWonStages = (context: ScenarioContext): Promise<WonStage[]> =>
  stages(2, async (n) => {
    const actor = actorOf(await addPerson(context, { role: "administrator" }));
    const company = `Northgate Law ${n}`;
    const email = `dana@northgate-law-${n}.example`;
    const { id } = await addCountersignedProposal(context.db, actor, {
      sheet: {
        areas: [exampleArea({ frequency: { a: { times: 7, per: "week" }, b: null, c: null } })],
        window: { from: "20:00", until: "23:00" },
        people: 2,
      },
      draft: {
        startsOn: addDays(todayIn("America/Chicago", new Date()), 1),
        startUp: [
          { day: "-7", task: "Handover of keys" },
          { day: "7", task: "First deep clean" },
        ],
      },
      sample: { subject: company, email, phone: `(312) 555-020${n}` },
    });
    return { opportunityId: id, company, email };
  });
