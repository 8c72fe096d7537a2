/** Of what waits for the reader, by room. */
export type Waiting = Readonly<Record<string, number>>;

/** Undefined without a whole answer of ours: the next hint or connection reads again. */
export async function readWaiting(address: string): Promise<Waiting | undefined> {
  try {
    const response = await fetch(address);
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return response.ok && isJson ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
