/** Calls the addresses that forms are posted to, as the request handler does, without a network. */

import { randomUUID } from "node:crypto";
import type { PgBoss } from "pg-boss";
import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { readConfig } from "#config";
import { areaArchivedContext } from "#features/facilities/areas/change-areas.server.ts";
import { calendarChangeContext } from "#features/facilities/change-facility.server.ts";
import { panelReaders } from "#features/record-panels.server.ts";
import { removeDraftTasks } from "#features/scopes/draft-lines.server.ts";
import { systemChecks } from "#features/system-checks.server.ts";
import { refreshClocks } from "#features/work-orders/order-clocks.server.ts";
import { readMigrationState } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import {
  accountContext,
  appContext,
  filesContext,
  requestContext,
  sitePreviewContext,
} from "#platform/http/context.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { panelReadersContext } from "#platform/record-panels/record-panels.server.ts";
import { createRecentErrors } from "#platform/system/recent-errors.server.ts";
import { systemContext } from "#platform/system/system-check.server.ts";
import { testSecrets } from "./accounts.ts";
import { silentLog, type TestDatabase } from "./databases.ts";
import { openInMemory } from "./memory-database.ts";

type Action = (args: ActionFunctionArgs) => Response | Promise<Response>;

export interface Answer {
  status: number;
  headers: Headers;
  body: { id?: string; reference?: string; message?: string; errors?: Record<string, string> };
}

/** The same for an address that has to do with accounts. */
export function personAt(
  accounts: AccountsContext,
  addressHash?: string,
  https = false,
  files?: FileStorage,
) {
  const context = visitorAt(accounts, accounts.queue, addressHash);
  if (files !== undefined) context.set(filesContext, { files });
  context.set(accountContext, { accounts, https });
  return context;
}

/** The request context of one visitor; each call is another visitor, with limits of its own. */
export function visitorAt(
  { db }: Pick<TestDatabase, "db">,
  queue: PgBoss,
  addressHash: string = randomUUID(),
) {
  const configured = readConfig({});
  if (!configured.ok) throw new Error("the default configuration is faulty");
  const context = new RouterContextProvider();
  context.set(appContext, { config: configured.config, db, queue, secrets: testSecrets });
  context.set(panelReadersContext, panelReaders);
  context.set(calendarChangeContext, refreshClocks);
  context.set(areaArchivedContext, removeDraftTasks);
  // Pages are rendered by the built server alone.
  context.set(sitePreviewContext, { check: async () => "", show: async (path) => path });
  context.set(systemContext, {
    process: {
      version: "0.0.0",
      startedAt: new Date(),
      engine: "postgres",
      readMigrations: () => readMigrationState(db),
    },
    checks: systemChecks,
    recentErrors: createRecentErrors(),
    readPlaceholders: async () => [],
  });
  context.set(requestContext, {
    requestId: randomUUID(),
    origin: "http://localhost:3000",
    addressHash,
    nonce: "",
    log: silentLog,
  });
  return context;
}

/** Each test of the describe block is another visitor, so that none hits the limit of another. */
export function useVisitor(database: () => TestDatabase) {
  const visitor = {} as { queue: PgBoss; context: RouterContextProvider };
  beforeAll(async () => {
    visitor.queue = await startQueue(database(), silentLog);
  });
  beforeEach(() => {
    visitor.context = visitorAt(database(), visitor.queue);
  });
  afterAll(() => visitor.queue.stop({ close: false, graceful: false }));
  return visitor;
}

export async function answerTo(
  action: Action,
  context: RouterContextProvider,
  request: Request,
): Promise<Answer> {
  const url = new URL(request.url);
  const response = await action({ request, context, params: {}, url, pattern: url.pathname });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export const jsonRequest = (
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = "POST",
) =>
  new Request(`http://localhost:3000${path}`, {
    method,
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });

export const postedForm = (path: string, fields: Record<string, string>) =>
  new Request(`http://localhost:3000${path}`, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

/** The requests that every form address must refuse, and their responses. */
export async function expectTheOwner(
  path: string,
  action: Action,
  loader: () => Response,
  context: RouterContextProvider,
) {
  const answer = (body: unknown, headers?: Record<string, string>, method?: string) =>
    answerTo(action, context, jsonRequest(path, body, headers, method));
  expect(loader().status).toBe(405);
  for (const method of ["PUT", "DELETE", "PATCH"]) {
    const refused = await answer("{}", {}, method);
    expect(refused.status).toBe(405);
    expect(refused.headers.get("allow")).toBe("POST");
  }
  for (const body of ["", "{", "[]", "null", '"text"', "42"])
    expect((await answer(body)).status, body).toBe(400);
  expect((await answer("{}", { "content-type": "text/plain" })).status).toBe(415);
  expect((await answer({ text: "x".repeat(64 * 1024) })).status).toBe(413);
  const nothing = await answer({});
  expect(nothing.status).toBe(422);
  expect(nothing.body.message).toBe("Please check the fields that are marked.");
}

/** A database of the same engine that is no longer available. */
export async function goneDatabase({ url }: TestDatabase): Promise<Pick<TestDatabase, "db">> {
  const gone = url === undefined ? await openInMemory() : await openOnServer(url);
  await gone.close();
  return gone;
}

async function openOnServer(databaseUrl: string) {
  const opened = await openDatabase({ dataDirectory: "unused", databaseUrl, log: silentLog });
  if (!opened.ok) throw new Error(opened.message);
  return opened.database;
}
