const atOnce = 8;

/**
 * Asks eight of them at a time, as many as a browser would: one after the other, a server with two
 * processors waits for the test.
 * @returns the answers in the order of what was asked
 */
export async function eightAtOnce<Asked, Answered>(
  questions: readonly Asked[],
  ask: (one: Asked) => Promise<Answered>,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  // All workers take from the same list.
  const left = questions.entries();
  const runWorker = async () => {
    for (const [at, question] of left) answers[at] = await ask(question);
  };
  await Promise.all(Array.from({ length: atOnce }, runWorker));
  return answers;
}
