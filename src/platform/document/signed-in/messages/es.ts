import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  appearance: {
    title: "Claro u oscuro",
    system: "Como el sistema",
    light: "Claro",
    dark: "Oscuro",
  },
  demo: "<strong>Datos de muestra:</strong> estos clientes y estas personas son ficticios.",
  makeItMine: "Hacerlo mío",
  signOut: "Cerrar sesión",
});
