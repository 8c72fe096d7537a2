import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  place: {
    all: "Las {count} instalaciones",
    yours: "Sus {count} instalaciones",
  },
  of: "de {rows}",
  was: "antes {value}",
  complaints: {
    label: "Quejas",
    meaning:
      "Órdenes de trabajo de clientes y ocupantes sobre limpieza omitida o deficiente. El estado de respuesta y solución es el del día en que se creó este informe.",
  },
  change: {
    nothingNow: "Nada que contar",
    nothingBefore: "Nada con que comparar en {month}",
    same: "Igual que en {month}",
    better: {
      more: "Mejor: {by} más que en {month} ({was})",
      less: "Mejor: {by} menos que en {month} ({was})",
    },
    worse: {
      more: "Peor: {by} más que en {month} ({was})",
      less: "Peor: {by} menos que en {month} ({was})",
    },
    neither: {
      more: "{by} más que en {month} ({was})",
      less: "{by} menos que en {month} ({was})",
    },
  },
  titles: {
    short: "En resumen",
    lateOrUnfinished: "Con retraso o sin terminar",
    areas: "La mejor y la peor área",
    changes: "Qué cambió",
    remedies: "Qué se hizo al respecto",
  },
  nothing:
    "No se registró nada en {month}: no había visitas programadas, no se terminó ninguna inspección y nadie solicitó nada. No hay nada que medir.",
  visits: {
    noneDue: "No había visitas programadas.",
    allMissed: [
      "Nuestro equipo no realizó la única visita programada.",
      "Nuestros equipos no realizaron ninguna de las {count} visitas.",
    ],
    allOnTime: [
      "Nuestro equipo realizó a tiempo la única visita programada.",
      "Nuestros equipos realizaron a tiempo las {count} visitas.",
    ],
    notOnTime: "Nuestro equipo realizó la única visita programada, pero no a tiempo.",
    allMade: "Nuestros equipos realizaron las {due} visitas, {onTime} a tiempo ({share}).",
    allMadeLate: "Nuestros equipos realizaron las {due} visitas, ninguna a tiempo ({share}).",
    someMade:
      "Nuestros equipos realizaron {made} de {due} visitas, {onTime} a tiempo ({share}), y no realizaron {missed}.",
    someMadeLate:
      "Nuestros equipos realizaron {made} de {due} visitas, ninguna a tiempo ({share}), y no realizaron {missed}.",
    leftUnfinished: "La dejó sin terminar.",
    someUnfinished: [
      "Dejaron {count} visita sin terminar.",
      "Dejaron {count} visitas sin terminar.",
    ],
  },
  orders: {
    none: "No se solicitó ningún trabajo fuera de lo programado.",
    allMet: [
      "Se solicitó {count} orden de trabajo, y cumplió las dos metas.",
      "Se solicitaron {count} órdenes de trabajo, y todas cumplieron sus metas.",
    ],
    oneMissed: "Se solicitó 1 orden de trabajo, y no cumplió una meta.",
    bothMissed: "Se solicitaron 2 órdenes de trabajo. Ninguna cumplió todas sus metas.",
    allMissed: "Se solicitaron {asked} órdenes de trabajo. Ninguna cumplió todas sus metas.",
    someMissed: [
      "Se solicitaron {asked} órdenes de trabajo. Una no cumplió una meta.",
      "Se solicitaron {asked} órdenes de trabajo. {count} no cumplieron una meta.",
    ],
  },
  late: {
    visit: "La visita del {day} terminó con {left} de {tasks} tareas sin hacer.",
    visitAt: "La visita a {place} del {day} terminó con {left} de {tasks} tareas sin hacer.",
    moreVisits: "El portal muestra {count} visitas más sin terminar.",
    moreOrders: "El portal muestra {count} órdenes de trabajo más con retraso.",
    order: "{number} ({category}, solicitada el {day})",
    orderAt: "{number} en {place} ({category}, solicitada el {day})",
    missed: "{order} no cumplió una meta.",
    first: "{order}: {misses}.",
    reopened: "{order} se reabrió; después, {misses}.",
    firstAndReopened: "{order}: {first}. Después de reabrirse: {later}.",
    misses: {
      response: {
        done: "respondida con retraso",
        doneBy: "respondida con {time} de retraso",
        running: "aún sin responder, con retraso, al escribir este informe",
        runningBy: "aún sin responder, con {time} de retraso, al escribir este informe",
      },
      resolution: {
        done: "terminada con retraso",
        doneBy: "terminada con {time} de retraso",
        running: "aún sin terminar, con retraso, al escribir este informe",
        runningBy: "aún sin terminar, con {time} de retraso, al escribir este informe",
      },
    },
    categories: {
      "restroom-supplies": "materiales para baños",
      spill: "derrame o fuga",
      trash: "basura",
      floors: "pisos y alfombras",
      windows: "ventanas y vidrios",
      odor: "mal olor",
      pests: "plagas",
      repair: "reparación",
      "missed-cleaning": "limpieza omitida o deficiente",
      "extra-service": "servicio adicional",
      "schedule-change": "cambio de horario",
      other: "otra cosa",
    },
  },
  areas: {
    none: "En {month} no se terminó ninguna inspección, así que no hay mejor ni peor área.",
    areaAt: "{area} ({place})",
    only: "Solo se inspeccionó un área: {area}, {score}.",
    same: "Las {count} áreas inspeccionadas obtuvieron {score}.",
    best: "Mejor: {area}, {score}.",
    worst: "Peor: {area}, {score}.",
    andOthers: ["{area} y {count} área más", "{area} y {count} áreas más"],
    oneMethod: [
      "Aquí solo cuenta el área calificada con el método de {method}. Nunca mezclamos métodos.",
      "Solo se comparan las {count} áreas calificadas con el método de {method}. Nunca mezclamos métodos.",
    ],
    noneFailed: "No se reprobó ningún elemento.",
    allCorrected: [
      "Se reprobó un elemento y ya se corrigió.",
      "Se reprobaron {count} elementos y ya se corrigieron todos.",
    ],
    noneCorrected: [
      "Se reprobó un elemento, que no se había corregido al escribir este informe.",
      "Se reprobaron {count} elementos, que no se habían corregido al escribir este informe.",
    ],
    someCorrected: [
      "Se reprobaron {failed} elementos; {count} ya se corrigió.",
      "Se reprobaron {failed} elementos; {count} ya se corrigieron.",
    ],
  },
  changes: {
    nothingBefore: "En {month} no se registró nada con que comparar.",
    none: "Ninguna cifra cambió respecto a {month}.",
    figures: {
      "inspection-score": "puntaje de inspección",
      "visits-on-time": "visitas a tiempo",
      "visits-missed": "visitas no realizadas",
      breaches: "metas incumplidas",
      "occupant-reports": "reportes de ocupantes",
      feedback: "opiniones",
    },
    byMethod: "{figure} ({method})",
    better: {
      more: "Mejor: {figure}, de {was} a {now}.",
      less: "Mejor: {figure}, de {was} a {now}.",
    },
    worse: {
      more: "Peor: {figure}, de {was} a {now}.",
      less: "Peor: {figure}, de {was} a {now}.",
    },
    neither: {
      more: "{figure}: de {was} a {now}.",
      less: "{figure}: de {was} a {now}.",
    },
  },
  remedies: {
    none: "No se reprobó ningún elemento y nadie se quejó, así que no hubo nada que corregir.",
    noComplaints: "Nadie se quejó de la limpieza.",
    oneResolved: "Una queja, respondida y resuelta.",
    oneAnswered: "Una queja, respondida pero aún sin resolver.",
    allResolved: "{complaints} quejas, todas respondidas y resueltas.",
    allAnswered: "{complaints} quejas, todas respondidas. Resueltas: {done}.",
    complaints: [
      "{count} queja. Respondidas: {answered}; sin responder: {waiting}; resueltas: {done}.",
      "{count} quejas. Respondidas: {answered}; sin responder: {waiting}; resueltas: {done}.",
    ],
    failed: [
      "Este mes se reprobó {count} elemento en las inspecciones.",
      "Este mes se reprobaron {count} elementos en las inspecciones.",
    ],
    orders: "Órdenes de trabajo correctivas terminadas: {finished}; aún abiertas: {open}.",
    ordersFinished: "Órdenes de trabajo correctivas terminadas: {finished}; ninguna abierta.",
    reinspected: [
      "{count} elemento aprobó la reinspección; aceptados por el cliente: {accepted}.",
      "{count} elementos aprobaron la reinspección; aceptados por el cliente: {accepted}.",
    ],
    reinspectedOnly: [
      "{count} elemento aprobó la reinspección; el cliente aún no lo ha aceptado.",
      "{count} elementos aprobaron la reinspección; el cliente aún no ha aceptado ninguno.",
    ],
    nothingOrdered: "Al escribir este informe no se había pedido ningún trabajo correctivo.",
  },
  pdf: {
    title: "Informe mensual de {month}, {client}",
    about: "{client}. {place}.",
    created: "Creado el {day}",
    definition: "{label}: {text}",
  },
  email: {
    subject: "Informe mensual: {month}",
    title: "Su limpieza en {month}",
    facilities: "{count} instalaciones",
    howItWent: "Así fue {month} ({place}).",
    section: "{title}: {text}",
    view: "Ver el informe",
    inPortal: "En el portal están los números, lo que significan y el PDF.",
    because: "Recibió este correo porque usa nuestro portal de clientes.",
  },
  notifications: {
    kinds: { "monthly-report": "Informe mensual, el primer día hábil" },
    title: "Informe mensual",
    titleOf: "Informe mensual: {month}",
  },
  sentEmails: {
    "monthly-report": {
      title: "Informe mensual",
      reader: "Personas del cliente",
      occasion: "A principios de cada mes",
    },
  },
});
