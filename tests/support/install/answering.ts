import { setTimeout as wait } from "node:timers/promises";

/** A program that ends instead of answering, and what it said. */
export interface Answering {
  ended: Promise<number | null>;
  lines: string[];
}

/** @returns milliseconds until the first page was there */
export async function answers(url: string, { ended, lines }: Answering): Promise<number> {
  const started = performance.now();
  let end: string | undefined;
  void ended.then((code) => {
    end = `it ended with ${code}`;
  });
  while (end === undefined && performance.now() - started < 180_000) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    await response?.body?.cancel();
    if (response?.status === 200) return performance.now() - started;
    await wait(10);
  }
  throw new Error(
    `${url} does not answer (${end ?? "it is silent"})\n${lines.slice(-30).join("\n")}`,
  );
}
