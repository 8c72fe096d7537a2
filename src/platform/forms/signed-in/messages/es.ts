import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  nextSteps: "Próximos pasos",
  saving: "Guardando…",
  assign: {
    assignedTo: "A cargo de",
    noOne: "Nadie",
    someone: "Alguien",
    you: "{name} (usted)",
    assign: "Asignar",
  },
  cancel: { reason: "Motivo" },
  changed: {
    sinceTyped: "“{label}” cambió después de que usted escribió:",
    useMine: "Usar lo mío",
    discardMine: "Descartar lo mío",
    checked: "marcada",
    notChecked: "sin marcar",
  },
});
