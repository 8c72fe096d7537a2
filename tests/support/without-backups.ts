/** Settings of a worker in whose tests no night comes. */
export const withoutBackups = {
  databaseUrl: undefined,
  filesUrl: undefined,
  nightlyBackups: false,
  backupDirectory: undefined,
  backupUrl: undefined,
  backupKey: undefined,
};
