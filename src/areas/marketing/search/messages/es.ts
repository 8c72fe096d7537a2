import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  title: "Buscar",
  label: "Páginas en español",
  popular: "Páginas más visitadas",
  services: "Servicios",
  morePages: "Más páginas",
  allPages: "Todas las páginas",
  noResults: "Sin resultados",
  advice:
    "Pruebe con menos palabras o más sencillas: “pisos” encuentra más que “programa de restauración de pisos”. O llámenos: {hours}.",
  call: "Llamar al {phone}",
  contact: "Contáctenos",
  inOtherLanguage: "Buscar en las páginas, los artículos y las guías en inglés",
  found: {
    none: "Ninguna página con “{query}”",
    pages: ["1 página", "{count} páginas"],
    top: "Las {shown} mejores de {pages}",
    partial: "{pages} con algunas de las palabras de “{query}”",
    nearly: "{pages} con palabras parecidas a “{query}”",
    exact: "{pages} con “{query}”",
  },
});
