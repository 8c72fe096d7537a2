/** The password goes into the environment: every user of the machine can read arguments. */
export function connectionFor(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  return {
    argument: `--dbname=${url.href}`,
    environment: { ...process.env, ...(password !== "" && { PGPASSWORD: password }) },
  };
}
