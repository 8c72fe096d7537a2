/** Every address, asked by everybody about every place: by content, status, counts and search nothing leaks. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { eightAtOnce } from "../support/eight-at-once.ts";
import { exampleId } from "../support/example-records.ts";
import {
  addressOf,
  isLetIn,
  listAddress,
  listPaths,
  maySee,
  recordPaths,
  unknownPaths,
} from "../support/tenants/addresses.ts";
import {
  type Answer,
  ask,
  comparable,
  difference,
  visibleText,
} from "../support/tenants/answers.ts";
import { listen } from "../support/tenants/listen.ts";
import { idsIn, nowhere, type PlaceRecords } from "../support/tenants/place-records.ts";
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

vi.setConfig({ testTimeout: 600_000 });

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 180_000);
afterAll(() => world?.end());

type Known = Visitor & { name: VisitorName };
const everybody: readonly Known[] = visitors;
const open = ({ name }: Known, address: string) => ask(world, address, world.cookies[name]);

it("a new address without a row fails here", () => {
  expect(unknownPaths).toEqual([]);
});

it("a record opens for those alone whose reach has its place, and is nothing for the others", async () => {
  const shown = new Set<string>();
  const askFor = async (visitor: Known, path: string, place: Place) => {
    const what = `${visitor.name}, ${path}, ${place}`;
    const answer = await open(visitor, addressOf(path, world.at[place]));
    for (const seenPlace of placesIn(answer.text))
      expect.soft(visitor.visiblePlaces, what).toContain(seenPlace);
    if (maySee(path, visitor, place)) {
      expect.soft(answer.status, what).toBe(200);
      if (placesIn(visibleText(answer)).length > 0) shown.add(path);
      return;
    }
    expect.soft(visitor.role ? [404] : [401, 303], what).toContain(answer.status);
    // Who may see it elsewhere knows that it is there.
    if (visitor.visiblePlaces.includes(place)) return;
    const missing = nowhere(world.at[place]);
    const nothing = await open(visitor, addressOf(path, missing));
    const [answered, reference] = [without(answer, world.at[place]), without(nothing, missing)];
    expect.soft(difference(answered, reference), what).toBe("");
    await expectNoData(visitor, addressOf(path, world.at[place]).split("?")[0] ?? "");
  };
  // Who opens a record has read what was told of it: each visitor does one thing at a time.
  await eightAtOnce(everybody, async (visitor) => {
    for (const path of recordPaths) for (const place of places) await askFor(visitor, path, place);
  });
  // Otherwise words could be missing because nothing of a record is shown; photos have no text, and
  // that of a PDF is packed.
  expect
    .soft(recordPaths.filter((path) => !shown.has(path) && !/\/files\/|\/file$|\.pdf$/.test(path)))
    .toEqual([]);
});

it("a file of a message opens for who may read its thread", async () => {
  for (const area of ["client-portal", "office"])
    for (const ending of ["", "/thumbnail"])
      await eightAtOnce(everybody, async (visitor) => {
        for (const place of places) {
          const id = exampleId(world.at[place].ids, "messages", "file");
          const file = `/${area}/files/${id}${ending}`;
          const { status } = await open(visitor, file);
          const what = `${visitor.name}, ${file}, ${place}`;
          if (maySee(`${area}/messages/:id`, visitor, place)) expect.soft(status, what).toBe(200);
          else expect.soft(visitor.role ? [404] : [401, 303], what).toContain(status);
        }
      });
});

/** What the router's own requests answer. */
async function expectNoData(visitor: Known, address: string) {
  const data = await open(visitor, `${address}.data`);
  // The choice of facilities around the portal's pages has those of the reader, if they are several.
  const isChosenFrom = address.startsWith("/client-portal") && visitor.visiblePlaces.length > 1;
  const around: readonly Place[] = isChosenFrom ? visitor.visiblePlaces : [];
  const beyond = placesIn(data.text).filter((seenPlace) => !around.includes(seenPlace));
  expect.soft(beyond, `${visitor.name}, ${address}.data`).toEqual([]);
}

const without = (answer: Answer, records: PlaceRecords): string =>
  comparable(answer, idsIn(records));

it("a list shows each visitor the whole of the own reach, and nothing beyond it", async () => {
  for (const path of listPaths) {
    const seen = new Map<Known, Place[]>();
    await eightAtOnce(everybody, async (visitor) => {
      const answer = await open(visitor, listAddress(path));
      const what = `${visitor.name}, ${path}`;
      for (const seenPlace of placesIn(answer.text))
        expect.soft(visitor.visiblePlaces, what).toContain(seenPlace);
      expect.soft(statusesAt(path, visitor), what).toContain(answer.status);
      if (answer.status === 200) seen.set(visitor, placesIn(visibleText(answer)));
      await expectWithin(visitor, `${listAddress(path).split("?")[0]}.data`);
    });
    // Where anybody sees places, everybody sees all of the own; the text of a PDF is packed.
    if (path.endsWith(".pdf")) continue;
    if ([...seen.values()].every((seenPlaces) => seenPlaces.length === 0)) continue;
    for (const [visitor, seenPlaces] of seen)
      expect
        .soft(seenPlaces, `${visitor.name}, ${path}`)
        .toEqual(places.filter((place) => visitor.visiblePlaces.includes(place)));
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
  for (const seenPlace of placesIn(text))
    expect.soft(visitor.visiblePlaces, address).toContain(seenPlace);
}

it("what happens elsewhere changes no list, count, order or number", async () => {
  const lists = (place: Place) =>
    everybody
      .filter(({ role, visiblePlaces }) => role !== undefined && !visiblePlaces.includes(place))
      .flatMap((visitor) =>
        listPaths.filter((path) => isLetIn(path, visitor)).map((path) => ({ visitor, path })),
      );
  for (const place of ["foreign", "unassigned"] as const) {
    const read = async ({ visitor, path }: { visitor: Known; path: string }) =>
      comparable(await open(visitor, listAddress(path)));
    const before = await eightAtOnce(lists(place), read);
    for (let times = 0; times < 3; times++) await world.happenAgain(place);
    const after = await eightAtOnce(lists(place), read);
    for (const [at, { visitor, path }] of lists(place).entries()) {
      const changed = difference(after[at] ?? "", before[at] ?? "");
      expect.soft(changed, `${visitor.name}, ${path}, after something at ${place}`).toBe("");
    }
  }
});

it("a search or filter for what lies elsewhere finds what one for nothing finds", async () => {
  const searched = listPaths.filter((path) =>
    /work-orders|messages|schedule|people|clients|find/.test(path),
  );
  const searches = everybody
    .filter(({ role }) => role !== undefined)
    .flatMap((visitor) =>
      places
        .filter((place) => !visitor.visiblePlaces.includes(place))
        .flatMap((place) =>
          searched
            .filter((path) => isLetIn(path, visitor))
            .map((path) => ({ visitor, place, path })),
        ),
    );
  await eightAtOnce(searches, async ({ visitor, place, path }) => {
    const missing = nowhere(world.at[place]);
    const { clientId, facilityId } = world.at[place].place;
    // Where the visitor belongs to the same client, that client's id is no secret.
    const isOwnClient = visitor.visiblePlaces.some(
      (visiblePlace) => world.at[visiblePlace].place.clientId === clientId,
    );
    const values = [wordOf(place), facilityId, ...(isOwnClient ? [] : [clientId])];
    const here = queriesFor(values);
    const { place: noPlace } = missing;
    const nothing = queriesFor(["Zqnowhere", noPlace.facilityId, noPlace.clientId]);
    for (const [index, query] of here.entries()) {
      const address = listAddress(path);
      const sign = address.includes("?") ? "&" : "?";
      const answer = await open(visitor, address + sign + query);
      const reference = await open(visitor, address + sign + nothing[index]);
      const same = difference(
        comparable(answer, values),
        comparable(reference, ["Zqnowhere", ...idsIn(missing)]),
      );
      expect.soft(same, `${visitor.name}, ${path}, ${query}`).toBe("");
    }
  });
});

const queriesFor = ([word, facility, client]: readonly string[]): string[] => [
  `words=${word}`,
  `q=${word}`,
  `facility=${facility}&facilityId=${facility}`,
  ...(client ? [`client=${client}`] : []),
];

it("the command menu finds each place for those alone whose reach has it", async () => {
  const searches = ["client-portal/find.json", "office/find.json"].flatMap((path) =>
    everybody
      .filter((visitor) => isLetIn(path, visitor))
      .flatMap((visitor) => places.map((place) => ({ path, visitor, place }))),
  );
  await eightAtOnce(searches, async ({ path, visitor, place }) => {
    const answer = await open(visitor, `/${path}?q=${wordOf(place)}`);
    const what = `${visitor.name}, ${path}, ${place}`;
    expect.soft(answer.status, what).toBe(200);
    expect
      .soft(placesIn(answer.text), what)
      .toEqual(visitor.visiblePlaces.includes(place) ? [place] : []);
  });
});

it("a calendar has the visits of its owner's reach alone", async () => {
  const clients = everybody.filter(({ role }) => role?.startsWith("client-"));
  await eightAtOnce(clients, async (visitor) => {
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
      .toEqual(places.filter((place) => visitor.visiblePlaces.includes(place)));
  });
});

it("an event stream tells of the own reach alone", async () => {
  const signedIn = everybody.filter(({ role }) => role !== undefined);
  const streams = new Map<Known, Awaited<ReturnType<typeof listen>>>();
  for (const visitor of signedIn)
    streams.set(visitor, await listen(world, world.cookies[visitor.name]));
  const happened = {} as Record<Place, string[]>;
  for (const place of places) {
    const { ids } = await world.happenAgain(place);
    happened[place] = [
      exampleId(ids, "work-orders", "order"),
      exampleId(ids, "messages", "thread"),
      exampleId(ids, "visits", "visit"),
    ];
  }
  const administrator = streams.get(everybody.at(-1) as Known);
  for (const place of places)
    await expect.poll(() => administrator?.text()).toContain(happened[place][1]);
  for (const [visitor, stream] of streams) {
    const heard = places.filter((place) =>
      happened[place].some((id) => stream.text().includes(id)),
    );
    const audible = visitor.role === "recruiter" ? [] : visitor.visiblePlaces;
    // Crew leads hear of what is theirs to do, and of no threads.
    expect
      .soft(
        heard.filter((place) => !audible.includes(place)),
        visitor.name,
      )
      .toEqual([]);
    if (visitor.role?.startsWith("client-")) expect.soft(heard, visitor.name).toEqual([...audible]);
    stream.end();
  }
  expect.soft((await ask(world, "/api/events", undefined)).status).toBe(401);
});
