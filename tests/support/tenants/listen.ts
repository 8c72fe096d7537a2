/** An open event stream, as a browser holds one. */
import type { World } from "./world.ts";

export async function listen({ url }: Pick<World, "url">, cookie: string | undefined) {
  const ended = new AbortController();
  const answer = await fetch(`${url}/api/events`, {
    signal: ended.signal,
    headers: { Cookie: cookie ?? "" },
  });
  if (answer.body === null || !answer.ok) throw new Error(`no stream: ${answer.status}`);
  let heard = "";
  const read = async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += text;
  };
  void read().catch(() => undefined);
  return { text: () => heard, end: () => ended.abort() };
}
