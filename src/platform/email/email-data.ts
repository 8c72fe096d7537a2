/** What the data of many emails have in common. */

/** For a message whose record says everything. */
export type NoData = Record<string, never>;

/** The account whose rights decide, when the email leaves, what it may tell. */
export interface ForAccount {
  accountId: string;
}
