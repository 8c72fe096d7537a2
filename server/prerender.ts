import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { company } from "#content/company.ts";
import { buildOfArea } from "./areas/area-build.ts";

const handle = createRequestHandler(buildOfArea(build, "marketing"), import.meta.env.MODE);

/** Makes a page, or its data, as the build does: for nobody in particular, hence without a visit. */
export async function prerender(path: string): Promise<Buffer> {
  const request = new Request(new URL(path, company.website));
  const response = await handle(request, new RouterContextProvider());
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
