/** The machine's Node only installs; everything else runs on the one that package.json pins. */
const minMajorVersion = 20;

/** @param {string} version as in `process.versions.node` */
export function hasSuitableNode(version = process.versions.node) {
  if (Number(version.split(".")[0]) >= minMajorVersion) return true;
  console.error(
    "This is Node " +
      version +
      ", and " +
      minMajorVersion +
      " or newer is needed: install one from nodejs.org.",
  );
  return false;
}
