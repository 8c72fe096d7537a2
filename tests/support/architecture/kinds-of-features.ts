/** The platform must not list a second time what features declare. */
import { isNode, type SourceFile, type SyntaxNode, walk } from "./source-files.ts";

/** These folders once listed kinds of notifications and change events, and what leads to their records. */
const folders = /^src\/platform\/(changes|files|frame|notifications)\/(?!.*\.test\.ts$)/;

/** A kind of change event that is also one of the two sides, and what a change event is about. */
const alsoElse = new Set(["client"]);

/** @returns a sentence for each kind that a file of the platform names */
export function kindsNamedByPlatform(
  { path, statements }: SourceFile,
  kinds: ReadonlySet<string>,
): string[] {
  if (!folders.test(path)) return [];
  const named = [...walk(statements)].flatMap(({ type, value }) =>
    type === "Literal" && typeof value === "string" && kinds.has(value) ? value : [],
  );
  return [...new Set(named)]
    .filter((kind) => !alsoElse.has(kind))
    .map((kind) => `${path} names ${kind}, which is declared by its feature`);
}

/** @returns a sentence for each record that notifications lead to, and whose page leaves them unread */
export function recordsNeverOpened(
  files: readonly SourceFile[],
  records: readonly string[],
): string[] {
  const texts = files
    .filter(({ path }) => /^src\/features\/.*(?<!\.test)\.tsx?$/.test(path))
    .map(({ text }) => text);
  return records
    .filter((record) => {
      const call = new RegExp(`\\brecords?Opened\\([^;]*"${record}"`);
      return !texts.some((text) => call.test(text));
    })
    .map((record) => `No page says by recordOpened that what is told of ${record} is read`);
}

/** @returns a sentence for each kind that a feature defines, and that nobody raises or mails */
export function kindsNeverRaised(files: readonly SourceFile[], kinds: readonly string[]): string[] {
  const users = files.filter(
    ({ path, imports }) =>
      !/(\.test\.ts|\/feature\.server\.ts)$/.test(path) &&
      imports.some(({ target }) => target.endsWith("/notifications.server.ts")),
  );
  return kinds
    .filter((kind) => !users.some(({ statements }) => mentions(statements, kind)))
    .map((kind) => `No feature raises the notification ${kind}, or mails it`);
}

/**
 * @returns a sentence for each kind that people may choose to get at once, and that no email asks `ifWanted`
 * of: whoever chooses so would get nothing. The choice of the kind may be in a file that the emails import.
 */
export function kindsNeverMailed(files: readonly SourceFile[], kinds: readonly string[]): string[] {
  const emails = files.filter(
    ({ path, imports }) =>
      !path.endsWith(".test.ts") && imports.some(({ names }) => names.includes("ifWanted")),
  );
  const imported = new Set(emails.flatMap(({ imports }) => imports.map(({ target }) => target)));
  const asking = files.filter(
    (file) =>
      emails.includes(file) ||
      (imported.has(file.path) && !file.path.endsWith("/notifications.server.ts")),
  );
  return kinds
    .filter((kind) => !asking.some(({ statements }) => mentions(statements, kind)))
    .map((kind) => `No email asks whether ${kind} is wanted at once`);
}

/** `keyNotifications["key-lost"]`, `threadNotifications.message`, or the name of a kind that is chosen. */
const mentions = (statements: readonly SyntaxNode[], kind: string): boolean =>
  [...walk(statements)].some(
    ({ type, value, object, property }) =>
      (type === "Literal" && value === kind) ||
      (isNode(object) &&
        String(object.name).endsWith("Notifications") &&
        isNode(property) &&
        property.name === kind),
  );
