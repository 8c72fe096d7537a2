/** Answers as JSON that no browser and no proxy keeps: it is for one person at one moment. */
export const noStoreJson = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
