import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  searchOrGoTo: "Buscar o ir a",
  sections: "Secciones",
  more: "Más",
  sectionWithOpen: "{section}, {open} por atender",
  open: "{open}<more> por atender</more>",
  notifications: "Avisos",
  unreadNotifications: "Avisos, {unread} sin leer",
  account: "Su cuenta",
  shortcuts: "Atajos de teclado",
  states: "Estados",
  list: {
    title: "En una lista",
    next: "Fila siguiente",
    previous: "Fila anterior",
    open: "Abrir la fila (igual que Entrar)",
    search: "Buscar",
  },
  menu: {
    goTo: "Ir a",
    start: "Empezar",
    placeholder: "Página, número, nombre o palabra",
    close: "Cerrar",
    keys: "Elija con las flechas, abra con Entrar, cierre con Escape.",
    entries: "Páginas, acciones y registros",
    notLoaded: "Sin conexión: no se pudo cargar la búsqueda. Inténtelo de nuevo.",
    signIn: "Iniciar sesión",
    searching: "Buscando…",
    results: ["{count} resultado", "{count} resultados"],
    nothingFound: "No se encontró nada para “{words}”.",
    keepTyping: "Siga escribiendo: dos letras o cifras bastan para buscar registros.",
    noConnection: "Sin conexión: ahora no se puede buscar en los registros.",
    signedOut: "Su sesión está cerrada, por eso no puede buscar.",
    noAnswer: "La búsqueda no responde. Inténtelo de nuevo en un momento.",
  },
});
