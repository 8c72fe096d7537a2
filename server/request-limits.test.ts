/** What people in one building may ask for at once. */
import { expect, test } from "vitest";
import type { Place } from "#platform/http/fair-gate.ts";
import { limitRequests } from "./request-limits.ts";

const office = "198.51.100.7";
const page = () => new Request("http://localhost/office");
const photo = () => new Request("http://localhost/office/files/1/thumbnail");
const photoOfReport = () => new Request("http://localhost/report/secret/photos/1");
const upload = () =>
  new Request("http://localhost/office/files", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x" },
  });
const form = () => new Request("http://localhost/client-portal", { method: "POST" });

/** Each is at work for a moment once its turn has come. @returns whether each was answered */
async function answered(places: (Place | undefined)[]): Promise<boolean[]> {
  return Promise.all(
    places.map(async (place) => {
      const isTurn = (await place?.turn) ?? false;
      await new Promise((resolve) => setTimeout(resolve, 1));
      place?.leave();
      return isTurn;
    }),
  );
}

const times = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at));

test.each([
  ["150 pages of visitors", 150, page, () => ""],
  ["150 pages of ten people", 150, page, (at: number) => `person ${at % 10}`],
  ["150 pages of both", 150, page, (at: number) => (at % 2 ? `person ${at % 10}` : "")],
  ["54 photos of one page", 54, photo, () => "person"],
  ["54 photos for each of five colleagues", 270, photo, (at: number) => `person ${at % 5}`],
  ["54 photos of a report without an account", 54, photoOfReport, () => ""],
  ["ten photos from each of five people", 50, upload, (at: number) => `person ${at % 5}`],
  ["80 people who sign in", 80, form, () => ""],
] as const)("one network gets %s", async (_, count, request, session) => {
  const { beginRendering } = limitRequests();
  const places = times(count, (at) => beginRendering(request(), office, session(at)));
  expect(await answered(places)).toEqual(times(count, () => true));
});

test("a colleague's page has its turn among the first, whatever visitors and one browser ask for", async () => {
  const { beginRendering } = limitRequests();
  const order: string[] = [];
  const ask = (name: string, session: string) => {
    const place = beginRendering(page(), office, session);
    return place?.turn.then(async () => {
      order.push(name);
      await new Promise((resolve) => setTimeout(resolve, 1));
      place.leave();
    });
  };
  const crowd = times(150, () => ask("visitor", ""));
  const greedy = times(16, () => ask("greedy", "greedy"));
  await Promise.all([...crowd, ...greedy, ask("colleague", "colleague")]);
  // As many as are rendered at once, and a turn of each of the others.
  expect(order.indexOf("colleague")).toBeLessThan(32 + 3);
});

test("more than there is room for is refused at once, and one browser leaves some to others", () => {
  const { beginRendering } = limitRequests();
  const taken = (count: number, session: string) =>
    times(count, () => beginRendering(page(), office, session)).filter((turn) => turn !== undefined)
      .length;
  expect(taken(30, "greedy")).toBe(16);
  expect(taken(300, "")).toBe(192);
  expect(taken(1, "colleague")).toBe(1);
});

test("a network's slow uploads keep nobody else from sending", async () => {
  const { beginRendering } = limitRequests();
  for (let n = 0; n < 96; n++) beginRendering(upload(), office, `person ${n}`);
  expect(await answered([beginRendering(upload(), "203.0.113.9", "somebody")])).toEqual([true]);
});
