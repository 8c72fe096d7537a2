/** A server on PostgreSQL with two clients, and a browser's cookie for each visitor. */
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { openMissingOpportunities } from "#features/opportunities/open-opportunities.server.ts";
import { clients } from "#features/schema.ts";
import { openDatabase } from "#platform/database/open.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { createMigratedDatabase } from "../databases.ts";
import {
  addExamples,
  addExamplesOfNoClient,
  type ExamplePlace,
  type ExampleScene,
  prepareExamples,
} from "../example-records.ts";
import { addClient, addPerson, cheapPasswords, password, type TestPerson } from "../people.ts";
import { photo } from "../sample-files.ts";
import { startServer } from "../server.ts";
import { signedIn } from "../signed-in.ts";
import { addPlace, type PlaceRecords } from "./place-records.ts";
import { type Place, places, type VisitorName, visitors, wordOf } from "./places.ts";

type Context = Pick<AccountsContext, "db" | "passwords">;

export interface World {
  url: string;
  db: AccountsContext["db"];
  cookies: Record<VisitorName, string | undefined>;
  people: Record<Exclude<VisitorName, "guest">, TestPerson>;
  at: Record<Place, PlaceRecords>;
  /** Everything that happens at a place, once more. */
  happenAgain(place: Place): Promise<PlaceRecords>;
  end(): Promise<void>;
}

export async function startWorld(): Promise<World> {
  const database = await createMigratedDatabase();
  const log = pino({ level: "silent" });
  const opened = await openDatabase({
    dataDirectory: tmpdir(),
    databaseUrl: database.url,
    log,
  });
  if (!opened.ok) throw new Error(opened.message);
  const server = await startServer({
    env: { DATABASE_URL: database.url, SECRET_KEY: randomUUID() + randomUUID() },
  });
  const { db } = opened.database;
  const context = { db, passwords: await cheapPasswords() };

  const [ownClient, other] = [await addClient(context), await addClient(context)];
  await db
    .update(clients)
    .set({ name: `${wordOf("foreign")} group` })
    .where(eq(clients.id, other.id));
  const owners: Record<Place, string> = {
    assigned: ownClient.id,
    unassigned: ownClient.id,
    foreign: other.id,
  };
  const bare = {} as Record<Place, ExamplePlace>;
  for (const place of places) {
    bare[place] = await addPlace(context, place, owners[place]);
    await prepareExamples({ context, place: bare[place], word: wordOf(place) });
  }
  const people = await addVisitors(context, ownClient.id, other.id, bare.assigned.facilityId);
  const cookies = {} as World["cookies"];
  for (const { name } of visitors)
    cookies[name] =
      name === "guest"
        ? undefined
        : await signedIn(server.url, { username: people[name].username, password });

  const actor: Actor = {
    accountId: people.administrator.id,
    sessionId: "",
    role: "administrator",
    clientId: undefined,
    name: "Dana",
    language: "en",
    needsSecondFactor: false,
  };
  const sceneAt = (place: Place): ExampleScene => ({
    context,
    place: bare[place],
    word: wordOf(place),
    administrator: actor,
    crewLead: people["crew lead"].id,
    people: Object.values(people).map(({ id }) => id),
    sendFile: () => sendPhoto(server.url, cookies.administrator),
  });
  const happenAgain = async (place: Place) => ({
    place: bare[place],
    ids: await addExamples(sceneAt(place)),
  });
  const at = {} as World["at"];
  for (const place of places) at[place] = await happenAgain(place);
  await addExamplesOfNoClient(sceneAt("assigned"));
  // Else a job does it every ten minutes, and a count rises between two answers that are compared.
  await openMissingOpportunities(db);
  return {
    url: server.url,
    db,
    cookies,
    people,
    at,
    happenAgain,
    async end() {
      await server.discard();
      await opened.database.close();
      await database.drop();
    },
  };
}

async function addVisitors(context: Context, clientId: string, other: string, facilityId: string) {
  const people = {} as World["people"];
  for (const { name, ...visitor } of visitors) {
    if (name === "guest" || !("role" in visitor)) continue;
    const isStranger = name === "other client's administrator";
    people[name] = await addPerson(context, {
      role: visitor.role,
      clientId: isStranger ? other : clientId,
      clientIds: [clientId],
      facilityIds: name === "member without a facility" || isStranger ? [] : [facilityId],
    });
  }
  return people;
}

async function sendPhoto(url: string, cookie = ""): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(await photo())]), "IMG_1.jpg");
  const answer = await fetch(`${url}/office/files`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: url },
    body: form,
  });
  const { id } = (await answer.json()) as { id?: string };
  if (id === undefined) throw new Error(`the photo was not taken: ${answer.status}`);
  return id;
}
