import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addPerson } from "#tests/support/people.ts";
import { addAssignedOrder } from "#tests/support/work-orders.ts";

export const exampleRecords: ExampleRecords = {
  async add({ context, place: { clientId, facilityId }, word, crewLead }) {
    const workOrderId = await addAssignedOrder(context, facilityId, crewLead, {
      text: `${word} windows`,
    });
    const { id: accountId } = await addPerson(context, {
      role: "client-member",
      clientId,
      facilityIds: [facilityId],
    });
    const answer = { score: 8, reason: `${word} well`, answeredAt: new Date() };
    const question = { clientId, facilityId, accountId };
    return { answer: await addQuestion(context, question, { ...answer, workOrderId }) };
  },
};
