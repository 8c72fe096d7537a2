/**
 * Walk-throughs of the demonstration, each of an opportunity of `demo-opportunities.ts`. Times are days from the
 * first start with hours of the company's clock; of those that are picked, the first is.
 */
export const demoAppointments = [
  {
    company: "Great Lakes Gasket",
    host: "staff.manager",
    place: "Great Lakes Gasket, receiving dock on the north side",
    note: "Please tell the front desk that we’re coming: we bring our own safety shoes.",
    offeredDaysAgo: 0.9,
    pickedDaysAgo: 0.8,
    minutes: 60,
    times: [
      [1, "14:00"],
      [2, "09:30"],
      [3, "10:00"],
    ],
  },
  {
    company: "Maple Street Montessori",
    host: "staff.manager",
    place: "Maple Street Montessori, main entrance",
    note: "",
    offeredDaysAgo: 0.6,
    pickedDaysAgo: undefined,
    minutes: 45,
    times: [
      [3, "13:00"],
      [4, "16:15"],
      [5, "08:00"],
      [6, "16:15"],
    ],
  },
] as const;

/** Interviews, each of an applicant of `demo-submissions.ts`, in the same form. */
export const demoInterviews = [
  {
    applicant: "Aaliyah Brooks",
    host: "staff.recruiter",
    offeredDaysAgo: 5.6,
    pickedDaysAgo: 5.2,
    minutes: 45,
    times: [
      [1, "10:00"],
      [2, "15:30"],
    ],
  },
  {
    applicant: "Oksana Melnyk",
    host: "staff.recruiter",
    offeredDaysAgo: 0.7,
    pickedDaysAgo: undefined,
    minutes: 30,
    times: [
      [2, "09:00"],
      [3, "11:00"],
      [3, "16:30"],
    ],
  },
] as const;
