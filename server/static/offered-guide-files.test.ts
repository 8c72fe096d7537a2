import { afterEach, expect, it } from "vitest";
import { changeContentEdits, noEdits } from "#content/content-edits.ts";
import { guidePath, guides } from "#content/guides/guides.ts";
import { laterFile } from "./load-site.ts";
import { openOfferedGuideFiles } from "./offered-guide-files.ts";

afterEach(() => changeContentEdits(noEdits));

it("the file of a guide leaves the site with the guide, and comes back with it", () => {
  const paths = guides.map(guidePath);
  const files = paths.map((path) => [path, laterFile(path, Buffer.from(path))] as const);
  const site = new Map([...files, ["/index.html", laterFile("/index.html", Buffer.from(""))]]);
  const follow = openOfferedGuideFiles(site);
  follow();
  expect([...site.keys()]).toEqual([...paths, "/index.html"]);

  const [first, ...others] = guides.map(({ slug }) => slug);
  changeContentEdits({ ...noEdits, en: { guides: { "offeredGuides[]": others.join() } } });
  follow();
  expect(site.has(`/guides/${first}.pdf`)).toBe(false);
  expect(site.size).toBe(paths.length);

  changeContentEdits(noEdits);
  follow();
  expect(new Map(files.map(([path]) => [path, site.get(path)]))).toEqual(new Map(files));
});
