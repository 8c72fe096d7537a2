import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";

export interface LinkAnswer {
  /** The link that was made just now. */
  made?: { id: string; address: string } | undefined;
  problem?: string | undefined;
}

/** The answer to a form about links; undefined if another form of the page was sent. */
export function linkAnswer(answer: FormAnswer | undefined): LinkAnswer | undefined {
  if (answer?.values.step !== "make-link") return undefined;
  const { link: address, linkId: id } = answer.values;
  const made = address === undefined || id === undefined ? undefined : { id, address };
  return { made, problem: answer.problem };
}
