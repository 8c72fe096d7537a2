/** Data for the thread that seals files (`server/seal-thread.ts`). */

/** A certificate with its private key. */
export type SealKey =
  | { kind: "own"; certificate: Uint8Array; privateKey: Uint8Array }
  /** PKCS#12, as an authority issued it. */
  | { kind: "uploaded"; file: Uint8Array; password: string };

export interface TimeServer {
  /** `https`. */
  address: string;
  /** A certificate (PEM) that is trusted beside those of the machine: that of a test's server. */
  authority?: string;
}

export type TimeServerFault =
  /** There was no answer, or none within the time. */
  | "away"
  /** It answered that it gives no time stamp. */
  | "refused"
  /** Its answer is no time stamp of what was sent. */
  | "wrong";

export type KeyFileFault =
  | "unreadable"
  | "wrong-password"
  /** The private key is not that of the certificate. */
  | "no-match"
  | "not-yet-valid"
  | "expired"
  /** The certificate says that it is for something else. */
  | "wrong-purpose"
  | "weak-key";

/** The thread's tasks, with their input and output. */
export interface SealWork {
  "make-certificate": {
    asked: { name: string; from: Date; until: Date };
    made: { certificate: Uint8Array; privateKey: Uint8Array };
  };
  "read-key-file": {
    asked: { file: Uint8Array; password: string; now: Date };
    made: { ok: true; certificate: Uint8Array } | { ok: false; reason: KeyFileFault };
  };
  seal: {
    asked: {
      content: Uint8Array;
      key: SealKey;
      reason: string;
      at: Date;
      timeServer: TimeServer | undefined;
    };
    /** There is no time stamp if there is no time server, or it gave none. */
    made: { content: Uint8Array; stampedAt: Date | undefined; fault: TimeServerFault | undefined };
  };
  /** Adds a time stamp to a file that is sealed. */
  stamp: {
    asked: {
      content: Uint8Array;
      /** The length of the file before it was sealed. */
      unsealedLength: number;
      timeServer: TimeServer;
    };
    made:
      | { ok: true; content: Uint8Array; stampedAt: Date }
      | { ok: false; reason: TimeServerFault };
  };
  "try-time-server": {
    asked: { timeServer: TimeServer };
    made: { ok: true; stampedAt: Date } | { ok: false; reason: TimeServerFault };
  };
}

export type SealOrder = {
  [Work in keyof SealWork]: { work: Work; asked: SealWork[Work]["asked"] };
}[keyof SealWork];
