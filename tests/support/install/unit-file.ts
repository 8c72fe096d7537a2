/** A unit of systemd, as far as a process can be started by it without systemd. */
import { readFileSync } from "node:fs";

export interface UnitFile {
  values(name: string): string[];
  /** @throws where the unit does not say it, or says it twice */
  value(name: string): string;
}

export function readUnitFile(path: string): UnitFile {
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .map((line) => /^(\w+)=(.*)$/.exec(line))
    .filter((found) => found !== null);
  const values = (name: string) =>
    lines.filter(([, found]) => found === name).map(([, , value = ""]) => value);
  return {
    values,
    value(name) {
      const [value, ...more] = values(name);
      if (value === undefined || more.length > 0) throw new Error(`${path} says ${name} not once`);
      return value;
    },
  };
}
