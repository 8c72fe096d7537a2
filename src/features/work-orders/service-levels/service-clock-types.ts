/** Most urgent first. Each priority has targets of its own. */
export const priorities = ["emergency", "urgent", "routine", "planned"] as const;

export type Priority = (typeof priorities)[number];

export type ClockName = "response" | "resolution";

/** Events that the clocks of a work order react to; moments are epoch milliseconds, in order. */
export type ClockEvent = { at: number } & (
  | { kind: "created"; priority: Priority }
  /** A human answer that the client can see, or arrival. */
  | { kind: "answered" }
  | { kind: "prioritized"; priority: Priority }
  | { kind: "held" }
  | { kind: "resumed" }
  /** Done, or nothing is to be done any more: cancelled, declined, duplicate. */
  | { kind: "ended" }
  | { kind: "reopened" }
  /** Found at that time and notified about: it stays, whatever changes later. */
  | { kind: "warned"; clock: ClockName }
  | { kind: "breached"; clock: ClockName }
);

/** A warning or a breach, of which each clock has at most one a cycle. */
export interface Mark {
  clock: ClockName;
  /** 1, and one more with each reopening. */
  cycle: number;
  at: number;
}

export interface ClockReading {
  state: "running" | "on-hold" | "stopped";
  /** Undefined on hold, and where the calendar never opens. */
  due: number | undefined;
  /**
   * Counted milliseconds until it is due, negative once late: now, when the hold began, or when the
   * clock stopped. Undefined where the calendar never opens.
   */
  remaining: number | undefined;
  /** Milliseconds of the clock on the wall after it was due: now, when the hold began, or when the clock stopped. */
  lateBy: number | undefined;
  /** The due moment if it ran again from now on; set while it is on hold. */
  dueIfResumed: number | undefined;
  /** Breaches of earlier cycles do not count. */
  isBreached: boolean;
  /** ISO, of the visit whose end is the due moment, where the work comes with one. */
  visitDate?: string | undefined;
}

export interface ServiceClocks {
  priority: Priority;
  cycle: number;
  response: ClockReading;
  resolution: ClockReading;
  /** They stand in order, with those of earlier cycles. */
  warnings: Mark[];
  breaches: Mark[];
  /** The moment of the next warning or breach, if nothing happens until then. */
  nextAlarm: number | undefined;
  /**
   * Counted milliseconds from creation to the first answer, and to the end without holds and without
   * the time between an end and a reopening. Undefined until then.
   */
  taken: Record<ClockName, number | undefined>;
}
