/** An installation runs on these parts of the product's folder and on what `installed-packages.ts` names. */
export const installedFiles = [
  ".env.example",
  "LICENSE",
  "build/client",
  "build/server",
  // The texts of the articles that were shipped, for an administrator who writes on.
  "content/news",
  "content/resources",
  "scripts/installation/cleardawn.mjs",
  "scripts/installation/first-secrets.mjs",
  "scripts/installation/health-check.mjs",
  "scripts/setup/program.mjs",
  // The empty database that a first start unpacks, and the program whose digest is part of its name.
  ".cache/empty-database",
  "src/platform/database/embedded/make-template.ts",
  "src/platform/database/migrations",
  "src/platform/identity/passwords/common-passwords.txt.gz",
];
