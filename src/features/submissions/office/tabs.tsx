import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import type { SubmissionCounts } from "../handling/list-submissions.server.ts";
import { submissionStates } from "../handling/submission-filter-types.ts";
import { submissionMessages } from "../messages.ts";
import { filterAddress } from "./filter-address.ts";
import type { ListFilter } from "./list-filter.ts";

interface TabsProps {
  path: string;
  filter: ListFilter;
  counts: SubmissionCounts;
}

export function Tabs({ path, filter, counts }: TabsProps) {
  const { tabs } = useMessages(submissionMessages);
  return (
    <StateTabs
      states={submissionStates}
      labels={tabs}
      counts={counts}
      chosen={filter.state}
      addressOf={(state) => path + filterAddress({ ...filter, state, after: undefined })}
    />
  );
}
