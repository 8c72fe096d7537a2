/** Answers to the surveys of the demonstration. */

interface DemoFeedback {
  facility: string;
  by: string;
  about: { order: string } | { quartersAgo: number };
  daysAgo: number;
  answer?: { score: number; reason: string };
}

const clinic = "Lakeside Clinic";
const surgery = "Lakeside Surgery Center";
const warehouse = "Lakeside Supply Warehouse";
const elementary = "Oak Ridge Elementary School";
const highSchool = "Oak Ridge High School";
const maya = "client.admin";
const owen = "client.member";
const priya = "school.admin";

const quarter = (
  ...[facility, by, quartersAgo, daysAgo, score, reason]: [
    ...[facility: string, by: string, quartersAgo: number, daysAgo: number],
    ...[score: number, reason: string],
  ]
): DemoFeedback => ({
  facility,
  by,
  daysAgo,
  about: { quartersAgo },
  answer: { score, reason },
});

export const demoFeedback: readonly DemoFeedback[] = [
  quarter(surgery, maya, 1, 38, 9, "The night of the flood: people on site within the hour."),
  quarter(clinic, maya, 2, 128, 7, "Good work; the lobby could be done before the rest."),
  quarter(surgery, maya, 3, 219, 8, ""),
  quarter(warehouse, owen, 1, 37, 9, "They know the aisles now."),
  quarter(warehouse, owen, 2, 127, 8, "Dock 2 is better since spring."),
  quarter(highSchool, priya, 1, 36, 5, "Locker rooms before games, please. We had to ask twice."),
  quarter(elementary, priya, 2, 126, 9, "Teachers noticed the floors."),
  {
    facility: surgery,
    by: maya,
    daysAgo: 2,
    about: { order: "The waiting room was not done" },
    answer: { score: 4, reason: "Done well in the end, but it was the second time this month." },
  },
  {
    facility: clinic,
    by: maya,
    daysAgo: 3,
    about: { order: "The floor of the break room" },
    answer: {
      score: 6,
      reason: "It took three rounds before someone asked which product was right.",
    },
  },
  {
    facility: warehouse,
    by: owen,
    daysAgo: 5,
    about: { order: "A pallet of hand sanitizer" },
    answer: { score: 10, reason: "Quick, and they marked off a path for the forklifts." },
  },
  {
    facility: elementary,
    by: priya,
    daysAgo: 3,
    about: { order: "A child was sick" },
    answer: { score: 10, reason: "Ready before lunch." },
  },
  { facility: clinic, by: maya, daysAgo: 1, about: { order: "It smells of drains" } },
];
