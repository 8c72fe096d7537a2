import type { PipelineMatter } from "./waiting-types.ts";

/** The page on which somebody acts on it, below that of the opportunity. */
const pages: Readonly<Record<PipelineMatter, string>> = {
  approval: "/bid",
  signature: "/proposal",
  start: "/start",
  question: "/proposal",
  expired: "/proposal",
  unpicked: "/appointment",
  signed: "/proposal",
  declined: "/proposal",
  booked: "/appointment",
  withdrawn: "",
  won: "",
  lost: "",
};

export const pageOfMatter = (matter: PipelineMatter, opportunityId: string): string =>
  `/office/pipeline/${opportunityId}${pages[matter]}`;
