import { randomUUID } from "node:crypto";
import type { ReactNode } from "react";
import { type LoaderFunctionArgs, Outlet, useRouteLoaderData } from "react-router";
import { guardedBy, requireStaff } from "#app/http/actor.server.ts";
import { appContext } from "#app/http/context.ts";
import { idInAddress } from "#app/http/opened-record.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { AttemptProvider } from "#app/ui/form/attempt-field.tsx";
import { roleLabels } from "#domain/accounts/roles.ts";
import { isDemo } from "#domain/demo/is-demo.ts";
import { ErrorScreen } from "../document/error-screen.tsx";
import { keepScreen } from "../live/keep-screen.ts";
import { answerAhead, ReadAhead } from "../live/read-ahead.tsx";
import { useShownScreen } from "../live/shown-screen.ts";
import { useWaiting } from "../live/use-waiting.ts";
import { NotFound } from "./not-found.tsx";
import stylesheet from "./office.css?url";
import { actionsOf, roomsOf } from "./rooms.ts";
import { Shell } from "./shell.tsx";
import { readWaiting } from "./waiting.server.ts";

export const middleware = [guardedBy(requireStaff)];

export const clientMiddleware = [keepScreen, answerAhead];

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  const { db } = route.context.get(appContext);
  return {
    person: actor.accountId,
    name: actor.name,
    role: roleLabels[actor.role],
    rooms: roomsOf(actor).map(({ path, label, short }) => ({ path, label, short })),
    actions: actionsOf(actor),
    waiting: await readWaiting(db, actor, idInAddress(route.request.url)),
    isDemo: await isDemo(db),
    attempt: randomUUID(),
  };
}

export default function OfficeLayout() {
  useShownScreen();
  return (
    <OfficeShell>
      <ReadAhead />
      <Outlet />
    </OfficeShell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <OfficeShell>
      <ErrorScreen error={error} notFound={<NotFound />}>
        <ButtonLink to="">Try again</ButtonLink>
      </ErrorScreen>
    </OfficeShell>
  );
}

const waitingKinds = [
  ...["lead", "contact-message", "application", "work-order", "thread", "notification", "invoice"],
];

/** Also around an error: the way to the other rooms stays, where it is known. */
function OfficeShell({ children }: { children: ReactNode }) {
  const office = useRouteLoaderData<typeof loader>("office/layout");
  const waiting = useWaiting(office?.waiting, "/office/waiting.json", waitingKinds);
  const unread = waiting["/office/notifications"];
  return (
    <Shell office={office && { ...office, waiting, unread }}>
      <AttemptProvider attempt={office?.attempt}>{children}</AttemptProvider>
    </Shell>
  );
}
