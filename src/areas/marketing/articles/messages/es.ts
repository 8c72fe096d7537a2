import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  allNews: "Todas las noticias",
  allResources: "Todos los recursos",
  by: "Por <author>{name}</author>",
  minutes: "{minutes} min de lectura",
  table: "Tabla: {columns}",
  moreToRead: "Más para leer",
  related: "Artículos relacionados",
  share: {
    share: "Compartir",
    byEmail: "Enviar por correo electrónico",
    shared: "Compartido.",
    copied: "El enlace se copió en el portapapeles.",
    notCopied: "Su navegador no permite copiar. El enlace es {url}",
  },
  newsletter: {
    title: "Suscríbase a nuestro boletín",
    label: "De dos a cuatro veces al mes. Puede cancelar con un clic.",
    emailLabel: "Su correo electrónico",
  },
  news: {
    title: "Noticias y novedades",
    lead: "Qué estamos cambiando, dónde estamos creciendo y qué hemos aprendido, con cifras siempre que las tenemos.",
    none: "Por ahora no hay noticias.",
    feed: "¿Prefiere un lector de noticias?",
    feedLink: "Canal RSS",
    newsletter: {
      title: "Suscríbase a nuestro boletín",
      lead: "De dos a cuatro veces al mes: noticias de la empresa y algo útil para quien administra un edificio. Puede cancelar con un clic.",
    },
  },
  resources: {
    title: "Recursos para quienes administran edificios",
    lead: "Artículos para poner en práctica, guías para imprimir y respuestas sin llenar formularios.",
    actions: { guides: "Ver las guías", articles: "Leer los artículos" },
    guides: {
      title: "Tres guías para descargar",
      lead: "Gratis para imprimir y llenar, sin dar su correo electrónico, con cualquier proveedor.",
      download: "Descargar<hidden> {title}</hidden>",
      file: "PDF, {pages} páginas, {size}",
    },
    articles: {
      title: "Artículos",
      lead: "Con qué frecuencia, con qué resultado, con qué rapidez y cómo ponerlo en un contrato.",
      viewAll: "Ver todos los artículos ({count})",
    },
    questions: { title: "Preguntas frecuentes", viewAll: "Ver todas las preguntas" },
    newsletter: {
      title: "Suscríbase a nuestro boletín",
      lead: "Artículos y guías nuevos, de dos a cuatro veces al mes. Puede cancelar con un clic.",
    },
    inEnglish: "Guías y preguntas, en inglés",
  },
});
