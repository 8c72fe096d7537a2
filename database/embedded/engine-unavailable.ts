/** Why the engine cannot be used just now: PostgreSQL's own codes, so that both engines are treated alike. */
const codes = {
  /** crash_shutdown */
  restarted: "57P02",
  /** cannot_connect_now */
  busy: "57P03",
  /** admin_shutdown */
  closing: "57P01",
  /** query_canceled */
  silent: "57014",
  /** transaction_timeout */
  late: "25P04",
  /** disk_full */
  "disk-full": "53100",
} as const;

export class EngineUnavailable extends Error {
  readonly code: string;
  constructor(kind: keyof typeof codes, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = codes[kind];
  }
}
