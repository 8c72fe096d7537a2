/** What the types of the manifests cannot say: each sentence names the feature and what it lacks. */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ChangeEventKind, ClientChangeKind } from "#platform/changes/change-event-kinds.ts";
import type { FeatureServer } from "#platform/feature.server.ts";
import type { Feature } from "#platform/feature.ts";
import { languages } from "#platform/language/language.ts";
import {
  choicesOf,
  type NotificationDefinition,
  type NotificationDefinitions,
} from "#platform/notifications/notification-definitions.server.ts";
import type { NotificationKind } from "#platform/notifications/notification-kinds.ts";
import { changeEventDefinitions } from "./change-event-definitions.server.ts";
import { featureRoutes } from "./manifests.routes.ts";
import { featureServers } from "./manifests.server.ts";
import { features } from "./manifests.ts";
import { notificationDefinitions } from "./notification-definitions.server.ts";

const servers: readonly FeatureServer[] = featureServers;
const serverOf = ({ name }: Feature) => servers.find((server) => server.name === name);

const exampleFile = "example-records.test-support.ts";

const sectionsOf = ({ portal, office }: Feature) => [
  ...(portal?.sections ?? []),
  ...(office?.sections ?? []),
];

it("every manifest of a folder is in its list", () => {
  const lists = {
    "feature.ts": features,
    "feature.server.ts": servers,
    "feature.routes.ts": featureRoutes,
  };
  const missing = Object.entries(lists).flatMap(([file, list]) =>
    readdirSync(import.meta.dirname)
      .filter((folder) => existsSync(join(import.meta.dirname, folder, file)))
      .filter((folder) => !list.some(({ name }) => name === folder))
      .map((folder) => `src/features/${folder}/${file} is in no list, or under another name`),
  );
  expect(missing).toEqual([]);
});

it("every feature that keeps records adds some to the demonstration", () => {
  // What an owner has entered, brings along or takes out, which days were done, and what was run by itself.
  const keepsNoRecords = [
    // Added by the features that they are about.
    "appointments",
    "backups",
    // A proposal that both have signed waits there, so that the page can be seen.
    "client-starts",
    "data-exports",
    "imports",
    "morning-reports",
    // Added by the features of what was sent.
    "own-pages",
    // Added with the opportunities that they are about.
    "prospects",
    "settings",
    "website",
  ];
  const missing = servers
    .filter(({ demonstration }) => typeof demonstration === "string")
    .filter(({ name }) => existsSync(join(import.meta.dirname, name, "tables")))
    .filter(({ name }) => !keepsNoRecords.includes(name))
    .map(({ name }) => `src/features/${name} has tables and no demonstration.server.ts`);
  expect(missing).toEqual([]);
});

const routesOf = (name: string) => featureRoutes.find((routes) => routes.name === name);

/** Beneath them stand pages of many features, which are about the client or the facility. */
const ofPlaces = /^(office\/clients|(client-portal|api\/portal)\/facilities)\/:id\b/;
/** Rows of a client, and of one of its facilities. */
const tablesOfClients = /\bfacilityColumns\(|\bclientId:/;

it("every feature brings an example of what its addresses and its clients' tables are about", () => {
  const isAboutRecords = (name: string) => {
    const routes = routesOf(name);
    const pages = [
      ...Object.entries(routes?.portal ?? {}),
      ...Object.entries(routes?.office ?? {}),
    ];
    const paths = [
      ...pages.filter(([, { roles }]) => roles !== "only posted").map(([path]) => path),
      ...Object.keys(routes?.api ?? {}),
    ];
    return paths.some((path) => path.includes(":id") && !ofPlaces.test(path));
  };
  const keepsRowsOfClients = (name: string) =>
    globSync(`${name}/tables/*.ts`, { cwd: import.meta.dirname }).some((path) =>
      tablesOfClients.test(readFileSync(join(import.meta.dirname, path), "utf8")),
    );
  const missing = features
    .map(({ name }) => name)
    .filter((name) => isAboutRecords(name) || keepsRowsOfClients(name))
    .filter((name) => !existsSync(join(import.meta.dirname, name, exampleFile)))
    .map((name) => `src/features/${name}/${exampleFile} is missing: nobody attacks its addresses`);
  expect(missing).toEqual([]);
});

const pages = featureRoutes.flatMap(
  ({ name, portal = {}, office = {}, occupant = {}, api = {} }) => [
    ...[...Object.entries(portal), ...Object.entries(office)].map(([path, { module }]) => ({
      name,
      path,
      module,
    })),
    ...[...Object.entries(occupant), ...Object.entries(api)].map(([path, module]) => ({
      name,
      path,
      module,
    })),
  ],
);

it("every section, and every entry of the settings, leads to an address", () => {
  const missing = features.flatMap((feature) =>
    [...sectionsOf(feature), ...(serverOf(feature)?.settings ?? [])]
      .filter((section) => !pages.some(({ path }) => `/${path}` === section.path))
      .map(({ path }) => `${feature.name}: no feature.routes.ts has the address of ${path}`),
  );
  expect(missing).toEqual([]);
});

it("every page and resource stands at an address", () => {
  const addressed = new Set(pages.map(({ name, module }) => `${name}/${module}`));
  const isRouteModule = (path: string) =>
    /^export (default|(async function|function|const) (loader|action)\b)/m.test(
      readFileSync(join(import.meta.dirname, path), "utf8"),
    );
  const missing = globSync("*/**/*.{ts,tsx}", { cwd: import.meta.dirname })
    .filter((path) => !addressed.has(path) && !/\.(server|test)\.tsx?$/.test(path))
    .filter(isRouteModule)
    .map((path) => `src/features/${path} has no address in its feature.routes.ts`);
  expect(missing).toEqual([]);
});

it("no two sections, actions, finders, nouns, notifications, parts of the system page or entries of the settings have the same place", () => {
  const places = [
    ...features.flatMap(({ name, portal, office }) =>
      Object.entries({
        "portal.sections": portal?.sections,
        "portal.actions": portal?.actions,
        "office.sections": office?.sections,
        "office.actions": office?.actions,
      }).flatMap(([list, entries = []]) => entries.map(({ place }) => ({ name, list, place }))),
    ),
    ...servers.flatMap(
      ({ name, find = [], history = {}, notifications = {}, systemChecks = [], settings = [] }) => [
        ...Object.values(notifications).map(({ place }) => ({
          name,
          list: "notifications",
          place,
        })),
        ...find.map(({ place }) => ({ name, list: "find", place })),
        ...Object.values(history).map(({ place }) => ({ name, list: "history", place })),
        ...systemChecks.map(({ place }) => ({ name, list: "systemChecks", place })),
        ...settings.map(({ place }) => ({ name, list: "settings", place })),
      ],
    ),
  ];
  const shared = [...Map.groupBy(places, ({ list, place }) => `${place} of ${list}`)]
    .filter(([, entries]) => entries.length > 1)
    .map(([place, entries]) => `${entries.map(({ name }) => name).join(" and ")} have ${place}`);
  expect(shared).toEqual([]);
});

it("no two features work on the same queue", () => {
  const queues = servers.flatMap(({ jobs }) => jobs?.queues ?? []);
  expect(queues.length).toBeGreaterThan(5);
  expect(queues.filter((queue, at) => queues.indexOf(queue) !== at)).toEqual([]);
});

it("what a section says to have a finder is found", () => {
  const missing = features.flatMap((feature) =>
    sectionsOf(feature)
      .filter(({ hasFinder }) => hasFinder && !serverOf(feature)?.find)
      .map(({ path }) => `${feature.name}: feature.server.ts has no "find" for ${path}`),
  );
  expect(missing).toEqual([]);
});

/** Beside the sections: the layouts renew it by themselves. */
const isBell = (path: string) => path.endsWith("/notifications");

it("a count of what waits is renewed by change events, and what they renew is counted", () => {
  const wrong = features.flatMap((feature) => {
    const counted = Object.keys(serverOf(feature)?.attention ?? {}).filter((path) => !isBell(path));
    const renewed = sectionsOf(feature)
      .filter(({ attentionKinds }) => attentionKinds)
      .map(({ path }) => path);
    return [
      ...counted
        .filter((path) => !renewed.includes(path))
        .map((path) => `${feature.name}: no section with "attentionKinds" has the path ${path}`),
      ...renewed
        .filter((path) => !counted.includes(path))
        .map((path) => `${feature.name}: feature.server.ts has no "attention" for ${path}`),
    ];
  });
  expect(wrong).toEqual([]);
});

describe("kinds of notifications", () => {
  const { kinds, records } = notificationDefinitions;

  it("that are misspelt, or are defined in part or nowhere, do not compile", () => {
    const named: NotificationKind[] = [
      "key-lost",
      // @ts-expect-error: no feature declares it
      "key-lots",
    ];
    const { "key-lost": lost, ...others } = kinds;
    // @ts-expect-error: a feature declares "key-lost", and nobody defines it
    const all: NotificationDefinitions["kinds"] = others;
    const { label: _, ...rest } = lost;
    // @ts-expect-error: nobody says what it is called
    const unnamed: NotificationDefinition<"key-lost"> = rest;
    const { describe: __, ...silent } = records.key;
    // @ts-expect-error: nobody says what is told of a key
    const key: NotificationDefinitions["records"]["key"] = silent;
    expect([named, all, unnamed, key]).toHaveLength(4);
  });

  it("stand under their own names, with their usual choice among the choices", () => {
    const wrong = Object.entries(kinds).filter(
      ([name, kind]) =>
        kind.name !== name || !choicesOf(kind).some((choice) => choice === kind.usual),
    );
    expect(wrong).toEqual([]);
    expect(Object.entries(records).filter(([name, record]) => record.name !== name)).toEqual([]);
  });

  it("have a label for clients and one for staff, in every language", () => {
    for (const language of languages)
      for (const audience of ["client", "staff"] as const)
        for (const { name, label } of Object.values(kinds))
          expect(label({ language, audience }), `${name} in ${language}`).toMatch(/^\p{Lu}.{5}/u);
  });
});

it("a kind of change event that is misspelt, or is about no client, does not compile", () => {
  const listened: ChangeEventKind[] = [
    "notification",
    "invoice",
    // @ts-expect-error: no feature declares it
    "invoices",
  ];
  // @ts-expect-error: whom it concerns is not said by a client
  const ofClient: ClientChangeKind = "lead";
  const { invoice: _, ...others } = changeEventDefinitions;
  // @ts-expect-error: a feature declares "invoice", and nobody defines it
  const all: typeof changeEventDefinitions = others;
  expect([listened, ofClient, all]).toHaveLength(3);
});
