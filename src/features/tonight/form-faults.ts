/** The server and phones without a connection check a visit's forms alike. */

/** The field beneath which a refusal is shown. */
export const fieldOf: Readonly<Record<string, string>> = {
  "wrong-code": "code",
  "too-many": "code",
  "no-such-time": "time",
  "before-coming": "time",
  undone: "undoneReason",
};

interface Typed {
  step: string;
  how?: string | undefined;
  code?: string | undefined;
  time?: string | undefined;
  what?: string | undefined;
  text?: string | undefined;
}

export function emptyField({ step, how, code, time, what, text }: Typed) {
  if (step === "exception" && !text && !what) return { name: "what", fault: "emptyNote" } as const;
  if (step === "message" && !text) return { name: "text", fault: "emptyMessage" } as const;
  if (how === "site-code")
    return code ? undefined : ({ name: "code", fault: "emptyCode" } as const);
  if (how === undefined) return undefined;
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(time ?? "");
  return isTime ? undefined : ({ name: "time", fault: "emptyTime" } as const);
}
