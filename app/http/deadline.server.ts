/** How long a visitor waits for the database, whatever the reason. */
export const answerWithinMs = 5_000;

/**
 * Ends the wait for `work` after five seconds: rejects then with what counts as a database that is
 * away, and aborts the signal, so that nothing further is begun for a visitor who has gone.
 */
export async function withinDeadline<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const passed = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`No answer from the database within ${answerWithinMs} ms`);
    controller.abort(Object.assign(error, { code: "ETIMEDOUT" }));
    passed.reject(signal.reason);
  }, answerWithinMs);
  try {
    return await Promise.race([work(signal), passed.promise]);
  } finally {
    clearTimeout(timer);
  }
}
