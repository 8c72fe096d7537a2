import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  title: "Pendientes de ventas",
  pipeline: "Ventas en curso",
  waiting: "Pendientes",
  since: "Nuevo desde el {day}",
  matters: {
    approval: "Ofertas por aprobar",
    signature: "Por firmar",
    start: "Clientes por poner en marcha",
    question: "Preguntas",
    expired: "Vencidas",
    unpicked: "Horarios sin elegir",
    signed: "Firmadas",
    declined: "Rechazadas",
    booked: "Recorridos acordados",
    withdrawn: "Retiradas",
    won: "Ganadas",
    lost: "Perdidas",
  },
  notes: {
    approval:
      "La última versión de estas ofertas está por debajo de su margen mínimo. Un administrador la aprueba o alguien vuelve a calcular el precio.",
    signature:
      "El posible cliente firmó estas propuestas. Pasan a ser contratos cuando usted las firma.",
    start:
      "Ambas partes firmaron. Todavía no se han creado el cliente, su instalación ni sus visitas.",
    question: "La última palabra sobre estas propuestas es del posible cliente.",
    expired:
      "Nadie firmó ni rechazó estas propuestas antes de su último día. Envíe una versión nueva o cierre la oportunidad.",
    unpicked:
      "Ya pasaron todos los horarios ofrecidos. Ofrezca otros para el recorrido o llame al posible cliente.",
    signed: "Los posibles clientes firmaron estas propuestas.",
    declined: "Los posibles clientes rechazaron estas propuestas.",
    booked: "Se acordaron recorridos para estas oportunidades.",
    withdrawn: "Los posibles clientes retiraron estas solicitudes en su página propia.",
    won: "Estas oportunidades se ganaron.",
    lost: "Estas oportunidades se perdieron.",
  },
  prospect: "Posible cliente",
  at: "Desde",
  owner: "Responsable",
  none: "No hay nada aquí",
  noneText: "Nada está pendiente en esta lista.",
});
