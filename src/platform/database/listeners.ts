import { escapeIdentifier, type Notification } from "pg";

export interface Listener {
  onMessage(payload: string): void;
  /** The connection was lost and is back: messages may have been missed. */
  onGap(): void;
}

export interface Listeners {
  /** Receives each `NOTIFY` on a channel after its transaction has committed; returns a stop function. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  receive(message: Notification): void;
  resume(run: RunStatement): Promise<void>;
}

type RunStatement = (statement: string) => Promise<unknown>;

/** @param run uses the connection whose messages are passed to `receive` */
export function openListeners(run: RunStatement): Listeners {
  const channels = new Map<string, Set<Listener>>();

  return {
    async listen(channel, listener) {
      const listening = channels.get(channel) ?? new Set();
      channels.set(channel, listening.add(listener));
      const leave = () => {
        listening.delete(listener);
        if (listening.size === 0) channels.delete(channel);
        return listening.size === 0;
      };
      try {
        await run(`listen ${escapeIdentifier(channel)}`);
      } catch (error) {
        leave();
        throw error;
      }
      return async () => {
        if (leave()) await run(`unlisten ${escapeIdentifier(channel)}`);
      };
    },
    receive({ channel, payload = "" }) {
      for (const listener of channels.get(channel) ?? []) listener.onMessage(payload);
    },
    async resume(runOnNew) {
      for (const channel of channels.keys()) await runOnNew(`listen ${escapeIdentifier(channel)}`);
      for (const listening of channels.values()) for (const listener of listening) listener.onGap();
    },
  };
}
