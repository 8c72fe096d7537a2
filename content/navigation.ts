import { contentIn } from "./content-in.ts";
import * as en from "./en/navigation.ts";
import * as es from "./es/navigation.ts";

export type { NavigationItem, NavigationLink } from "./en/navigation.ts";

export const navigationContent = contentIn(en, es);
