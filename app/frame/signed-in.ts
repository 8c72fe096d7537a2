/** An entry of the rail. */
export interface RoomEntry {
  path: string;
  label: string;
  /** For the narrow bar of phones. */
  short: string;
}

/** Who is signed in, and where this person may go. */
export interface SignedIn {
  name: string;
  role: string;
  rooms: RoomEntry[];
  /** How much waits for a person in a room, by its path. */
  waiting: Readonly<Record<string, number>>;
  /** Notifications; absent for who is never told anything. */
  unread?: number | undefined;
  isDemo: boolean;
}
