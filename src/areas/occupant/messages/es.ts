import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  notFound: "No se encontró",
  noSuchPage: "Esta página no existe. Escanee el letrero otra vez o llámenos.",
});
