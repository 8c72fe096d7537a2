import type { Calendar } from "#features/facilities/hours-form.ts";
import { minuteMs } from "#platform/format/durations.ts";
import type {
  ClockEvent,
  ClockName,
  ClockReading,
  Mark,
  Priority,
  ServiceClocks,
} from "./service-clock-types.ts";
import { isMoreUrgent, type Targets } from "./targets.ts";
import { roundTheClock, type WorkingTime, workingTime } from "./working-time.ts";

const clockNames = ["response", "resolution"] as const satisfies ClockName[];
/** The share of time left at the warning, and the least that a reopened work order gets. */
const quarter = 1 / 4;

interface Period {
  from: number;
  to: number;
}

interface Deadline {
  due: number | undefined;
  /** Counted milliseconds from its start to `due`. */
  budget: number;
  stoppedAt: number | undefined;
  /** Time that was left at that moment, by the calendar in force then. */
  leftThen: number | undefined;
  /** Periods in which it ran in earlier cycles. */
  earlier: Period[];
}

/** The two clocks of a work order at a moment, which moves with each event. */
class ClockState {
  readonly #open: WorkingTime;
  readonly #targets: Targets;
  readonly #warnings: Mark[] = [];
  readonly #breaches: Mark[] = [];
  readonly #deadlines: Record<ClockName, Deadline>;
  #priority: Priority;
  #cycle = 1;
  #begunAt: number;
  /** Holds of this cycle that are over, and since when it is on hold now. */
  #holds: Period[] = [];
  #heldAt: number | undefined;
  #seenUntil: number;

  constructor(
    created: Extract<ClockEvent, { kind: "created" }>,
    openingHours: Calendar,
    targets: Targets,
  ) {
    this.#open = workingTime(openingHours);
    this.#targets = targets;
    this.#priority = created.priority;
    this.#begunAt = created.at;
    this.#seenUntil = created.at;
    const begin = (clock: ClockName): Deadline => {
      const budget = this.#target(clock);
      const due = this.#time.after(created.at, budget);
      return { due, budget, stoppedAt: undefined, leftThen: undefined, earlier: [] };
    };
    this.#deadlines = { response: begin("response"), resolution: begin("resolution") };
  }

  hear(event: ClockEvent): void {
    const { at } = event;
    if (event.kind === "created") throw new Error("A work order is created once");
    if (event.kind === "answered") this.#stop("response", at);
    if (event.kind === "prioritized") this.#prioritize(event.priority, at);
    if (event.kind === "held" && this.#isRunning("resolution")) this.#heldAt = at;
    if (event.kind === "resumed" || event.kind === "ended") this.#endHold(at);
    if (event.kind === "ended") for (const clock of clockNames) this.#stop(clock, at);
    if (event.kind === "reopened") this.#reopen(at);
    if (event.kind === "warned") this.#mark(this.#warnings, event.clock, at);
    if (event.kind === "breached") this.#mark(this.#breaches, event.clock, at);
  }

  /** Marks what was passed by then; what is met at the very moment is in time. */
  lookUntil(moment: number): void {
    for (const clock of clockNames) {
      if (!this.#isRunning(clock)) continue;
      const { due } = this.#deadlines[clock];
      const warning = this.#warningAt(clock);
      // A change can move a moment into the past: then it counts from the change on.
      if (warning !== undefined && warning < moment)
        this.#mark(this.#warnings, clock, Math.max(warning, this.#seenUntil));
      if (due !== undefined && due < moment)
        this.#mark(this.#breaches, clock, Math.max(due, this.#seenUntil));
    }
    this.#seenUntil = moment;
  }

  read(now: number): ServiceClocks {
    return {
      priority: this.#priority,
      cycle: this.#cycle,
      response: this.#reading("response", now),
      resolution: this.#reading("resolution", now),
      warnings: this.#warnings,
      breaches: this.#breaches,
      nextAlarm: this.#nextAlarm(),
      taken: { response: this.#responseTaken(), resolution: this.#resolutionTaken() },
    };
  }

  get #time(): WorkingTime {
    return this.#priority === "emergency" ? roundTheClock : this.#open;
  }

  #target(clock: ClockName): number {
    const { responseMinutes, resolutionMinutes } = this.#targets[this.#priority];
    return (clock === "response" ? responseMinutes : resolutionMinutes) * minuteMs;
  }

  #isRunning(clock: ClockName): boolean {
    const isHeld = clock === "resolution" && this.#heldAt !== undefined;
    return this.#deadlines[clock].stoppedAt === undefined && !isHeld;
  }

  #stop(clock: ClockName, at: number): void {
    const deadline = this.#deadlines[clock];
    if (deadline.stoppedAt !== undefined) return;
    deadline.stoppedAt = at;
    deadline.leftThen = this.#left(deadline, at);
  }

  /** The time that counted during a hold is added, never the hours of the night. */
  #endHold(at: number): void {
    if (this.#heldAt === undefined) return;
    const { resolution } = this.#deadlines;
    const counted = this.#time.between(this.#heldAt, at);
    resolution.due = resolution.due && this.#time.after(resolution.due, counted);
    this.#holds.push({ from: this.#heldAt, to: at });
    this.#heldAt = undefined;
  }

  #prioritize(priority: Priority, at: number): void {
    if (priority === this.#priority) return;
    const isUp = isMoreUrgent(priority, this.#priority);
    const isHeld = this.#heldAt !== undefined;
    // A hold up to now counts by the former calendar, and the rest by the new one.
    this.#endHold(at);
    this.#priority = priority;
    for (const clock of clockNames) {
      const deadline = this.#deadlines[clock];
      if (deadline.stoppedAt !== undefined) continue;
      deadline.budget = isUp ? this.#target(clock) : this.#budgetOfCycle(clock);
      deadline.due = isUp
        ? earlier(deadline.due, this.#time.after(at, deadline.budget))
        : this.#time.after(this.#begunAt, deadline.budget + this.#heldTime(clock));
    }
    if (isHeld) this.#heldAt = at;
  }

  #reopen(at: number): void {
    if (this.#deadlines.resolution.stoppedAt === undefined) return;
    for (const clock of clockNames) {
      const deadline = this.#deadlines[clock];
      deadline.earlier.push(...this.#periodsOfCycle(clock, deadline.stoppedAt ?? at));
      deadline.budget = Math.max(deadline.leftThen ?? 0, this.#target(clock) * quarter);
      deadline.due = this.#time.after(at, deadline.budget);
      deadline.stoppedAt = undefined;
    }
    this.#cycle += 1;
    this.#begunAt = at;
    this.#holds = [];
  }

  /** The present priority's target, less what earlier cycles have used. */
  #budgetOfCycle(clock: ClockName): number {
    const target = this.#target(clock);
    const used = this.#sum(this.#deadlines[clock].earlier);
    return this.#cycle === 1 ? target : Math.max(target - used, target * quarter);
  }

  #heldTime = (clock: ClockName): number => (clock === "resolution" ? this.#sum(this.#holds) : 0);

  #sum = (periods: readonly Period[]): number =>
    periods.reduce((sum, { from, to }) => sum + this.#time.between(from, to), 0);

  /** Periods in which a clock ran in this cycle, without the holds that stopped it. */
  #periodsOfCycle(clock: ClockName, end: number): Period[] {
    const holds = clock === "resolution" ? this.#holds : [];
    const starts = [this.#begunAt, ...holds.map(({ to }) => to)];
    return starts.map((from, index) => ({ from, to: holds[index]?.from ?? end }));
  }

  /** A reopened work order was answered before: later cycles do not change it. */
  #responseTaken(): number | undefined {
    const { earlier, stoppedAt } = this.#deadlines.response;
    const [first = stoppedAt && { from: this.#begunAt, to: stoppedAt }] = earlier;
    return first && this.#time.between(first.from, first.to);
  }

  #resolutionTaken(): number | undefined {
    const { earlier, stoppedAt } = this.#deadlines.resolution;
    if (stoppedAt === undefined) return undefined;
    return this.#sum([...earlier, ...this.#periodsOfCycle("resolution", stoppedAt)]);
  }

  #left({ due }: Deadline, at: number): number | undefined {
    if (due === undefined) return undefined;
    return due >= at ? this.#time.between(at, due) : 0 - this.#time.between(due, at);
  }

  #mark(marks: Mark[], clock: ClockName, at: number): void {
    if (!this.#isMarked(marks, clock)) marks.push({ clock, cycle: this.#cycle, at });
  }

  #isMarked = (marks: readonly Mark[], clock: ClockName): boolean =>
    marks.some((mark) => mark.clock === clock && mark.cycle === this.#cycle);

  #warningAt(clock: ClockName): number | undefined {
    const { due, budget } = this.#deadlines[clock];
    return due && this.#time.before(due, budget * quarter);
  }

  #nextAlarm(): number | undefined {
    const alarms = clockNames.flatMap((clock) => {
      if (!this.#isRunning(clock) || this.#isMarked(this.#breaches, clock)) return [];
      const isWarned = this.#isMarked(this.#warnings, clock);
      return (isWarned ? this.#deadlines[clock].due : this.#warningAt(clock)) ?? [];
    });
    return alarms.length > 0 ? Math.min(...alarms) : undefined;
  }

  #reading(clock: ClockName, now: number): ClockReading {
    const deadline = this.#deadlines[clock];
    const heldAt = clock === "resolution" ? this.#heldAt : undefined;
    const isStopped = deadline.stoppedAt !== undefined;
    const state = isStopped ? "stopped" : heldAt !== undefined ? "on-hold" : "running";
    const left = isStopped ? deadline.leftThen : this.#left(deadline, heldAt ?? now);
    const late = (deadline.stoppedAt ?? heldAt ?? now) - (deadline.due ?? Number.POSITIVE_INFINITY);
    return {
      state,
      due: state === "on-hold" ? undefined : deadline.due,
      remaining: left,
      lateBy: late > 0 ? late : undefined,
      dueIfResumed: state === "on-hold" && left ? this.#time.after(now, left) : undefined,
      isBreached: this.#isMarked(this.#breaches, clock),
    };
  }
}

const earlier = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined || right === undefined ? (left ?? right) : Math.min(left, right);

// docs/decisions/service-levels.md gives the reasons for these rules.

/**
 * Reads the clocks of a work order from all that happened to it: when it is due, how much of the time
 * is left, what was warned of and what was missed. For servers: browsers may lack `Temporal`.
 * @param events in their order, the creation first
 * @param openingHours of the facility; emergencies count round the clock
 * @param now epoch milliseconds, not before the last event
 */
export function readClocks(
  events: readonly ClockEvent[],
  openingHours: Calendar,
  targets: Targets,
  now: number,
): ServiceClocks {
  const [first, ...later] = events;
  if (first?.kind !== "created") throw new Error("A work order's first event isn't its creation");
  const state = new ClockState(first, openingHours, targets);
  for (const event of later) {
    state.lookUntil(event.at);
    state.hear(event);
  }
  state.lookUntil(now);
  return state.read(now);
}
