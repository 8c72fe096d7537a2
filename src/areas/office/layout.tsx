import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { type LoaderFunctionArgs, Outlet, useRouteLoaderData } from "react-router";
import { readAttentionCounts } from "#features/attention-counts.server.ts";
import { entryNames } from "#features/entry-names.server.ts";
import { isInFirstSetup } from "#features/settings/first-setup/first-setup.server.ts";
import { FirstSetupBar } from "#features/settings/first-setup/first-setup-bar.tsx";
import { findOwnPath } from "#features/settings/removal/remove-demonstration.server.ts";
import type { ChangeEventKind } from "#platform/changes/change-event-kinds.ts";
import { useAttentionCounts } from "#platform/changes/use-attention-counts.ts";
import { ErrorScreen } from "#platform/document/error-screen.tsx";
import { actionsFor, sectionsFor } from "#platform/frame/sections.ts";
import { guardedBy, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { useCurrentScreen } from "#platform/navigation/current-screen.ts";
import { keepScreen } from "#platform/navigation/keep-screen.ts";
import { answerAhead, ReadAhead } from "#platform/navigation/read-ahead.tsx";
import { idInAddress } from "#platform/notifications/opened-record.server.ts";
import { demoSetting } from "#platform/records/is-demo.server.ts";
import { readSettingNames } from "#platform/records/setting-names.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { AttemptProvider } from "#ui/form/attempt-field.tsx";
import { PagesNameFaults } from "#ui/form/fault-summary.tsx";
import { officeMessages } from "./messages.ts";
import { NotFound } from "./not-found.tsx";
import stylesheet from "./office.css?url";
import { actions, sections } from "./sections.ts";
import { Shell } from "./shell.tsx";
import { hasStartPage } from "./start-page/has-start-page.ts";
import { startPageName } from "./start-page/start-page-name.server.ts";

export const middleware = [guardedBy(requireStaff)];

export const clientMiddleware = [keepScreen, answerAhead];

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  const { db } = route.context.get(appContext);
  const names = { ...startPageName(actor.language), ...entryNames(actor.language) };
  const ownSections = sections.filter(({ path }) => path !== "/office" || hasStartPage(actor));
  const [settingNames, attentionCounts] = await Promise.all([
    readSettingNames(db),
    readAttentionCounts(db, actor, "/office", idInAddress(route.request.url)),
  ]);
  return {
    person: actor.accountId,
    name: actor.name,
    documentLanguage: actor.language,
    role: roleLabels(actor.language)[actor.role],
    sections: sectionsFor(actor, ownSections, names),
    actions: actionsFor(actor, actions, names),
    attentionCounts,
    isDemo: settingNames.has(demoSetting),
    ownPath: await findOwnPath(db, actor, settingNames),
    isInFirstSetup: isInFirstSetup(actor, settingNames),
    attempt: randomUUID(),
  };
}

export default function OfficeLayout() {
  useCurrentScreen();
  return (
    <OfficeShell>
      <ReadAhead />
      <Outlet />
    </OfficeShell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { tryAgain } = useMessages(officeMessages);
  return (
    <OfficeShell>
      <ErrorScreen error={error} notFound={<NotFound />}>
        <ButtonLink to="">{tryAgain}</ButtonLink>
      </ErrorScreen>
    </OfficeShell>
  );
}

/** Change events of the bell, and of every section with a count. */
const attentionKinds: readonly ChangeEventKind[] = [
  "notification",
  ...sections.flatMap((section) => section.attentionKinds ?? []),
];

/** Frames errors, too, so that the other sections stay within a click where they are loaded. */
function OfficeShell({ children }: { children: ReactNode }) {
  const office = useRouteLoaderData<typeof loader>("office/layout");
  const attentionCounts = useAttentionCounts(
    office?.attentionCounts,
    "/office/waiting.json",
    attentionKinds,
  );
  const unread = attentionCounts["/office/notifications"];
  return (
    <Shell office={office && { ...office, attentionCounts, unread }}>
      <AttemptProvider attempt={office?.attempt}>
        <PagesNameFaults value={true}>
          {office?.isInFirstSetup ? <FirstSetupBar /> : null}
          {children}
        </PagesNameFaults>
      </AttemptProvider>
    </Shell>
  );
}
