/** Numbers of items that need the reader's attention, by section. */
export type AttentionCounts = Readonly<Record<string, number>>;

/** Undefined without a whole answer of ours: the next change event or connection reads again. */
export async function fetchAttentionCounts(address: string): Promise<AttentionCounts | undefined> {
  try {
    const response = await fetch(address);
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return response.ok && isJson ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
