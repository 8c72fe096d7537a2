import { StateTabs } from "#platform/frame/state-tabs.tsx";
import type { SubmissionCounts } from "../handling/list-submissions.server.ts";
import { submissionStates } from "../handling/submission-filter-types.ts";
import { filterAddress } from "./filter-address.ts";
import type { ListFilter } from "./list-filter.ts";

const labels = {
  open: "Open",
  answered: "Answered",
  quarantined: "Quarantine",
  spam: "Spam",
  all: "All",
} as const;

interface TabsProps {
  path: string;
  filter: ListFilter;
  counts: SubmissionCounts;
}

export const Tabs = ({ path, filter, counts }: TabsProps) => (
  <StateTabs
    states={submissionStates}
    labels={labels}
    counts={counts}
    chosen={filter.state}
    addressOf={(state) => path + filterAddress({ ...filter, state, after: undefined })}
  />
);
