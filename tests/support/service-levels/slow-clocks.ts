/**
 * The clocks once more, slow and simple: looks at the wall clock of every minute, by `Intl` rather than
 * `Temporal`, and counts. All moments are whole minutes since 1970.
 */
import type { Calendar } from "#features/facilities/hours-form.ts";
import type {
  ClockEvent,
  ClockName,
  Priority,
} from "#features/work-orders/service-levels/service-clock-types.ts";
import { isMoreUrgent, type Targets } from "#features/work-orders/service-levels/targets.ts";
import { minuteMs } from "#platform/format/durations.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

export type Opens = (minute: number) => boolean;

/** True if the facility is open in the minute that begins then. */
export function slowCalendar({ timeZone, week, holidays }: Calendar): Opens {
  const wallClock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    weekday: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const minutes = new Map<number, boolean>();
  const look = (minute: number): boolean => {
    const parts = wallClock.formatToParts(minute * minuteMs);
    const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? "";
    if (holidays.includes(`${part("year")}-${part("month")}-${part("day")}`)) return false;
    const time = `${part("hour")}:${part("minute")}`;
    const hours = week[weekdays.indexOf(part("weekday"))] ?? [];
    return hours.some(([from, to]) => from <= time && time < to);
  };
  return (minute) => {
    const isOpen = minutes.get(minute) ?? look(minute);
    minutes.set(minute, isOpen);
    return isOpen;
  };
}

export function slowBetween(opens: Opens, from: number, to: number): number {
  let counted = 0;
  for (let minute = from; minute < to; minute++) if (opens(minute)) counted++;
  return counted;
}

export function slowAfter(opens: Opens, from: number, minutes: number): number {
  let minute = from;
  for (let left = minutes; left > 0; minute++) if (opens(minute)) left--;
  return minute;
}

/** The first minute from which on no more than that is counted until `to`. */
export function slowBefore(opens: Opens, to: number, minutes: number): number {
  let minute = to;
  for (let left = minutes; ; minute--) {
    if (!opens(minute - 1)) continue;
    if (left === 0) return minute;
    left--;
  }
}

interface SlowClock {
  /** Minutes that may still be counted; below 0 once late. */
  left: number;
  /** The minute in which nothing was left; it moves with holds that come later. */
  lateSince: number | undefined;
  budget: number;
  isOver: boolean;
  counted: number[];
}

const always: Opens = () => true;
const names = ["response", "resolution"] as const satisfies ClockName[];

/** @returns what `readClocks` returns, in minutes, as far as it has to agree */
export function slowClocks(
  events: readonly ClockEvent[],
  hours: Calendar,
  targets: Targets,
  now: number,
) {
  const openHours = slowCalendar(hours);
  const [created] = events;
  if (created?.kind !== "created") throw new Error("no creation");
  const marks = { warnings: new Set<string>(), breaches: new Set<string>() };
  let priority = created.priority;
  let cycle = 1;
  let isHeld = false;
  let begunAt = created.at / minuteMs;
  let heldMinutes: number[] = [];
  const opensFor = (of: Priority): Opens => (of === "emergency" ? always : openHours);
  const targetOf = (clock: ClockName) =>
    targets[priority][clock === "response" ? "responseMinutes" : "resolutionMinutes"];
  const fresh = (budget: number, counted: number[]): SlowClock => ({
    left: budget,
    lateSince: budget === 0 ? begunAt : undefined,
    budget,
    isOver: false,
    counted,
  });
  const clocks = {
    response: fresh(targetOf("response"), []),
    resolution: fresh(targetOf("resolution"), []),
  };
  const isRunning = (name: ClockName) => !clocks[name].isOver && !(name === "resolution" && isHeld);
  const dueOf = (clock: SlowClock, at: number) =>
    clock.lateSince ?? slowAfter(opensFor(priority), at, clock.left);
  /** A limit that is hit now, and not stopped at this very minute, is passed in the next. */
  const look = () => {
    for (const name of names) {
      const { left, budget } = clocks[name];
      if (!isRunning(name)) continue;
      if (left <= budget / 4) marks.warnings.add(`${name} ${cycle}`);
      if (left <= 0) marks.breaches.add(`${name} ${cycle}`);
    }
  };
  const setDue = (clock: SlowClock, at: number, due: number) => {
    const opens = opensFor(priority);
    clock.left = due >= at ? slowBetween(opens, at, due) : -slowBetween(opens, due, at);
    clock.lateSince = due > at && clock.left > 0 ? undefined : due;
  };
  const prioritize = (to: Priority, at: number) => {
    if (to === priority) return;
    const isUp = isMoreUrgent(to, priority);
    const dues = { response: dueOf(clocks.response, at), resolution: dueOf(clocks.resolution, at) };
    priority = to;
    const opens = opensFor(to);
    for (const name of names) {
      const clock = clocks[name];
      if (clock.isOver) continue;
      const target = targetOf(name);
      if (isUp) {
        clock.budget = target;
        setDue(clock, at, Math.min(dues[name], slowAfter(opens, at, target)));
        continue;
      }
      const used = clock.counted.filter(opens).length;
      clock.budget = cycle === 1 ? target : Math.max(target - used, target / 4);
      const held = name === "resolution" ? heldMinutes.filter(opens).length : 0;
      setDue(clock, at, slowAfter(opens, begunAt, clock.budget + held));
    }
  };
  const hear = (event: ClockEvent, at: number) => {
    const { response, resolution } = clocks;
    if (event.kind === "answered") response.isOver = true;
    if (event.kind === "held" && !resolution.isOver) isHeld = true;
    if (event.kind === "resumed") isHeld = false;
    if (event.kind === "prioritized") prioritize(event.priority, at);
    if (event.kind === "ended") {
      isHeld = false;
      response.isOver = resolution.isOver = true;
    }
    if (event.kind === "reopened" && resolution.isOver) {
      cycle++;
      begunAt = at;
      heldMinutes = [];
      for (const name of names) {
        const budget = Math.max(clocks[name].left, targetOf(name) / 4);
        clocks[name] = fresh(budget, clocks[name].counted);
      }
    }
  };

  const cycleMinutes: Record<ClockName, number[]> = { response: [], resolution: [] };
  const later = events.slice(1).map((event) => ({ event, at: event.at / minuteMs }));
  for (let minute = begunAt; minute <= now; minute++) {
    for (const { event, at } of later)
      if (at === minute) {
        if (event.kind === "reopened" && clocks.resolution.isOver)
          for (const name of names) clocks[name].counted.push(...cycleMinutes[name].splice(0));
        hear(event, at);
      }
    if (minute === now) break;
    look();
    const counts = opensFor(priority)(minute);
    for (const name of names) {
      const clock = clocks[name];
      if (clock.isOver) continue;
      if (name === "resolution" && isHeld) {
        heldMinutes.push(minute);
        if (counts && clock.lateSince !== undefined)
          clock.lateSince = slowAfter(opensFor(priority), clock.lateSince, 1);
        continue;
      }
      cycleMinutes[name].push(minute);
      if (!counts) continue;
      clock.left--;
      if (clock.left === 0) clock.lateSince = minute + 1;
    }
  }
  const reading = (name: ClockName) => ({
    remaining: clocks[name].left,
    isBreached: marks.breaches.has(`${name} ${cycle}`),
    due:
      clocks[name].isOver || (name === "resolution" && isHeld)
        ? undefined
        : dueOf(clocks[name], now),
  });
  return {
    priority,
    cycle,
    response: reading("response"),
    resolution: reading("resolution"),
    warnings: [...marks.warnings],
    breaches: [...marks.breaches],
  };
}
