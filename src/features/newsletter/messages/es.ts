import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  section: "Suscriptores",
  exportAsCsv: "Exportar como CSV",
  note: "La gente se suscribe y cancela su suscripción con los enlaces de nuestros correos. Aquí no hay nada que responder.",
  search: "Buscar direcciones",
  searchPlaceholder: "Parte de la dirección",
  state: "Estado",
  subscribed: "Con suscripción ({number})",
  unsubscribed: "Cancelaron ({number})",
  order: "Orden",
  newestFirst: "Primero lo más reciente",
  oldestFirst: "Primero lo más antiguo",
  find: "Buscar",
  noMatch: "Ninguna dirección coincide",
  shorterPart: "Pruebe con una parte más corta de la dirección.",
  noneYet: "Todavía no hay suscriptores",
  first: "Las direcciones aparecen aquí cuando sus dueños las confirman.",
  newer: "Más recientes",
  older: "Anteriores",
  address: "Dirección",
  since: "Desde",
  left: "Canceló",
  fromPage: "Desde la página",
});
