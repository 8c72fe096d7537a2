import { setTimeout } from "node:timers/promises";

const maxTimes = 6;

/** Asks again while the server says that it is busy, as it does on a machine with other work. */
export async function whenFree(ask: () => Promise<Response>): Promise<Response> {
  for (let times = 1; ; times++) {
    const answer = await ask();
    if (answer.status !== 503 || times === maxTimes) return answer;
    await setTimeout((Number(answer.headers.get("retry-after")) || 1) * 1_000);
  }
}
