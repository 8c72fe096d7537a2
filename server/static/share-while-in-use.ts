/** The bytes are shared, not cached: a thousand clients that do not read their responses hold one copy. */
export function shareWhileInUse(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let inUse: WeakRef<Buffer> | undefined;
  let coming: Promise<Buffer> | undefined;
  return async () => {
    const bytes = inUse?.deref();
    if (bytes !== undefined) return bytes;
    coming ??= make().finally(() => {
      coming = undefined;
    });
    const content = await coming;
    inUse = new WeakRef(content);
    return content;
  };
}
