/** Ids of the opportunities whose surveys were opened on this phone, the latest first: these stay on it. */
import { readStored, store } from "#platform/pre-hydration/browser-storage.ts";

const name = "opened-surveys";
const kept = 8;
const id = /^[\da-f-]{36}$/;

export const openedSurveys = (): string[] =>
  (readStored(name) ?? "").split(" ").filter((openedId) => id.test(openedId));

export function rememberSurvey(opportunityId: string): void {
  const others = openedSurveys().filter((openedId) => openedId !== opportunityId);
  store(name, [opportunityId, ...others].slice(0, kept).join(" "));
}
