/**
 * Other features add panels to the page of a record, such as the messages about an invoice. The page's own
 * feature imports none of them: it reads all panels of its record and names the place of each.
 */
import { createContext } from "react-router";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { PanelName, RecordPanels, RecordWithPanels } from "./panel-types.ts";

export type PanelReader<Name extends PanelName> = (
  route: RouteRequest,
  actor: Actor,
  record: RecordWithPanels,
) => Promise<RecordPanels[Name] | undefined>;

/** A panel without a reader does not compile. */
export type PanelReaders = { readonly [Name in PanelName]: PanelReader<Name> };

export const panelReadersContext = createContext<PanelReaders>();

/** The caller has checked that the actor may read the record. */
export async function readRecordPanels(
  route: RouteRequest,
  actor: Actor,
  record: RecordWithPanels,
): Promise<Partial<RecordPanels>> {
  const readers = Object.entries(route.context.get(panelReadersContext));
  const panels = await Promise.all(
    readers.map(async ([name, read]) => [name, await read(route, actor, record)]),
  );
  return Object.fromEntries(panels);
}
