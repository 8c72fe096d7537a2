import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  portal: "Portal de clientes",
  homeLink: "{company}, portal de clientes",
  home: "Inicio",
  tryAgain: "Intentar de nuevo",
  notFound: {
    title: "404: página no encontrada",
    text: "En esta dirección no hay nada, o nada a lo que usted tenga acceso.",
    goHome: "Ir al portal de clientes",
  },
  facility: {
    facility: "Instalación:",
    all: "Todas las instalaciones",
    another: "Otra instalación",
    find: "Buscar una instalación",
    none: "Ninguna instalación con ese nombre",
    found: ["{count} instalación", "{count} instalaciones"],
    showing: "Se muestra {facility}",
    showingAll: "Se muestran todas las instalaciones",
  },
  answer: {
    title: "Últimas visitas",
    reason: "<facility>{facility}:</facility> <reason>{reason}</reason>.",
    moreReasons: "Y {more} más, abajo.",
    report: "Reportar un problema",
    noneOpen: "No hay órdenes de trabajo abiertas.",
    open: [
      "Hay <orders>{count} orden de trabajo</orders> abierta.",
      "Hay <orders>{shown} órdenes de trabajo</orders> abiertas.",
    ],
    openAndLate: [
      "Hay <orders>{count} orden de trabajo</orders> abierta, <late>{late} con retraso</late>.",
      "Hay <orders>{shown} órdenes de trabajo</orders> abiertas, <late>{late} con retraso</late>.",
    ],
  },
  attention: {
    title: "Qué necesita su atención",
    nothing: "Nada por ahora.",
    toAccept: [
      "<number>{shown}</number> orden de trabajo terminada por aceptar",
      "<number>{shown}</number> órdenes de trabajo terminadas por aceptar",
    ],
    toAcknowledge: [
      "<number>{shown}</number> documento por leer y confirmar",
      "<number>{shown}</number> documentos por leer y confirmar",
    ],
    toSign: [
      "<number>{shown}</number> inspección por firmar",
      "<number>{shown}</number> inspecciones por firmar",
    ],
    overdue: [
      "<number>{shown}</number> factura vencida",
      "<number>{shown}</number> facturas vencidas",
    ],
    unread: [
      "<number>{shown}</number> conversación con mensajes sin leer",
      "<number>{shown}</number> conversaciones con mensajes sin leer",
    ],
  },
  card: {
    next: "Próxima: <visit/>",
    dayAndWindow: "{day}, {window}",
    noNext: "No hay visitas programadas para los próximos días.",
    tasks: ["{done} de {count} tarea", "{done} de {count} tareas"],
    area: "<area>{area}:</area> {text}",
    score: "Puntaje de la inspección: {percent}",
    methodAndLevel: "{method}: {level}",
  },
  facilities: {
    yours: "Sus instalaciones",
    assigned: "Instalaciones asignadas a usted",
    noneYet: "Todavía no hay ninguna. Su equipo de cuenta agrega sus instalaciones.",
    noneAssigned: "Todavía no hay ninguna. Su administrador le asigna instalaciones.",
  },
  holidays: {
    title: "Próximos días feriados",
    skip: "{facility}: no hay visita",
    move: "{facility}: la visita pasa al siguiente día en que la instalación abre",
    keep: "{facility}: la visita se realiza",
  },
  questions: "¿Preguntas sobre su servicio? Llame a su equipo de cuenta al <phone/> (<hours/>).",
});
