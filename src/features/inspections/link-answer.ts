import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";

export interface LinkAnswer {
  /** The address of the link that was made just now. */
  made?: string | undefined;
  problem?: string | undefined;
}

/** The answer to a form about links; undefined if another form of the page was sent. */
export function linkAnswer(answer: FormAnswer | undefined): LinkAnswer | undefined {
  if (answer?.values.step !== "make-link") return undefined;
  return { made: answer.values.link, problem: answer.problem };
}
