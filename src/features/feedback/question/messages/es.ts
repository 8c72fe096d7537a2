import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  howWell: "¿Cómo lo hicimos?",
  scored: "{score} de 10",
  bands: { low: "Baja", middle: "Media", high: "Alta" },
  form: {
    question: "{about}: ¿qué tan conforme quedó?",
    lowest: "nada conforme",
    highest: "muy conforme",
    why: "¿Por qué? (opcional)",
    whyHelp: "Pueden leerlo su equipo de cuenta y sus colegas que se encargan de esta instalación.",
    send: "Enviar su respuesta",
    change: "Cambiar su respuesta",
    score: "Elija un número de 0 a 10",
  },
  panel: {
    yourFeedback: "Su opinión",
    seeOrChange: "Verla o cambiarla",
    see: "Verla",
  },
});
