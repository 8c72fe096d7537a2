/** Short, as each of some hundred rows of a form has a dozen fields with it in their names. */
export const newRowId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join(
    "",
  );
