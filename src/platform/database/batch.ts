interface Call<Item, Result> {
  item: Item;
  answer: PromiseWithResolvers<Result>;
  signal: AbortSignal | undefined;
}

/**
 * Calls that come while an earlier one is at work wait for its end and are then carried out
 * together: alone nobody waits, and under load one commit serves many. A call whose signal is aborted
 * while it waits is rejected without being carried out.
 * @param run gets at least one item and answers each, in the same order; `isWanted` tells whether
 * anybody still waits for any of them
 * @param maxItems items that are carried out at once
 */
export function inBatches<Item, Result>(
  run: (items: Item[], isWanted: () => boolean) => Promise<PromiseSettledResult<Result>[]>,
  maxItems: number,
): (item: Item, signal?: AbortSignal) => Promise<Result> {
  const waiting: Call<Item, Result>[] = [];
  let running = false;

  async function work(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      dropAborted(waiting);
      const batch = waiting.splice(0, maxItems);
      if (batch.length === 0) continue;
      const isWanted = () => batch.some(({ signal }) => signal?.aborted !== true);
      const items = batch.map(({ item }) => item);
      const results = await run(items, isWanted).catch((reason: unknown) =>
        batch.map(() => ({ status: "rejected" as const, reason })),
      );
      for (const [index, { answer }] of batch.entries()) {
        const result = results[index];
        if (result?.status === "fulfilled") answer.resolve(result.value);
        else answer.reject(result?.reason ?? new Error("A call of a batch got no answer"));
      }
    }
    running = false;
  }

  return (item, signal) => {
    const answer = Promise.withResolvers<Result>();
    waiting.push({ item, answer, signal });
    if (!running) void work();
    return answer.promise;
  };
}

function dropAborted<Item, Result>(waiting: Call<Item, Result>[]): void {
  const dropped = waiting.filter(({ signal }) => signal?.aborted);
  if (dropped.length === 0) return;
  waiting.splice(0, waiting.length, ...waiting.filter(({ signal }) => !signal?.aborted));
  for (const { answer, signal } of dropped) answer.reject(signal?.reason);
}
