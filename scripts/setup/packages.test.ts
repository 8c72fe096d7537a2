import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import product from "../../package.json" with { type: "json" };
import { hasSuitableNode } from "./machine-node.mjs";
import { whatIsMissing } from "./packages.mjs";
import { pinnedNode, productFolder } from "./program.mjs";

interface Locked {
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

let folder = "";

const put = (path: string, content: unknown = "") => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
};

const lockfile = {
  packages: {
    "": { name: "product" },
    "node_modules/react": { version: "19.3.1" },
    "node_modules/tool-darwin": { version: "1.0.0", optional: true },
  },
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "packages-"));
  put("package-lock.json", lockfile);
  put("node_modules/.package-lock.json", {
    packages: { "node_modules/react": { version: "19.3.1" } },
  });
  put("node_modules/react/package.json", {});
  put(pinnedNode(folder).slice(folder.length));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("what is missing from node_modules", () => {
  it("is nothing after a whole install, which leaves out packages for other machines", () => {
    expect(whatIsMissing(folder)).toBeUndefined();
  });

  it("is everything on a fresh clone", () => {
    rmSync(join(folder, "node_modules"), { recursive: true });
    expect(whatIsMissing(folder)).toBe("there is no node_modules yet");
  });

  it("is found where an install ended before npm recorded it", () => {
    rmSync(join(folder, "node_modules/.package-lock.json"));
    expect(whatIsMissing(folder)).toBe("the last install did not finish");
  });

  it("is found where the lockfile has moved on", () => {
    put("package-lock.json", { packages: { "node_modules/react": { version: "19.4.0" } } });
    expect(whatIsMissing(folder)).toBe("react is 19.3.1 instead of 19.4.0");
  });

  it("is found where the lockfile names a new package", () => {
    const packages = { ...lockfile.packages, "node_modules/@scope/new": { version: "1.2.3" } };
    put("package-lock.json", { packages });
    expect(whatIsMissing(folder)).toBe("@scope/new 1.2.3 is not installed");
  });

  it("is found where a folder was removed by hand", () => {
    rmSync(join(folder, "node_modules/react"), { recursive: true });
    expect(whatIsMissing(folder)).toBe("the folder of react is missing");
  });

  it("is found where the pinned Node was not put in place", () => {
    rmSync(pinnedNode(folder));
    expect(whatIsMissing(folder)).toBe("the pinned Node is missing");
  });
});

describe("the machine's Node", () => {
  it.each(["20.0.0", "26.10.0"])("is suitable at %s", (version) => {
    expect(hasSuitableNode(version)).toBe(true);
  });

  it("is refused below 20", () => {
    vi.spyOn(console, "error").mockReturnValue();
    expect(hasSuitableNode("18.20.4")).toBe(false);
  });
});

describe("the lockfile", () => {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(productFolder, "package-lock.json"), "utf8"),
  );

  it("pins every direct dependency to one version", () => {
    const direct = { ...product.dependencies, ...product.devDependencies };
    for (const [name, version] of Object.entries(direct)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    }
  });

  it("has no package with an unreviewed install script", () => {
    const withScript = Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//, ""));
    expect(Object.keys(product.allowScripts)).toEqual(expect.arrayContaining(withScript));
  });

  it("knows the binaries of every platform, without which npm ci refuses it", () => {
    const locked = new Set(
      Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, "")),
    );
    const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {})
        .filter((name) => !locked.has(name))
        .map((name) => `${path} wants ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
