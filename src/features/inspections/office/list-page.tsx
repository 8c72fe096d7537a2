import type { LoaderFunctionArgs } from "react-router";
import { UnsentBar } from "#features/tonight/unsent-bar.tsx";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { readInspectionList } from "../list-screen.server.ts";
import { ListScreen } from "../list-screen.tsx";
import { inspectionMessages } from "../messages.ts";
import type { Route } from "./+types/list-page.ts";
import { inspectionsPath, requireInspector } from "./detail-page.server.ts";
import { inspectionStore } from "./phone/inspection-store.ts";
import { useUnsentAnswers } from "./phone/use-inspection.ts";
import { RefusedAnswers } from "./refused-answers.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const { actor } = await requireInspector(route);
  const list = await readInspectionList(route, actor, inspectionsPath);
  return { ...list, person: actor.accountId };
}

export const meta = pageMetaIn((language) => inspectionMessages(language).section);

export default function InspectionsPage({ loaderData }: Route.ComponentProps) {
  const { path, person } = loaderData;
  const phone = useUnsentAnswers(person);
  const { list } = useMessages(inspectionMessages);
  return (
    <>
      <div className="max-w-2xl">
        <UnsentBar state={phone} onSend={inspectionStore.sendNow} />
      </div>
      <ListScreen
        data={loaderData}
        firstText={list.firstForOffice}
        actions={
          <>
            <CompactButtonLink to={`${path}/rule`}>{list.recurring}</CompactButtonLink>
            <CompactButtonLink to={`${path}/new`} look="primary">
              {list.new}
            </CompactButtonLink>
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
