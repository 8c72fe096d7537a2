/** Every address, asked by everybody about every place: by content, status, counts and search nothing leaks. */
import { expect, test } from "@playwright/test";
import {
  addressOf,
  isLetIn,
  listAddress,
  listPaths,
  maySee,
  nowhere,
  recordPaths,
  unknownPaths,
} from "../support/tenants/addresses.ts";
import { type Answer, ask, comparable, difference, shownText } from "../support/tenants/answers.ts";
import { listen } from "../support/tenants/listen.ts";
import {
  type Place,
  places,
  placesIn,
  type Visitor,
  type VisitorName,
  visitors,
  wordOf,
} from "../support/tenants/places.ts";
import { startWorld, type World } from "../support/tenants/world.ts";

let world: World;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  world = await startWorld();
});
test.afterAll(() => world?.end());

type Known = Visitor & { name: VisitorName };
const everybody: readonly Known[] = visitors;
const open = ({ name }: Known, address: string) => ask(world, address, world.cookies[name]);

test("a new address without a row fails here", () => {
  expect(unknownPaths).toEqual([]);
});

test("a record opens for those alone whose reach has its place, and is nothing for the others", async () => {
  test.setTimeout(300_000);
  const shown = new Set<string>();
  for (const path of recordPaths)
    for (const visitor of everybody) {
      for (const place of places) {
        const what = `${visitor.name}, ${path}, ${place}`;
        const answer = await open(visitor, addressOf(path, world.at[place]));
        for (const one of placesIn(answer.text)) expect.soft(visitor.reach, what).toContain(one);
        if (maySee(path, visitor, place)) {
          expect.soft(answer.status, what).toBe(200);
          if (placesIn(shownText(answer)).length > 0) shown.add(path);
        } else {
          expect.soft(visitor.role ? [404] : [401, 303], what).toContain(answer.status);
          // Who may see it elsewhere knows that it is there.
          if (visitor.reach.includes(place)) continue;
          const missing = nowhere();
          const nothing = await open(visitor, addressOf(path, missing));
          const [found, reference] = [without(answer, world.at[place]), without(nothing, missing)];
          expect.soft(difference(found, reference), what).toBe("");
          await expectNoData(visitor, addressOf(path, world.at[place]).split("?")[0] ?? "");
        }
      }
    }
  // Otherwise words could be missing because nothing of a record is shown; photos have no text, and
  // that of a PDF is packed.
  expect
    .soft(recordPaths.filter((path) => !shown.has(path) && !/\/files\/|\/file$|\.pdf$/.test(path)))
    .toEqual([]);
});

test("a file of a message opens for who may read its thread", async () => {
  test.setTimeout(120_000);
  for (const area of ["client-portal", "office"])
    for (const ending of ["", "/thumbnail"])
      for (const visitor of everybody)
        for (const place of places) {
          const file = `/${area}/files/${world.at[place].threadFile}${ending}`;
          const { status } = await open(visitor, file);
          const what = `${visitor.name}, ${file}, ${place}`;
          if (maySee(`${area}/messages/:id`, visitor, place)) expect.soft(status, what).toBe(200);
          else expect.soft(visitor.role ? [404] : [401, 303], what).toContain(status);
        }
});

/** What the router's own requests answer. */
async function expectNoData(visitor: Known, address: string) {
  const data = await open(visitor, `${address}.data`);
  // The choice of facilities around the portal's pages has those of the reader, if they are several.
  const isChosenFrom = address.startsWith("/client-portal") && visitor.reach.length > 1;
  const around: readonly Place[] = isChosenFrom ? visitor.reach : [];
  const beyond = placesIn(data.text).filter((one) => !around.includes(one));
  expect.soft(beyond, `${visitor.name}, ${address}.data`).toEqual([]);
}

const without = (answer: Answer, records: object): string =>
  comparable(answer, Object.values(records));

test("a list shows each visitor the whole of the own reach, and nothing beyond it", async () => {
  test.setTimeout(300_000);
  for (const path of listPaths) {
    const seen = new Map<Known, Place[]>();
    for (const visitor of everybody) {
      const answer = await open(visitor, listAddress(path));
      const what = `${visitor.name}, ${path}`;
      for (const one of placesIn(answer.text)) expect.soft(visitor.reach, what).toContain(one);
      expect.soft(statusesAt(path, visitor), what).toContain(answer.status);
      if (answer.status === 200) seen.set(visitor, placesIn(shownText(answer)));
      await expectWithin(visitor, `${listAddress(path).split("?")[0]}.data`);
    }
    // Where anybody sees places, everybody sees all of the own; the text of a PDF is packed.
    if (path.endsWith(".pdf")) continue;
    if ([...seen.values()].every((found) => found.length === 0)) continue;
    for (const [visitor, found] of seen)
      expect
        .soft(found, `${visitor.name}, ${path}`)
        .toEqual(places.filter((one) => visitor.reach.includes(one)));
  }
});

/** The portal's own address is the sign-in for guests, and leads staff to their office. */
function statusesAt(path: string, visitor: Known): number[] {
  if (isLetIn(path, visitor)) return [200, 303];
  if (path === "client-portal") return [visitor.role ? 303 : 200];
  return visitor.role ? [404] : [401, 303];
}

async function expectWithin(visitor: Known, address: string) {
  const { text } = await open(visitor, address);
  for (const one of placesIn(text)) expect.soft(visitor.reach, address).toContain(one);
}

test("what happens elsewhere changes no list, count, order or number", async () => {
  test.setTimeout(600_000);
  const lists = (place: Place) =>
    everybody
      .filter(({ role, reach }) => role !== undefined && !reach.includes(place))
      .flatMap((visitor) =>
        listPaths.filter((path) => isLetIn(path, visitor)).map((path) => ({ visitor, path })),
      );
  for (const place of ["foreign", "unassigned"] as const) {
    const before = new Map<string, string>();
    const read = async ({ visitor, path }: { visitor: Known; path: string }) =>
      comparable(await open(visitor, listAddress(path)));
    for (const one of lists(place)) before.set(`${one.visitor.name}, ${one.path}`, await read(one));
    for (let times = 0; times < 3; times++) await world.happenAgain(place);
    for (const one of lists(place)) {
      const what = `${one.visitor.name}, ${one.path}`;
      const changed = difference(await read(one), before.get(what) ?? "");
      expect.soft(changed, `${what}, after something at ${place}`).toBe("");
    }
  }
});

test("a search or filter for what lies elsewhere finds what one for nothing finds", async () => {
  test.setTimeout(300_000);
  const searched = listPaths.filter((path) =>
    /work-orders|messages|schedule|people|clients|find/.test(path),
  );
  for (const visitor of everybody.filter(({ role }) => role !== undefined))
    for (const place of places.filter((one) => !visitor.reach.includes(one)))
      for (const path of searched.filter((one) => isLetIn(one, visitor))) {
        const missing = nowhere();
        const { clientId, facilityId } = world.at[place];
        // Of another facility of the same client, that id is no secret.
        const isOwnClient = visitor.reach.some((own) => world.at[own].clientId === clientId);
        const asked = [wordOf(place), facilityId, ...(isOwnClient ? [] : [clientId])];
        const here = queriesFor(asked);
        const nothing = queriesFor(["Zqnowhere", missing.facilityId, missing.clientId]);
        for (const [index, one] of here.entries()) {
          const address = listAddress(path);
          const sign = address.includes("?") ? "&" : "?";
          const found = await open(visitor, address + sign + one);
          const reference = await open(visitor, address + sign + nothing[index]);
          const same = difference(
            comparable(found, asked),
            comparable(reference, ["Zqnowhere", ...Object.values(missing)]),
          );
          expect.soft(same, `${visitor.name}, ${path}, ${one}`).toBe("");
        }
      }
});

const queriesFor = ([word, facility, client]: readonly string[]): string[] => [
  `words=${word}`,
  `q=${word}`,
  `facility=${facility}&facilityId=${facility}`,
  ...(client ? [`client=${client}`] : []),
];

test("the command menu finds each place for those alone whose reach has it", async () => {
  for (const path of ["client-portal/find.json", "office/find.json"])
    for (const visitor of everybody.filter((one) => isLetIn(path, one)))
      for (const place of places) {
        const answer = await open(visitor, `/${path}?q=${wordOf(place)}`);
        const what = `${visitor.name}, ${path}, ${place}`;
        expect.soft(answer.status, what).toBe(200);
        expect
          .soft(placesIn(answer.text), what)
          .toEqual(visitor.reach.includes(place) ? [place] : []);
      }
});

test("a calendar has the visits of its owner's reach alone", async () => {
  for (const visitor of everybody.filter(({ role }) => role?.startsWith("client-"))) {
    const path = "/client-portal/schedule/calendar";
    const made = await fetch(world.url + path, {
      method: "POST",
      redirect: "manual",
      headers: {
        Cookie: world.cookies[visitor.name] ?? "",
        Origin: world.url,
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: "step=renew",
    });
    expect.soft(made.status).toBe(303);
    const { text } = await open(visitor, path);
    const [address = ""] = /\/api\/calendar\/[\w.-]+\.ics/.exec(text) ?? [];
    const calendar = await ask(world, address, undefined);
    expect.soft(calendar.status, visitor.name).toBe(200);
    expect
      .soft(placesIn(calendar.text), visitor.name)
      .toEqual(places.filter((one) => visitor.reach.includes(one)));
  }
});

test("an event stream tells of the own reach alone", async () => {
  const signedIn = everybody.filter(({ role }) => role !== undefined);
  const streams = new Map<Known, Awaited<ReturnType<typeof listen>>>();
  for (const visitor of signedIn)
    streams.set(visitor, await listen(world, world.cookies[visitor.name]));
  const happened = {} as Record<Place, string[]>;
  for (const place of places) {
    const { order, thread, visit } = await world.happenAgain(place);
    happened[place] = [order, thread, visit];
  }
  const administrator = streams.get(everybody.at(-1) as Known);
  for (const place of places)
    await expect.poll(() => administrator?.text()).toContain(happened[place][1]);
  for (const [visitor, stream] of streams) {
    const heard = places.filter((place) =>
      happened[place].some((id) => stream.text().includes(id)),
    );
    const told = visitor.role === "recruiter" ? [] : visitor.reach;
    // Crew leads hear of what is theirs to do, and of no threads.
    expect
      .soft(
        heard.filter((place) => !told.includes(place)),
        visitor.name,
      )
      .toEqual([]);
    if (visitor.role?.startsWith("client-")) expect.soft(heard, visitor.name).toEqual([...told]);
    stream.end();
  }
  expect.soft((await ask(world, "/api/events", undefined)).status).toBe(401);
});
