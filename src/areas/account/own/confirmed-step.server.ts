/** Finds what somebody who has to confirm who they are is about to do, by the page that they come from. */
import { securityPage } from "#platform/http/actor.server.ts";
import type { en } from "../messages/en.ts";

export type ConfirmedStep = keyof (typeof en)["confirm"]["steps"];

const steps: readonly (readonly [path: string, step: ConfirmedStep])[] = [
  [`${securityPage}/email`, "email"],
  [`${securityPage}/two-factor`, "two-factor"],
  [`${securityPage}/passkey`, "passkey"],
  ["/office/settings/email", "mail-server"],
  ["/office/export", "export"],
  ["/office/privacy", "privacy"],
];

/** `any` for a form that waits in another tab, and for pages with several such steps. */
export const stepToConfirm = (next = ""): ConfirmedStep =>
  steps.find(
    ([path]) => next.startsWith(path) && /^(?:$|[/?#])/.test(next.slice(path.length)),
  )?.[1] ?? "any";

/** Leads whoever does not confirm to a page without this question; pages of the account would ask again. */
export const addressWithoutConfirming = (next: string | undefined): string =>
  next === undefined || next.startsWith("/account/") ? securityPage : next;
