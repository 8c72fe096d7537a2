/**
 * Calls that come while an earlier one is at work wait for its end and are then carried out
 * together: alone nobody waits, and under load one commit serves many.
 * @param carryOut gets at least one item and answers each, in the same order
 * @param most items that are carried out at once
 */
export function gather<Item, Result>(
  carryOut: (items: Item[]) => Promise<PromiseSettledResult<Result>[]>,
  most: number,
): (item: Item) => Promise<Result> {
  const waiting: { item: Item; answer: PromiseWithResolvers<Result> }[] = [];
  let atWork = false;

  async function work(): Promise<void> {
    atWork = true;
    while (waiting.length > 0) {
      // The embedded engine works without a pause: requests that lie at the door come in here.
      await new Promise(setImmediate);
      const batch = waiting.splice(0, most);
      const results = await carryOut(batch.map(({ item }) => item)).catch((reason: unknown) =>
        batch.map(() => ({ status: "rejected" as const, reason })),
      );
      for (const [index, { answer }] of batch.entries()) {
        const result = results[index];
        if (result?.status === "fulfilled") answer.resolve(result.value);
        else answer.reject(result?.reason ?? new Error("A gathered call got no answer"));
      }
    }
    atWork = false;
  }

  return (item) => {
    const answer = Promise.withResolvers<Result>();
    waiting.push({ item, answer });
    if (!atWork) void work();
    return answer.promise;
  };
}
