/**
 * A read that any number of callers may ask for without harm: it runs at most once at a time and once in a
 * while, whether it succeeds or not, and nobody waits for it longer than a bound.
 */
export function keptReading<Value>(
  read: () => Promise<Value>,
  { keepMs, timeoutMs }: { keepMs: number; timeoutMs: number },
  onFailure: (error: unknown) => void,
): () => Promise<Value | undefined> {
  let kept: { value: Value | undefined; at: number } | undefined;
  let reading: Promise<Value | undefined> | undefined;

  const keep = (value: Value | undefined) => {
    kept = { value, at: performance.now() };
    return value;
  };
  const readAgain = () =>
    read()
      .then(keep, (error: unknown) => {
        onFailure(error);
        return keep(undefined);
      })
      .finally(() => {
        reading = undefined;
      });

  return async () => {
    if (kept !== undefined && performance.now() - kept.at < keepMs) return kept.value;
    reading ??= readAgain();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), timeoutMs);
    });
    try {
      return await Promise.race([reading, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
