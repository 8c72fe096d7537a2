/** Kinds of areas that are cleaned alike. */
export type ScopeTaskSet =
  | "desks"
  | "entrance"
  | "passage"
  | "elevator"
  | "restroom"
  | "food"
  | "care"
  | "open"
  | "storage"
  | "other";

/** The order is from often to seldom. */
export const taskRhythms = ["visit", "week", "month", "quarter"] as const;
type TaskRhythm = (typeof taskRhythms)[number];

export type UsualTasks = Readonly<
  Record<ScopeTaskSet, Readonly<Partial<Record<TaskRhythm, readonly string[]>>>>
>;
