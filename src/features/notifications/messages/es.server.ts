import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  today: "Hoy",
  yesterday: "Ayer",
  allFacilities: "Todas las instalaciones",
  atClient: "{client}, {facility}",
  digest: {
    because: "Recibió este correo porque eligió un resumen diario para algunos avisos.",
    subject: ["Un aviso nuevo: {facility}", "{count} avisos nuevos: {facility}"],
    subjectOfMany: [
      "Un aviso nuevo: {facilities} instalaciones",
      "{count} avisos nuevos: {facilities} instalaciones",
    ],
    title: "Nuevo y sin leer",
    seeAll: "Ver todos los avisos",
    seeMore: "Ver todo, {count} más",
    allInText: "Todos los avisos:",
    moreInText: "Y {count} más:",
  },
  sentEmails: {
    "daily-digest": {
      title: "Resumen diario",
      reader: "Quien quiere algunos avisos una vez al día",
      occasion: "Cada mañana en que haya algo nuevo sin leer",
    },
  },
});
