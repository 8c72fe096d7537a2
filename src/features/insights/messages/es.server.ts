import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  noPeriod:
    "No entendimos este período. Use días de 2000 a 2099 como 2026-10-31, un mes como 2026-10, o 30, 90 o 365 días.",
  figures: {
    "inspection-score": {
      label: "Puntaje de inspección",
      meaning:
        "Puntaje promedio de las inspecciones terminadas en este período. Nunca mezclamos métodos: cada uno califica el mismo edificio de otra manera.",
      rows: ["{count} inspección", "{count} inspecciones"],
    },
    "visits-on-time": {
      label: "Visitas a tiempo",
      meaning:
        "Porcentaje de visitas en las que el equipo registró su entrada a más tardar {minutes} minutos después del inicio. Las visitas no realizadas cuentan; las canceladas, no.",
      rows: ["{count} visita", "{count} visitas"],
    },
    "visits-missed": {
      label: "Visitas no realizadas",
      meaning:
        "Visitas a las que no llegó ningún equipo: nadie había registrado su entrada una hora después del inicio, y nadie llegó más tarde.",
      rows: ["{count} visita", "{count} visitas"],
    },
    response: {
      label: "Tiempo de respuesta",
      meaning:
        "Tiempo mediano entre la solicitud de un cliente u ocupante y nuestra primera respuesta o llegada, para las solicitudes de este período. Las emergencias cuentan las 24 horas; lo demás, mientras la instalación está abierta: diez de esas horas son un día hábil.",
      rows: ["{count} orden de trabajo respondida", "{count} órdenes de trabajo respondidas"],
    },
    resolution: {
      label: "Tiempo de terminación",
      meaning:
        "Tiempo mediano entre la solicitud y el trabajo terminado, para las solicitudes de este período ya terminadas. El tiempo en espera no cuenta. Salvo en emergencias, tampoco el tiempo en que la instalación está cerrada: diez horas de apertura son un día hábil.",
      rows: ["{count} orden de trabajo terminada", "{count} órdenes de trabajo terminadas"],
    },
    breaches: {
      label: "Metas incumplidas",
      meaning:
        "Órdenes de trabajo solicitadas en este período cuya respuesta o terminación llegó más tarde de lo acordado, en cualquier ronda.",
      rows: ["{count} orden de trabajo", "{count} órdenes de trabajo"],
    },
    "occupant-reports": {
      label: "Reportes de ocupantes",
      meaning:
        "Reportes hechos con los letreros QR de los espacios en este período. Varios reportes pueden tratar de una misma orden de trabajo. Más reportes pueden indicar más suciedad, o más personas que conocen los letreros.",
      rows: ["{count} reporte", "{count} reportes"],
    },
    feedback: {
      label: "Opiniones",
      meaning: "Promedio de las respuestas de este período, de 0 a 10.",
      rows: ["{count} respuesta", "{count} respuestas"],
    },
    cost: {
      label: "Costo mensual por pie cuadrado",
      meaning:
        "Precio mensual del alcance vigente el último día, por pie cuadrado de las áreas que incluye. No se cuentan las instalaciones sin alcance o sin precio, ni el trabajo adicional.",
      rows: ["{count} instalación", "{count} instalaciones"],
    },
  },
  labelOfPart: "{label}: {part}",
  parts: {
    "five-point": "cinco puntos",
    "three-point": "tres puntos",
    "pass-fail": "aprobado o no",
    emergency: "emergencia",
    urgent: "urgente",
    routine: "de rutina",
    planned: "programada",
  },
  ofRows: "De {rows}",
  ofRowsNowAndBefore: "De {rows}; antes, de {before}",
  reportsInOrders: "{reports} en {orders}",
  period: "{from} al {to}",
  points: "{points} puntos",
  change: {
    nothingNow: "Nada que contar en este período",
    nothingBefore: "Nada con que comparar en el período anterior",
    same: "Igual que en el período anterior",
    better: {
      more: "Mejor: {by} más que en el período anterior ({was})",
      less: "Mejor: {by} menos que en el período anterior ({was})",
    },
    worse: {
      more: "Peor: {by} más que en el período anterior ({was})",
      less: "Peor: {by} menos que en el período anterior ({was})",
    },
    neither: {
      more: "{by} más que en el período anterior ({was})",
      less: "{by} menos que en el período anterior ({was})",
    },
  },
  chart: {
    level: ["{value} en {count} mes", "{value} en cada uno de los {count} meses"],
    extremes:
      "el más bajo, {lowest} en {lowestMonth}; el más alto, {highest} en {highestMonth}; el último, {latest} en {latestMonth}",
  },
  openAges: {
    day: "Menos de un día",
    week: "De 1 a 7 días",
    month: "De 7 a 30 días",
    older: "Más de 30 días",
  },
  links: {
    inspections: "Inspecciones",
    visitsSince: "Visitas desde el {day}",
    missedVisits: "Visitas no realizadas",
    answeredOrders: "Órdenes de trabajo respondidas",
    finishedOrders: "Órdenes de trabajo terminadas",
    missedTargets: "Órdenes de trabajo con una meta incumplida",
    fromOccupants: "Órdenes de trabajo reportadas por ocupantes",
    answers: "Respuestas",
    facilitiesAndScopes: "Instalaciones y sus alcances",
    scope: "Alcance del servicio",
  },
  export: {
    facilities: "Instalaciones",
    figure: "Cifra",
    days: "Días",
    value: "Valor",
    unit: "Unidad",
    rows: "Registros",
    definition: "Definición",
    allFacilities: "Las {count} instalaciones",
    units: {
      percent: "porcentaje",
      count: "cantidad",
      minutes: "minutos",
      score: "puntaje",
      cents: "centavos",
    },
  },
});
