/** How much a request may bring, and how long that may take. What takes files gets a line of its own. */
export interface RequestLimits {
  bodyBytes: number;
  /** From the end of the head. */
  bodyMs: number;
}

/** The first that fits counts. Far above any form. */
const limits: (RequestLimits & { path: RegExp })[] = [
  { path: /^/, bodyBytes: 1024 * 1024, bodyMs: 30_000 },
];

export function limitsOf(path: string): RequestLimits {
  const found = limits.find((one) => one.path.test(path));
  if (found === undefined) throw new Error(`no limits for ${path}`);
  return found;
}
