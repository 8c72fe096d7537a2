import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  home: "Inicio",
  breadcrumb: "Ruta de navegación",
  toHome: "Ir a la página de inicio",
  call: "Llamar al {phone}",
  learnMore: "Más información",
  backToTop: "Volver arriba",
  thisPageInOtherLanguage: "This page in English",
  header: {
    toHome: "{company}, inicio",
    main: "Principal",
    menu: "Menú",
    viewAll: "Ver todo<of> en {section}</of>",
    all: "Ver todo en {section}",
  },
  utilityBar: { call: "Llamar", quote: "Cotizar" },
  footer: {
    contact: "Contáctenos",
    socialMedia: "Redes sociales",
    profile: "{company} en {network}",
  },
  newsletter: {
    label: "Boletín: las novedades, de dos a cuatro veces al mes",
    placeholder: "Su correo electrónico",
    subscribe: "Suscribirse",
    subscribing: "Enviando…",
    invalid: "La dirección de correo no es válida",
    sent: "¡Suscripción recibida!",
    thanks: "Gracias por suscribirse a nuestro boletín.",
    failed: "No se registró la suscripción",
    tryAgain: "Hubo un error al registrar su suscripción al boletín. Inténtelo de nuevo.",
  },
  served: "Trabajamos en {states}.",
  alsoServed: "También trabajamos en {states}.",
  siteMap: {
    title: "Mapa del sitio: todas las páginas en español",
    search: "O busque en el sitio",
  },
  notFound: {
    title: "404: página no encontrada",
    text: "No hay ninguna página en esta dirección. Quizá cambió de lugar, o la dirección tiene un error.",
    goneTitle: "Este artículo ya no está aquí",
    goneText: "Lo retiramos de nuestro sitio. Estas páginas pueden serle útiles.",
    forDevelopers: "¿Olvidó agregar la página al enrutador?",
    search: "Buscar en este sitio",
    destinations: "Destinos principales",
  },
});
