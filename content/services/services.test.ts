/** What the specification counts on the pages of the services. */
import { expect, test } from "vitest";
import { process as allSteps, serviceSections } from "../en/services/all-services.ts";
import * as commercial from "../en/services/commercial-cleaning.ts";
import { questions } from "../en/services/commercial-cleaning-questions.ts";
import * as disinfection from "../en/services/disinfection-services.ts";
import * as maintenance from "../en/services/facility-maintenance.ts";
import * as janitorial from "../en/services/janitorial-services.ts";
import * as specialty from "../en/services/specialty-services.ts";
import { services } from "../en/services.ts";

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

test("the list of services has all of them, and names what their pages describe", () => {
  expect(ids(serviceSections)).toEqual(ids(services));
  const holds = Object.fromEntries(serviceSections.map((section) => [section.id, section.holds]));
  expect(holds["commercial-cleaning"]).toEqual(titles(commercial.coreServices));
  expect(holds["janitorial-services"]).toEqual(titles(janitorial.coreServices));
  expect(holds["disinfection-services"]).toEqual(titles(disinfection.disinfectionServices));
  expect(holds["specialty-services"]).toEqual(titles(specialty.specialtyServices));
  expect(holds["facility-maintenance"]).toEqual(titles(maintenance.maintenanceServices));
});

test("all services begin with the same six steps", () => {
  expect(ids(allSteps)).toEqual([
    "consultation",
    "assessment",
    "custom-plan",
    "implementation",
    "quality-assurance",
    "continuous-improvement",
  ]);
});

test("commercial cleaning has six core and four specialty services, four steps, five questions", () => {
  expect(commercial.coreServices).toHaveLength(6);
  expect(commercial.specialtyServices).toHaveLength(4);
  expect(commercial.process).toHaveLength(4);
  expect(questions).toHaveLength(5);
  expect(commercial.testimonials).toHaveLength(2);
});

test("facility maintenance has six services, four programs, four steps and the case's figures", () => {
  expect(maintenance.maintenanceServices).toHaveLength(6);
  expect(maintenance.programs).toHaveLength(4);
  expect(maintenance.approach).toHaveLength(4);
  expect(maintenance.storyFigures.map(({ value }) => value)).toEqual(["32%", "87%"]);
  expect(maintenance.testimonials).toHaveLength(2);
});

test("janitorial services have four advantages, six core services and four of everything else", () => {
  expect(ids(janitorial.advantages)).toEqual([
    "trained-professionals",
    "quality-assurance",
    "green-cleaning",
    "reliable-scheduling",
  ]);
  expect(janitorial.coreServices).toHaveLength(6);
  expect(janitorial.specialisedServices).toHaveLength(4);
  expect(janitorial.greenCommitments).toHaveLength(4);
  expect(janitorial.process).toHaveLength(4);
  expect(janitorial.testimonials).toHaveLength(2);
});

test("specialty services are six and four more, for six industries, in five steps", () => {
  expect(specialty.specialtyServices).toHaveLength(6);
  expect(specialty.moreServices).toHaveLength(4);
  expect(specialty.industries).toHaveLength(6);
  expect(ids(specialty.process)).toEqual([
    "assessment",
    "planning",
    "preparation",
    "execution",
    "verification",
  ]);
});

test("disinfection has six services for six industries, and five steps that end on paper", () => {
  expect(disinfection.disinfectionServices).toHaveLength(6);
  expect(disinfection.industries).toHaveLength(6);
  expect(ids(disinfection.process)).toEqual([
    "assessment",
    "planning",
    "execution",
    "verification",
    "documentation",
  ]);
  expect(disinfection.testimonials).toHaveLength(2);
});

test("steps are numbered in their order", () => {
  const processes = [
    allSteps,
    commercial.process,
    maintenance.approach,
    janitorial.process,
    specialty.process,
    disinfection.process,
  ];
  for (const steps of processes) {
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_step, at) => at + 1));
  }
});
