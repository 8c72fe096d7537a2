/** Commands of package.json that whoever runs an installation needs: `cleardawn db:backup FILE`. */
export const installedCommands = [
  "db:backup",
  "db:restore",
  "db:move-to-postgres",
  "backups",
  "files:copy-to-bucket",
  "demo:reset",
  "staff:create",
  "launch-check",
];

/** The program has the same name in `scripts/` and, built, in `build/commands/`. */
export const programOf = (command: string): string => command.replace(":", "-");
