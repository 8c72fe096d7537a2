import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  title: "Por ahora, esta página solo está en inglés",
  text: "Todavía no la hemos traducido. Puede leerla en inglés o seguir por las páginas en español.",
  toEnglish: "Ver la página en inglés",
  destinations: "Páginas en español",
});
