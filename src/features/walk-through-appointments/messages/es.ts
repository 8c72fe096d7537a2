import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  title: "Recorrido de su edificio",
  lead: "Nos gustaría ver su edificio con usted antes de hacerle una oferta.",
  ofSubject: "Recorrido: {subject}",
  pageTitle: "Recorrido de {company}",
  nextStep: "Recorrido, {hours} ({zone})",
  panel: {
    title: "Recorrido",
    plan: "Programar el recorrido",
    open: "Abrir el recorrido",
  },
  notifications: {
    kind: "Un posible cliente acuerda, cambia o cancela un recorrido, o nuestro correo no le llega",
    gone: "un posible cliente",
    booked: "{company} acordó un recorrido",
    moved: "{company} cambió el recorrido",
    canceled: "{company} canceló el recorrido",
    undelivered: "Nuestro correo sobre el recorrido no le llegó a {company}",
  },
});
