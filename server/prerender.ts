import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { originContext } from "#platform/http/context.ts";
import { publicSite } from "./areas/area-addresses.ts";
import { buildOfArea } from "./areas/area-build.ts";

const handle = createRequestHandler(buildOfArea(build, publicSite), import.meta.env.MODE);

/** As the build does: for no visitor, without a request context. */
export async function prerender(path: string, origin: string): Promise<Buffer> {
  const context = new RouterContextProvider();
  context.set(originContext, origin);
  const response = await handle(new Request(new URL(path, origin)), context);
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
