/**
 * Records of every feature at a place, and the addresses that lead to them. Each feature brings its own in
 * `example-records.test-support.ts`; the tests of roles, tenants and hostile addresses ask for all of them.
 */
import { featureRoutes } from "#features/manifests.routes.ts";
import { features } from "#features/manifests.ts";
import { sortByNeeds } from "#features/sort-by-needs.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Role } from "#platform/identity/roles.ts";

export interface ExamplePlace {
  clientId: string;
  facilityId: string;
  areaId: string;
}

export interface ExampleSite {
  context: Pick<AccountsContext, "db" | "passwords">;
  place: ExamplePlace;
  /** Belongs into each text of a record: by it a page is known to show something of the place. */
  word: string;
}

export interface ExampleScene extends ExampleSite {
  administrator: Actor;
  /** Id of the crew lead who works there. */
  crewLead: string;
  /** Ids of everybody who might be notified. */
  people: readonly string[];
  /** @returns the id of a file that the administrator has sent, and which is attached to nothing yet */
  sendFile(): Promise<string>;
}

/** The records of one feature: ids by what they are. */
type Ids = Readonly<Record<string, string>>;

/** Ids by the name of the feature. */
export type ExampleIds = Readonly<Record<string, Ids>>;

export interface ExampleRecords {
  /** Adds what a place has once. */
  prepare?(site: ExampleSite): Promise<void>;
  /** Adds a record of each noun, and once more where it is called again. `:id` means the first of them. */
  add?(scene: ExampleScene): Promise<Ids>;
  /** Addresses whose `:id` means another one, by their paths. */
  idAt?: Readonly<Record<string, string>>;
  /** Addresses without an id that are about a place by their query. */
  placeQueries?: Readonly<Record<string, (place: ExamplePlace) => string>>;
  /** Queries by which a list has all records. */
  listQueries?: Readonly<Record<string, string>>;
  /** Roles that an address which asks itself lets in; for the API, both roles of clients are the default. */
  letIn?: Readonly<Record<string, readonly Role[]>>;
  /** Its records are the company's own: what the public site receives. */
  isOfNoClient?: true;
}

const modules = import.meta.glob<{ exampleRecords: ExampleRecords }>(
  "../../src/features/*/example-records.test-support.ts",
  { eager: true },
);

const examplesOf: ReadonlyMap<string, ExampleRecords> = new Map(
  Object.entries(modules).map(([path, { exampleRecords }]) => [
    path.split("/").at(-2) ?? "",
    exampleRecords,
  ]),
);

const featureAt: ReadonlyMap<string, string> = new Map(
  featureRoutes.flatMap(({ name, portal, office, api }) =>
    Object.keys({ ...portal, ...office, ...api }).map((path) => [path, name] as const),
  ),
);

const examplesAt = (path: string) => examplesOf.get(featureAt.get(path) ?? "");

/** Records that others use come first. */
const inOrder = sortByNeeds(features.map(({ name, uses }) => ({ name, needs: uses }))).flatMap(
  (name) => {
    const examples = examplesOf.get(name);
    return examples === undefined ? [] : [{ name, examples }];
  },
);

export async function prepareExamples(site: ExampleSite): Promise<void> {
  for (const { examples } of inOrder) await examples.prepare?.(site);
}

/** Adds everything that belongs to clients; calling it again makes the same once more. */
export const addExamples = (scene: ExampleScene): Promise<ExampleIds> => add(scene, false);

export const addExamplesOfNoClient = (scene: ExampleScene): Promise<ExampleIds> => add(scene, true);

async function add(scene: ExampleScene, isOfNoClient: boolean): Promise<ExampleIds> {
  const ids: Record<string, Ids> = {};
  for (const { name, examples } of inOrder)
    if ((examples.isOfNoClient ?? false) === isOfNoClient && examples.add !== undefined)
      ids[name] = await examples.add(scene);
  return ids;
}

/** @throws if the feature has made none */
export function exampleId(ids: ExampleIds, feature: string, noun: string): string {
  const id = ids[feature]?.[noun];
  if (id === undefined) throw new Error(`${feature} has no example of a ${noun}`);
  return id;
}

/** Beneath the page of a client or a facility, whatever feature stands there. */
const ofClient = /^office\/clients\/:id\b/;
const ofFacility = /^(client-portal|api\/portal)\/facilities\/:id\b/;

/** A client is one record, wherever its facilities are. */
export const isAboutClient = (path: string): boolean =>
  ofClient.test(path) && !path.includes(":facilityId");

/** True if the address leads to a record or a place, and does not list several. */
export const isAboutRecord = (path: string): boolean =>
  path.includes(":id") || examplesAt(path)?.placeQueries?.[path] !== undefined;

export const isOfNoClient = (path: string): boolean => examplesAt(path)?.isOfNoClient ?? false;

export const listQuery = (path: string): string => examplesAt(path)?.listQueries?.[path] ?? "";

/** Roles that addresses which ask themselves let in, by their paths. */
export const letIn: Readonly<Record<string, readonly Role[]>> = Object.assign(
  {},
  ...inOrder.map(({ examples }) => examples.letIn ?? {}),
);

/** @throws for an address of which its feature does not say what it is about */
export function exampleAddress(path: string, place: ExamplePlace, ids: ExampleIds): string {
  const filled = path
    .replace(":id", () => idAt(path, place, ids))
    .replace(":facilityId", place.facilityId)
    .replace(":planId", () => exampleId(ids, "floor-plans", "plan"))
    .replace("*", "nothing");
  return `/${filled}${examplesAt(path)?.placeQueries?.[path]?.(place) ?? ""}`;
}

function idAt(path: string, { clientId, facilityId }: ExamplePlace, ids: ExampleIds): string {
  if (ofClient.test(path)) return clientId;
  if (ofFacility.test(path)) return facilityId;
  const feature = featureAt.get(path) ?? "";
  const ofFeature = ids[feature] ?? {};
  const id = ofFeature[examplesAt(path)?.idAt?.[path] ?? Object.keys(ofFeature)[0] ?? ""];
  if (id === undefined)
    throw new Error(
      `src/features/${feature}/example-records.test-support.ts makes none for ${path}`,
    );
  return id;
}
