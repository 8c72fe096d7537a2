import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  because: "Recibe este informe después de una visita, los días en que {facility} abre.",
  subject: "{facility}: {answer}",
  previewToAccept: ["{count} por aceptar. {next}", "{count} por aceptar. {next}"],
  inArea: "{area}: {text}",
  latestInspection: "Última inspección",
  toAccept: "Esperan que usted las acepte",
  openOrders: "Órdenes de trabajo abiertas",
  more: ["{count} más", "{count} más"],
  next: "Lo que sigue",
  openPortal: "Abrir el portal",
  portal: "El portal:",
  callUs: "¿Algo no está bien? Llame al {phone}.",
  missed:
    "Nadie registró la entrada en la primera hora. Su gerente de cuenta y su supervisor ya lo saben y le dirán qué sigue.",
  answers: {
    cleaned: "Limpieza hecha, según lo programado",
    cleanedExcept: ["Limpieza hecha, excepto una tarea", "Limpieza hecha, excepto {count} tareas"],
    withExceptions: [
      "Limpieza hecha, con una incidencia",
      "Limpieza hecha, con {count} incidencias",
    ],
    stillThere: "El equipo sigue en el lugar",
    notFinished: [
      "Limpieza sin terminar, queda una tarea sin hacer",
      "Limpieza sin terminar, quedan {count} tareas sin hacer",
    ],
    allMissed: ["La visita no se realizó", "No se realizaron {count} visitas"],
    someMissed: ["No se realizó una visita", "No se realizaron {count} de {all} visitas"],
  },
  noOneYet: "Nadie ha registrado la entrada todavía",
  planned: "programada {window}",
  tasksDone: "{done} de {all} tareas",
  onHold: "en espera",
  nextVisit: "Próxima visita: {day}, {window}",
  noNextVisit: "No hay visitas programadas para los próximos días.",
  holidays: {
    skip: "{holiday}, {day}: no hay visita",
    move: "{holiday}, {day}: la visita pasa al siguiente día en que la instalación abre",
    keep: "{holiday}, {day}: la visita se realiza",
  },
  scores: {
    "five-point": "{percent}, {level}, cinco puntos, {day}",
    "three-point": "{percent}, {level}, tres puntos, {day}",
    "pass-fail": "{percent}, {level}, aprobado o no, {day}",
  },
  notifications: {
    kinds: { "morning-report": "Informe de la mañana, antes de que abra cada instalación" },
  },
  sentEmails: {
    "morning-report": {
      title: "Informe de la mañana",
      reader: "Personas del cliente",
      occasion: "Antes de que abra una instalación, en las mañanas después de una visita",
    },
  },
});
