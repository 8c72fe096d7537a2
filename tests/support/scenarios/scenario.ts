import type { AccountsContext } from "#platform/identity/accounts-context.ts";

/** A scenario writes with these. */
export type ScenarioContext = Pick<AccountsContext, "db" | "passwords">;

/** @returns one stage for each number, made one after the other */
export async function stages<Stage>(
  count: number,
  make: (n: number) => Promise<Stage>,
): Promise<Stage[]> {
  const made: Stage[] = [];
  for (let n = 0; n < count; n++) made.push(await make(n));
  return made;
}
