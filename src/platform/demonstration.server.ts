/**
 * Features add to the demonstration with this; `src/features/add-demonstration.server.ts` runs them in order.
 */
import type { Database } from "#platform/database/client.ts";
import type { FileStorage } from "#platform/files/stores/file-store.ts";
import type { Secrets } from "#platform/identity/secrets.server.ts";
import type { PersonalTable } from "#platform/privacy/personal-data.server.ts";

/** The facilities and people of the demonstration, who are there before any feature adds to them. */
export interface DemoPlaces {
  /** @throws if there is none of that name */
  facilityOf(name: string): { id: string; clientId: string };
  /** @throws if there is nobody of that name */
  accountOf(username: string): string;
}

/** A feature leaves notes for those that come after it; each declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its notes by declaration merging.
export interface DemoNotes {}

export interface DemoParts {
  db: Database;
  files: FileStorage;
  secrets: Secrets;
  places: DemoPlaces;
  /** Id of the account that entered what belongs to the office. */
  enteredBy: string;
  now: Date;
  notes: Partial<DemoNotes>;
  /** Says of every table what it may hold of a person. */
  personalData: readonly PersonalTable[];
}

export interface Demonstration {
  /** Features that come first as well, although this one does not use them. */
  after?: readonly string[];
  add(parts: DemoParts): Promise<void>;
}
