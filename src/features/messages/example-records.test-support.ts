import { randomUUID } from "node:crypto";
import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addThread } from "#tests/support/threads.ts";
import { sendMessage } from "./send-message.server.ts";

export const exampleRecords: ExampleRecords = {
  async add({ context, place: { facilityId }, word, administrator, sendFile }) {
    const subject = { subject: `${word} keys`, text: `${word} where?` };
    const thread = await addThread(context, administrator, facilityId, subject);
    const file = await sendFile();
    const message = { text: `${word} look`, attempt: randomUUID() };
    await sendMessage(context, administrator, thread, message, [file]);
    return { thread, file };
  },
};
