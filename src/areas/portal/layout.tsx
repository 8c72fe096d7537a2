import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { type LoaderFunctionArgs, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { entryNames } from "#features/entry-names.server.ts";
import { listFacilities } from "#features/facilities/find-facility.server.ts";
import { panelComponents } from "#features/record-panels.tsx";
import type { ChangeEventKind } from "#platform/changes/change-event-kinds.ts";
import { useAttentionCounts } from "#platform/changes/use-attention-counts.ts";
import { ErrorScreen } from "#platform/document/error-screen.tsx";
import { actionsFor, sectionsFor } from "#platform/frame/sections.ts";
import { guardedBy, requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { useCurrentScreen } from "#platform/navigation/current-screen.ts";
import { keepScreen } from "#platform/navigation/keep-screen.ts";
import { answerAhead, ReadAhead } from "#platform/navigation/read-ahead.tsx";
import { PanelComponentsContext } from "#platform/record-panels/record-panel.tsx";
import { isDemo } from "#platform/records/is-demo.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { AttemptProvider } from "#ui/form/attempt-field.tsx";
import { PagesNameFaults } from "#ui/form/fault-summary.tsx";
import { attentionCountsOf } from "./attention-counts.server.ts";
import { facilityIn, sectionAddress } from "./facility-choice.ts";
import { homeName } from "./home-name.server.ts";
import { portalMessages } from "./messages.ts";
import { NotFound } from "./not-found.tsx";
import stylesheet from "./portal.css?url";
import { actions, sections } from "./sections.ts";
import { Shell } from "./shell.tsx";

export const middleware = [guardedBy(requireClient)];

export const clientMiddleware = [keepScreen, answerAhead];

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireClient(route);
  const { db } = route.context.get(appContext);
  const names = { ...homeName(actor.language), ...entryNames(actor.language) };
  const [facilities, attentionCounts, demo] = await Promise.all([
    listFacilities(db, actor),
    attentionCountsOf(route, actor),
    isDemo(db),
  ]);
  return {
    person: actor.accountId,
    name: actor.name,
    documentLanguage: actor.language,
    role: roleLabels(actor.language)[actor.role],
    sections: sectionsFor(actor, sections, names),
    actions: actionsFor(actor, actions, names),
    // A client with a single facility has no choice.
    facilities: facilities.length > 1 ? facilities.map(({ id, name }) => ({ id, name })) : [],
    attentionCounts,
    isDemo: demo,
    attempt: randomUUID(),
  };
}

export default function PortalLayout() {
  useCurrentScreen();
  return (
    <PortalShell>
      <ReadAhead />
      <PanelComponentsContext value={panelComponents}>
        <Outlet />
      </PanelComponentsContext>
    </PortalShell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { tryAgain } = useMessages(portalMessages);
  return (
    <PortalShell>
      <ErrorScreen error={error} notFound={<NotFound />}>
        <ButtonLink to="">{tryAgain}</ButtonLink>
      </ErrorScreen>
    </PortalShell>
  );
}

/** Change events of the bell, and of every section with a count. */
const attentionKinds: readonly ChangeEventKind[] = [
  "notification",
  ...sections.flatMap((section) => section.attentionKinds ?? []),
];

/** Frames errors, too, so that the other pages stay within a click where they are loaded. */
function PortalShell({ children }: { children: ReactNode }) {
  const portal = useRouteLoaderData<typeof loader>("portal/layout");
  const attentionCounts = useAttentionCounts(
    portal?.attentionCounts,
    "/client-portal/waiting.json",
    attentionKinds,
  );
  const unread = attentionCounts["/client-portal/notifications"];
  const id = facilityIn(useLocation());
  const chosen = portal?.facilities.some((facility) => facility.id === id) ? id : undefined;
  const narrowed = portal?.sections.map((section) => ({
    ...section,
    to: sectionAddress(section.path, chosen),
  }));
  return (
    <Shell portal={portal && { ...portal, sections: narrowed ?? [], attentionCounts, unread }}>
      <AttemptProvider attempt={portal?.attempt}>
        <PagesNameFaults value={true}>{children}</PagesNameFaults>
      </AttemptProvider>
    </Shell>
  );
}
