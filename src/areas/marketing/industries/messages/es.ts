import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  hours: {
    caption: "Cuándo hay un equipo en el edificio, por sector",
    industry: "Sector",
    hoursOfDay: "Horas del día",
    inWords: "En palabras",
    fromUntil: "de {from} a {until}",
    am: "{time} a.m.",
    pm: "{time} p.m.",
  },
  desksInUse: "{percent}% de los escritorios en uso",
  comparison: { before: "Antes", now: "Ahora" },
  schoolYear: {
    inSession: "Con clases: limpieza diaria",
    empty: "Espacios vacíos: trabajo pesado",
  },
  zones: {
    caption: "Zonas de un centro de salud",
    zone: "Zona",
    rhythm: "Cada cuánto",
    method: "Cómo",
    record: "Qué se registra",
  },
});
