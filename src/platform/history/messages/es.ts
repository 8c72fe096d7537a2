import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  changed: "{field} de {from} a {to}",
  nothing: "nada",
  quoted: "“{value}”",
});
