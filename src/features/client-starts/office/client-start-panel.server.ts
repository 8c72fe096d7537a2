/** Opportunities, proposals, companies and clients all show this panel. */
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import type { PanelReader } from "#platform/record-panels/record-panels.server.ts";
import {
  listStartsOfClient,
  listStartsOfCompany,
  listStartsOfOpportunity,
} from "../client-start-queries.server.ts";
import { readClientStartBasis } from "../start-basis.server.ts";
import { toClientStartView } from "./start-pages.server.ts";

interface ClientStartPanelData {
  /** On the client's own page, the panel says which proposal the client came from. */
  isOrigin: boolean;
  /** The page on which it is started, where that can be done now. */
  startPath: string | undefined;
  starts: readonly ReturnType<typeof toClientStartView>[];
}

declare module "#platform/record-panels/panel-types.ts" {
  interface RecordPanels {
    clientStart: ClientStartPanelData;
  }
}

const readersOf = {
  opportunity: listStartsOfOpportunity,
  proposal: listStartsOfOpportunity,
  "prospect-company": listStartsOfCompany,
  client: listStartsOfClient,
};

export const readClientStartPanel: PanelReader<"clientStart"> = async (
  route,
  actor,
  { kind, id },
) => {
  if (!(kind in readersOf) || !may(actor, "proposals.read")) return undefined;
  const { db } = route.context.get(appContext);
  const starts = await readersOf[kind as keyof typeof readersOf](db, actor, id);
  const canStart =
    starts.length === 0 &&
    (kind === "opportunity" || kind === "proposal") &&
    (await readClientStartBasis(db, actor, id)) !== undefined;
  if (starts.length === 0 && !canStart) return undefined;
  return {
    isOrigin: kind === "client",
    startPath: canStart ? `/office/pipeline/${id}/start` : undefined,
    starts: starts.map((start) => toClientStartView(start, actor.language)),
  };
};
