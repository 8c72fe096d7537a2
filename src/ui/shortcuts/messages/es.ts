import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  title: "Atajos de teclado",
  singleKeys: "Atajos de una sola tecla",
  on: "Activados en este navegador",
  off: "Desactivados en este navegador: una tecla sola no hace nada",
  everywhere: "En todas partes",
  showList: "Mostrar esta lista",
  evenWhenOff: "También con los atajos de una tecla desactivados",
  close: "Cerrar",
});
