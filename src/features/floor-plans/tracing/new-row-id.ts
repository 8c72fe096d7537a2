/** Short, as every field of a room has it in its name; as a bid's rows have it. */
export const newRowId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join(
    "",
  );
