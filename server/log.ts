/** JSON lines on standard output, without what visitors typed. */
import { type Logger, type LoggerOptions, pino, stdSerializers } from "pino";

type Serialized = ReturnType<typeof stdSerializers.err> & Record<string, unknown>;

/** Properties of database errors that contain values of a statement or a row. */
const valueProperties = ["params", "parameters", "detail", "where", "aggregateErrors"];
const typedValues = /\n?params: [\s\S]*?(?=\n {4}at |: |$)/g;

/** Characters that JSON allows and terminals obey: C1, direction marks, breaks, invisible ones. */
const terminalControls = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** @param note is shown each line as it is written */
export const logOptions = (level: string, note?: (line: string) => void): LoggerOptions => ({
  level,
  serializers: { err: withoutTypedValues },
  hooks: {
    streamWrite(line) {
      const written = line.replace(terminalControls, escaped);
      note?.(written);
      return written;
    },
  },
});

export const openLog = (
  level: string,
  { note, transport }: { note?: (line: string) => void; transport?: { target: string } } = {},
): Logger => pino({ ...logOptions(level, note), ...(transport && { transport }) });

/** True if lines of errors are written at this level. */
export const writesErrors = (level: string): boolean => level !== "silent" && level !== "fatal";

const escaped = (character: string): string =>
  character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

function withoutTypedValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const serialized: Serialized = { ...stdSerializers.err(error) };
  for (const name of valueProperties) delete serialized[name];
  // The parameters of a failed query are in its message, and so in its stack.
  const params = "params" in error ? String(error.message.split("\nparams: ")[1] ?? "") : "";
  const clean = (text: string) =>
    (params === "" ? text : text.replaceAll(params, "(left out)")).replace(typedValues, "");
  serialized.message = clean(serialized.message);
  serialized.stack = clean(serialized.stack);
  return serialized;
}
