/** PostgreSQL's own codes, so that both engines are treated alike. */
const codes = {
  restarted: "57P02",
  busy: "57P03",
  closing: "57P01",
  silent: "57014",
  late: "25P04",
  "disk-full": "53100",
} as const;

export class EngineUnavailable extends Error {
  readonly code: string;
  constructor(kind: keyof typeof codes, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = codes[kind];
  }
}
