import { httpMessages } from "#platform/http/messages.server.ts";

/** An address beneath /api that nothing answers: the API speaks English, whoever calls it. */
const unknown = () => Response.json({ message: httpMessages("en").nothingHere }, { status: 404 });

export const loader = unknown;
export const action = unknown;
