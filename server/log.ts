/** JSON lines on standard output, without what visitors typed. */
import { type Logger, type LoggerOptions, pino, stdSerializers } from "pino";

type Serialized = ReturnType<typeof stdSerializers.err> & Record<string, unknown>;

/** Properties of database errors that contain values of a statement or a row. */
const valueProperties = ["params", "parameters", "detail", "where", "aggregateErrors"];
const typedValues = /\n?params: [\s\S]*?(?=\n {4}at |: |$)/g;

/** Characters that JSON allows and terminals obey: C1, direction marks, breaks, invisible ones. */
const terminalControls = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu;

export const logOptions = (level: string): LoggerOptions => ({
  level,
  serializers: { err: withoutTypedValues },
  hooks: { streamWrite: (line) => line.replace(terminalControls, escaped) },
});

export const openLog = (level: string, transport?: { target: string }): Logger =>
  pino({ ...logOptions(level), ...(transport && { transport }) });

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
