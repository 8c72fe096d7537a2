import { expect, it } from "vitest";
import { pages } from "#content/pages.ts";
import { readScreenshotArguments } from "./screenshot-arguments.ts";

const taken = (...parts: string[]) => {
  const read = readScreenshotArguments(parts);
  if (!read.ok) throw new Error(read.message);
  return { ...read, names: read.screenshots.map(({ name }) => name) };
};

it("takes every page of the list and further states on phone and desktop by default", () => {
  const { screenshots, names, widths, all } = taken();
  expect({ widths, all }).toEqual({ widths: [390, 1280], all: true });
  const paths = screenshots.map(({ path }) => path);
  for (const { path } of pages) expect(paths).toContain(path);
  expect(names).toEqual(expect.arrayContaining(["home", "not-found", "state-menu-open"]));
  expect(new Set(names).size).toBe(names.length);
});

it("takes pages by path and states by name, each once", () => {
  const { names, all } = taken("/services/janitorial-services", "/", "state-menu-open", "home");
  expect(names.sort()).toEqual(["home", "services-janitorial-services", "state-menu-open"]);
  expect(all).toBe(false);
});

it("takes other widths, in one list or several", () => {
  expect(taken("--width", "768,1920", "--width", "360", "/careers").widths).toEqual([
    768, 1920, 360,
  ]);
});

it.each([["/no-such-page"], ["--width", "wide"], ["--width"], ["--height", "900"]])(
  "refuses what it does not know: %s %s",
  (...parts) => {
    expect(readScreenshotArguments(parts.filter((part) => part !== undefined)).ok).toBe(false);
  },
);
