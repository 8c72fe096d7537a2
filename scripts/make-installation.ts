/** `npm run installation FOLDER`: writes what runs, and nothing else, into a new folder. */
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { build } from "vite";
import { serverPrograms, startedPrograms } from "#server/build-steps/server-programs.ts";
import { fail } from "./database-arguments.ts";
import { installedCommands, programOf } from "./installation/installed-commands.ts";
import { installedFiles } from "./installation/installed-files.ts";
import {
  installedPackages,
  neverRead,
  unbundledInCommands,
} from "./installation/installed-packages.ts";
import { pinnedNode, productFolder } from "./setup/program.mjs";

const [argument, ...more] = process.argv.slice(2);
if (argument === undefined || more.length > 0) fail("Usage: npm run installation FOLDER");
const folder = resolve(argument);
if (existsSync(folder)) fail(`${folder} is there already. Name a folder that is not.`);

for (const path of installedFiles) copy(path);
for (const place of installedPackages(productFolder)) copyPackage(place);
copyNode();
await buildCommands();
writeFileSync(join(folder, "package.json"), packageFile());
openForReading(folder);
console.warn(`The installation is in ${folder}.`);

function copy(path: string, isMeant: (source: string) => boolean = () => true) {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  const filter = (source: string) => isMeant(source) && !neverRead.test(basename(source));
  cpSync(join(productFolder, path), target, { recursive: true, filter });
}

/** Packages within it come by themselves, if they are needed. */
function copyPackage(place: string) {
  const within = join(productFolder, place, "node_modules");
  copy(place, (source) => source !== within);
}

/** The package that npm took Node from is left out: it holds Node a second time. */
function copyNode() {
  const node = pinnedNode("");
  copy(node);
  copy("node_modules/node/package.json");
  mkdirSync(join(folder, "node_modules/.bin"));
  symlinkSync(join("..", "node/bin/node"), join(folder, "node_modules/.bin/node"));
}

/** The commands are built apart from the server, whose files they would divide into smaller ones. */
async function buildCommands() {
  const programs = installedCommands.map((command) => [
    programOf(command),
    `./scripts/${programOf(command)}.ts`,
  ]);
  const target = join(folder, "build/commands");
  await build({
    configFile: false,
    root: productFolder,
    logLevel: "warn",
    plugins: [serverPrograms({ ...Object.fromEntries(programs), ...startedPrograms })],
    environments: { ssr: { resolve: { external: unbundledInCommands } } },
    build: { ssr: true, outDir: target, emptyOutDir: false, copyPublicDir: false },
  });
  writeFileSync(join(target, "commands.json"), JSON.stringify(installedCommands));
}

/** Node reads from it that files are modules; the product, which release it is. */
function packageFile(): string {
  const file = join(productFolder, "package.json");
  const { name, version, description, license, type } = JSON.parse(readFileSync(file, "utf8"));
  return `${JSON.stringify({ name, version, private: true, description, license, type }, null, 2)}\n`;
}

/** Root installs it and another user runs it, whatever rights the files had while they were made. */
function openForReading(path: string) {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return;
  if (stats.isDirectory()) for (const name of readdirSync(path)) openForReading(join(path, name));
  chmodSync(path, stats.isDirectory() || (stats.mode & 0o100) !== 0 ? 0o755 : 0o644);
}
