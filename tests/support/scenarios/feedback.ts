/** A client with one facility, a question by mail, one in the portal, and a list of supplies. */
import { newFeedbackToken } from "#features/feedback/feedback-link.server.ts";
import { addSupply } from "#features/supplies/change-supplies.server.ts";
import { addQuestion } from "../feedback.ts";
import { actorOf, addClient, addPerson, type TestPerson } from "../people.ts";
import { type ScenarioContext, stages } from "./scenario.ts";

export interface FeedbackStage {
  /** Token of the question that was asked by email. */
  token: string;
  people: Record<"client" | "manager", TestPerson>;
}

export const addFeedbackStages = (context: ScenarioContext): Promise<FeedbackStage[]> =>
  stages(3, () => addFeedbackStage(context));

async function addFeedbackStage(context: ScenarioContext): Promise<FeedbackStage> {
  const { id: clientId, facilityIds } = await addClient(context, 1);
  const [facilityId = ""] = facilityIds;
  const client = await addPerson(context, { role: "client-administrator", clientId });
  const manager = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
  const place = { clientId, facilityId, accountId: client.id };
  const byMail = await addQuestion(context, place, { quarter: "2026-Q2" });
  await addQuestion(context, place, { quarter: "2026-Q3" });
  await addSupply(context, actorOf(manager), facilityId, "Paper towels");
  return { token: await newFeedbackToken(context.db, byMail), people: { client, manager } };
}
