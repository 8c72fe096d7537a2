/**
 * Arguments for PostgreSQL's programs. The password goes into the environment: arguments can be
 * read by every user of the machine.
 */
export function connectionFor(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return {
    argument: `--dbname=${url.href}`,
    environment: { ...process.env, ...(password !== "" && { PGPASSWORD: password }) },
  };
}
