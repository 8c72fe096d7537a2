export const answerWithinMs = 5_000;

/** Rejects after five seconds as if the database were unavailable, and aborts the signal. */
export async function withinDeadline<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  withinMs = answerWithinMs,
): Promise<Result> {
  const controller = new AbortController();
  const { signal } = controller;
  const passed = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`No answer from the database within ${withinMs} ms`);
    controller.abort(Object.assign(error, { code: "ETIMEDOUT" }));
    passed.reject(signal.reason);
  }, withinMs);
  try {
    return await Promise.race([work(signal), passed.promise]);
  } finally {
    clearTimeout(timer);
  }
}
