/**
 * The router reads every route that it knows before React may answer a first click: sixty routes took
 * half of that time. So it starts with those of the open page, and gets the others once React answers,
 * or at the next click, which may be on a link to one of them.
 */
import { UNSAFE_createClientRoutes as createRoutes, type DataRouteObject } from "react-router";

type Routes = Parameters<typeof createRoutes>[0];
type Modules = Parameters<typeof createRoutes>[1];

/** Long enough to paint what the first click changed. */
const soonMs = 100;

/** The framework keeps more in the window than its types say. */
interface FrameworkWindow extends Window {
  __reactRouterManifest?: { routes: Routes };
  __reactRouterRouteModules?: Modules;
  __reactRouterDataRouter?: {
    patchRoutes(parentId: string | null, children: DataRouteObject[]): void;
  };
}

export function startWithOpenRoutes(framework: FrameworkWindow): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = framework;
  if (manifest === undefined || modules === undefined) return;
  const routes = manifest.routes;
  manifest.routes = Object.fromEntries(Object.entries(routes).filter(([id]) => id in modules));
  // Tells code that reads pages ahead that the router knows none of them yet.
  document.documentElement.dataset.routes = "some";

  const addOthers = () => {
    if (manifest.routes === routes) return;
    manifest.routes = routes;
    const addBeneath = ({ id, children }: DataRouteObject) => {
      if (!children || !(id in modules)) return;
      framework.__reactRouterDataRouter?.patchRoutes(id, children);
      children.forEach(addBeneath);
    };
    createRoutes(routes, modules, null, true, false).forEach(addBeneath);
    delete document.documentElement.dataset.routes;
  };
  document.addEventListener("hydrated", () => setTimeout(addOthers, soonMs), { once: true });
  // Registered before React's own listener, which follows the link.
  document.addEventListener("click", addOthers, { capture: true, once: true });
}
