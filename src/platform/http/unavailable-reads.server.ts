/** Requests whose reads failed because the database was away or busy: they are told to come again. */
import type { RouterContextProvider } from "react-router";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";

const unavailable = new WeakSet<object>();

/** @param error as it was thrown; a page that shows it never learns what it was */
export function noteFault(error: unknown, context: Readonly<RouterContextProvider>): void {
  if (isDatabaseUnavailable(error)) unavailable.add(context);
}

export const wasUnavailable = (context: Readonly<RouterContextProvider>): boolean =>
  unavailable.has(context);
