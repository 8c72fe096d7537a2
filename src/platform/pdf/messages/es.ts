import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  page: "{title} · Página {page} de {count}",
  carriedForward: "Pasa a la página siguiente",
  broughtForward: "Viene de la página anterior",
});
