/** accept.mjs NAME...: the finished picture becomes a master, WebP quality 95, 1920 px. */
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const workshop = process.env.ART_WORKSHOP ?? join(homedir(), ".cache/artwork");
const sharp = createRequire(join(workshop, "package.json"))("sharp");
const pictures = fileURLToPath(new URL("../pictures/", import.meta.url));

for (const name of process.argv.slice(2)) {
  const { width, height, size } = await sharp(join(workshop, "out", `${name}.png`))
    .webp({ quality: 95, effort: 5 })
    .toFile(join(pictures, `${name}.webp`));
  process.stdout.write(`${name}: ${width}x${height}, ${Math.round(size / 1024)} kB\n`);
}
