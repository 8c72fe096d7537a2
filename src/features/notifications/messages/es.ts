import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  section: "Avisos",
  markAllRead: "Marcar todo como leído",
  allRead: "Todo está marcado como leído.",
  newest: "Volver a lo más reciente",
  older: "Anteriores",
  note: "En <link>su cuenta</link> puede elegir qué enviamos también por correo. Los avisos se guardan 90 días.",
  filter: "Filtrar los avisos",
  all: "Todos",
  unread: "Sin leer",
  unreadTitle: "{title}<hidden>, sin leer</hidden>",
  noneUnread: "No hay nada sin leer",
  seenEverything: "Ya vio todo lo de los últimos 90 días.",
  noneYet: "Todavía no hay avisos",
  firstNote: "Aquí aparecen las novedades de sus órdenes de trabajo, visitas y mensajes.",
  showAll: "Mostrar todos los avisos",
});
