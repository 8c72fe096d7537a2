/** Inspections of the demonstration: who inspects which building by which method, and the stories among them. */

export const demoInspections = {
  /**
   * `lastAgo` in weekdays before today, `best` the share of items with the best rating, `dips` the months
   * in which it was less (1: the one before the last), `isWaiting` for the client's signature, `isPlanned`
   * once more for today.
   */
  plans: [
    {
      facility: "Lakeside Clinic",
      inspector: "staff.supervisor",
      signer: "client.admin",
      lastAgo: 2,
      dayOfMonth: 20,
      best: 0.6,
      dips: [4, 5],
      method: "five-point",
      isWaiting: true,
    },
    {
      facility: "Lakeside Surgery Center",
      inspector: "staff.supervisor",
      signer: "client.admin",
      lastAgo: 6,
      dayOfMonth: 14,
      method: "five-point",
      isPlanned: true,
      best: 0.8,
      dips: [1],
    },
    {
      facility: "Lakeside Administration, floors 11 and 12",
      inspector: "staff.manager",
      signer: "client.admin",
      lastAgo: 9,
      dayOfMonth: 10,
      method: "three-point",
      best: 0.66,
      dips: [7, 8],
    },
    {
      facility: "Lakeside Supply Warehouse",
      inspector: "staff.manager",
      signer: "client.admin",
      lastAgo: 12,
      dayOfMonth: 6,
      method: "pass-fail",
      best: 0.95,
      dips: [3],
    },
    {
      facility: "Oak Ridge Elementary School",
      inspector: "staff.manager",
      signer: "school.admin",
      lastAgo: 5,
      dayOfMonth: 16,
      method: "three-point",
      best: 0.62,
      dips: [2],
    },
    {
      facility: "Oak Ridge High School",
      inspector: "staff.supervisor",
      signer: "school.admin",
      lastAgo: 8,
      dayOfMonth: 12,
      method: "five-point",
      best: 0.52,
      dips: [6, 9],
    },
  ],
  /** Inspectors write one of these beside a rating that is not the best. */
  comments: [
    "Dust on the upper edges",
    "Streaks along the baseboard",
    "Corners were missed",
    "Fingerprints around the handle",
    "Liner too small for the bin",
    "A few spots beneath the furniture",
  ],
  /** Failed items that went all the way: work order, done, looked at again, accepted. */
  failures: [
    {
      facility: "Lakeside Surgery Center",
      monthsAgo: 1,
      area: "Restrooms",
      task: "Descale and machine scrub",
      rating: "5",
      comment: "Scale at both taps, and the grout around the floor drain is dark.",
      crew: "staff.supervisor",
      done: "Descaled twice, grout scrubbed by machine and rinsed. The drain is clear.",
    },
  ],
  dispute: {
    facility: "Oak Ridge High School",
    monthsAgo: 1,
    area: "Gymnasium",
    task: "Dust mop and damp mop",
    disputed:
      "The basketball team had practiced an hour before you came. The floor was clean in the morning.",
    answered:
      "That is fair: we looked at 4 p.m. From next month on the gymnasium is inspected before classes begin.",
  },
} as const;
