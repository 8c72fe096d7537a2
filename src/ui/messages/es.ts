import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  skipToContent: "Ir al contenido",
  leaveEmpty: "Deje esto vacío",
  sentAs: "{title} Referencia <reference>{reference}</reference>",
  ownPage: "Ver en qué va",
  notices: "Avisos ({keys})",
  dismiss: "Cerrar",
  carousel: {
    carousel: "carrusel",
    slide: "diapositiva",
    slides: "Diapositivas",
    position: "{place} de {count}",
    previous: "Anterior",
    next: "Siguiente",
    pause: "Pausar",
    play: "Reproducir",
  },
});
