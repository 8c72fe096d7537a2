import type { PipelineMatter } from "./waiting-types.ts";

/** Where somebody acts on it, beneath the opportunity's own page. */
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
