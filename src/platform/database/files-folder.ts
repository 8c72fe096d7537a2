import { join } from "node:path";

/** File that binds a folder of files to its database (`claimed-store.ts`). */
export const markName = "mark";

export const filesFolder = (dataDirectory: string) => join(dataDirectory, "files");
