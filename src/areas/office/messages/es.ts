import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  office: "Oficina",
  backOffice: "Oficina",
  homeLink: "{company}, oficina",
  start: {
    section: "Inicio",
    title: "Hoy",
    late: "Atrasado",
    waiting: "Pendiente",
    since: "Desde el {day}",
    nothingLate: "Nada está atrasado y nada está pendiente.",
    nothingNew: "Nada nuevo.",
  },
  tryAgain: "Intentar de nuevo",
  notFound: {
    title: "404: página no encontrada",
    text: "En esta dirección no hay nada, o nada a lo que su función tenga acceso. También puede haberse borrado por su antigüedad.",
    goHome: "Ir a la oficina",
  },
  shortcuts: {
    title: "En una solicitud, un mensaje o una solicitud de empleo",
    assign: "Elegir quién se encarga",
    answered: "Dar por respondido",
    next: "Siguiente por atender",
  },
});
