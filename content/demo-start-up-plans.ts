/** The start-up plan of the demonstration, by days from the first day of service. */
interface DemoStartUpTask {
  day: number;
  task: string;
  /** Username of who sees to it. */
  by: string;
  /** The day on which it was done. */
  doneOn?: number;
}

export const demoStartUpPlan: {
  facility: string;
  /** Days before the first start on which service began. */
  startedDaysAgo: number;
  tasks: readonly DemoStartUpTask[];
} = {
  facility: "Lakeside Supply Warehouse",
  startedDaysAgo: 24,
  tasks: [
    {
      day: -7,
      task: "Handover of the dock key and the alarm code",
      by: "staff.manager",
      doneOn: -6,
    },
    {
      day: -3,
      task: "Training of the crew: forklift lanes and dock gates",
      by: "staff.admin",
      doneOn: -3,
    },
    { day: -1, task: "Delivery of supplies and equipment", by: "staff.manager", doneOn: -1 },
    { day: 7, task: "First deep clean: packing and restrooms", by: "staff.admin", doneOn: 8 },
    {
      day: 14,
      task: "First talk: how the first two weeks went",
      by: "staff.manager",
      doneOn: 14,
    },
    { day: 21, task: "Badges for the two substitutes", by: "staff.manager" },
    { day: 30, task: "First inspection, with the scores in your portal", by: "staff.admin" },
    {
      day: 60,
      task: "Second talk: schedule, supplies and open requests",
      by: "staff.manager",
    },
    { day: 90, task: "Review of the first 90 days", by: "staff.manager" },
  ],
};
