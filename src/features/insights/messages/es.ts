import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  section: "Análisis",
  ofClient: "Análisis, {client}",
  health: "Estado de los clientes",
  healthShort: "Estado",
  screen: {
    monthlyReports: "Informes mensuales",
    exportAsCsv: "Exportar como CSV",
    compared: "{period}, en comparación con el período anterior, {before}",
    misunderstood: "No entendimos el período de esta dirección, así que usted ve otro: {period}.",
    noFacility: "No hay instalaciones en servicio, así que no hay nada que contar.",
    nothingToCount: "Nada que contar en este período.",
    rowsBehind: "{rows}<hidden>, base de la cifra {figure}</hidden>",
    byMonth: "Por mes<hidden>, {figure}</hidden>",
    figureByMonth: "{figure}, por mes",
    chart: "{figure}, por mes: {description}",
    month: "Mes",
    figure: "Cifra",
    of: "De",
    partial: "{month}<quiet>, parcial</quiet>",
    openNow: "Órdenes de trabajo abiertas ahora",
    openWorkOrders: "Órdenes de trabajo abiertas",
    openNote:
      "Las órdenes de trabajo abiertas en este momento, por antigüedad, sin importar el período.",
  },
  period: {
    periods: "Períodos",
    days30: "Últimos 30 días",
    days90: "Últimos 90 días",
    days365: "Últimos 12 meses",
    customDates: "Fechas personalizadas",
    facility: "Instalación",
    allFacilities: "Todas las instalaciones",
    from: "Desde",
    to: "Hasta",
    showDays: "Mostrar días",
    aMonth: "Un mes",
    month: "Mes",
    showMonth: "Mostrar mes",
  },
  red: {
    note: "Lo que necesita atención, por cliente e instalación, lo peor primero. Elija una cifra para ver los registros.",
    noClients: "Todavía no hay clientes",
    noClientsNote: "Los clientes aparecen aquí cuando un administrador se los asigna.",
    nothing: "Nada necesita atención",
    nothingNote:
      "Sin trabajo atrasado, sin visitas no realizadas, sin calificaciones bajas y con todos los mensajes respondidos.",
    nothingHere: "Aquí ya nada necesita atención.",
    backToWorst: "Volver a lo peor",
    nextClients: "Más clientes",
    otherClients: [
      "{count} cliente más no necesita atención.",
      "{count} clientes más no necesitan atención.",
    ],
    order:
      "Lo peor primero. Una orden de trabajo atrasada o una visita no realizada cuenta 3; una calificación baja, 2. Una meta incumplida en una orden abierta cuenta 1, igual que una conversación sin nuestra respuesta.",
    moreFacilities: ["{count} instalación más", "{count} instalaciones más"],
    clearFacilities: [
      "{count} instalación no necesita atención",
      "{count} instalaciones no necesitan atención",
    ],
    invitations: [
      "{count} invitación vence pronto o ya venció",
      "{count} invitaciones vencen pronto o ya vencieron",
    ],
  },
  signals: {
    late: ["{count} orden de trabajo atrasada", "{count} órdenes de trabajo atrasadas"],
    missed: [
      "{count} visita no realizada en {days} días",
      "{count} visitas no realizadas en {days} días",
    ],
    low: [
      "{count} calificación baja en {days} días",
      "{count} calificaciones bajas en {days} días",
    ],
    breached: ["{count} abierta con una meta incumplida", "{count} abiertas con metas incumplidas"],
    unanswered: [
      "{count} conversación sin nuestra respuesta",
      "{count} conversaciones sin nuestra respuesta",
    ],
  },
});
