import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  clocks: {
    response: "Respuesta",
    resolution: "Terminación",
    noHours: "La instalación no tiene horario",
    left: ["Queda {time}", "Quedan {time}"],
    stoppedLeft: ["Plazo en pausa, queda {time}", "Plazo en pausa, quedan {time}"],
    late: "{time} de retraso",
    stoppedLate: "Plazo en pausa, {time} de retraso",
    lateBy: "Con {time} de retraso",
    byDay: "para el {day}",
    withVisit: "con la visita del {day}",
    missed: "Meta incumplida",
    onTime: "A tiempo",
  },
  times: {
    underAMinute: "menos de un minuto",
    minutes: "{minutes} min",
    hours: "{hours} h",
    hoursAndMinutes: "{hours} h {minutes} min",
    days: ["{count} día", "{count} días"],
    wholeMinutes: ["{count} minuto", "{count} minutos"],
    wholeHours: ["{count} hora", "{count} horas"],
    businessDays: ["un día hábil", "{count} días hábiles"],
    businessMinutes: ["{count} minuto hábil", "{count} minutos hábiles"],
    businessHours: ["{count} hora hábil", "{count} horas hábiles"],
    businessDaysAsFigure: ["{count} día hábil", "{count} días hábiles"],
    weeks: ["cerca de una semana", "cerca de {count} semanas"],
    twoWeeks: "cerca de dos semanas",
  },
  promises: {
    aroundTheClock:
      "Respondemos en un máximo de {response} y terminamos en un máximo de {resolution}, de día y de noche.",
    whileOpen:
      "Respondemos en un máximo de {response} y terminamos en un máximo de {resolution}, contando solo las horas en que la instalación está abierta.",
    inDays: "Respondemos en un máximo de {response} y terminamos en un máximo de {resolution}.",
  },
});
