/** Data that many emails have in common. */

/** The record of such a message has everything it needs. */
export type NoData = Record<string, never>;

/** The account whose rights decide, when the email leaves, what it may tell. */
export interface ForAccount {
  accountId: string;
}
