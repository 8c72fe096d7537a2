import { afterEach, expect, it, onTestFinished } from "vitest";
import { changeCompanyFacts, shippedFacts } from "./company.ts";
import { changeContentEdits, noEdits } from "./content-edits.ts";
import { servedStates, serviceArea } from "./service-area.ts";
import { statisticsContent } from "./statistics.ts";

afterEach(() => changeContentEdits(noEdits));

it("a company that names neither states nor places works in the state of its office", () => {
  changeContentEdits({ ...noEdits, en: { places: { "places[]": "" } } });
  expect(servedStates()).toEqual(["IL"]);
  expect(serviceArea("en")).toBe("Illinois");
});

it("the figure of the states says what is served, in both languages", () => {
  const figure = (language: "en" | "es") => {
    const { value, label, meaning } =
      statisticsContent(language).statistics.find(({ id }) => id === "states-serviced") ?? {};
    return `${value} ${label}: ${meaning}`;
  };
  expect(figure("en")).toBe("20 states serviced: From Colorado to New York, Minnesota to Texas.");
  expect(figure("es")).toBe(
    "20 estados con servicio: De Colorado a Nueva York y de Minnesota a Texas.",
  );
  onTestFinished(() => changeCompanyFacts(shippedFacts));
  changeCompanyFacts({ ...shippedFacts, statesServed: ["WA"] });
  expect(figure("en")).toBe("1 state serviced: Washington.");
  changeCompanyFacts({ ...shippedFacts, statesServed: ["WA", "OR", "ID"] });
  expect(figure("en")).toBe("3 states serviced: Washington, Oregon and Idaho.");
  expect(figure("es")).toBe("3 estados con servicio: Washington, Oregón e Idaho.");
  changeCompanyFacts({ ...shippedFacts, statesServed: ["WA", "OR", "ID", "NV", "CA", "UT"] });
  expect(figure("en")).toBe("6 states serviced: Washington, Oregon, Idaho and 3 more.");
  expect(figure("es")).toBe("6 estados con servicio: Washington, Oregón, Idaho y 3 más.");
});
