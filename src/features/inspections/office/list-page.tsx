import type { LoaderFunctionArgs } from "react-router";
import { Link } from "react-router";
import { messagesFor } from "#features/tonight/messages.ts";
import { UnsentBar } from "#features/tonight/unsent-bar.tsx";
import { pageMeta } from "#platform/document/page-meta.ts";
import { buttonClass } from "#ui/button.tsx";
import { readInspectionList } from "../list.server.ts";
import { ListScreen } from "../list-screen.tsx";
import type { Route } from "./+types/list-page.ts";
import { enterInspections, inspectionsPath } from "./office-inspections.server.ts";
import { inspectionStore } from "./phone/inspection-store.ts";
import { useUnsentAnswers } from "./phone/use-unsent-answers.ts";
import { RefusedAnswers } from "./refused-answers.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const { actor } = await enterInspections(route);
  const list = await readInspectionList(route, actor, inspectionsPath);
  return { ...list, person: actor.accountId };
}

export const meta = () => pageMeta("Inspections");

export default function InspectionsPage({ loaderData }: Route.ComponentProps) {
  const { path, person } = loaderData;
  const phone = useUnsentAnswers(person);
  return (
    <>
      <div className="max-w-2xl">
        <UnsentBar state={phone} messages={messagesFor("en")} onSend={inspectionStore.sendNow} />
      </div>
      <ListScreen
        data={loaderData}
        firstText="Plan the first one: its items come from the facility's scope of work."
        actions={
          <>
            <Link to={`${path}/rule`} className={buttonClass("outline", "", "compact")}>
              Recurring inspections
            </Link>
            <Link to={`${path}/new`} className={buttonClass("primary", "", "compact")}>
              New inspection
            </Link>
          </>
        }
        notice={
          <div className="max-w-2xl">
            <RefusedAnswers
              unsent={phone.unsent}
              inspections={phone.data?.inspections ?? []}
              namesInspections
            />
          </div>
        }
      />
    </>
  );
}
