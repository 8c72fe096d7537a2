import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  events: {
    made: "Plan de inicio creado",
    moved: "Primer día de servicio movido",
    "task-added": "Tarea de inicio agregada",
    "task-changed": "Tarea de inicio modificada",
    "task-done": "Tarea de inicio hecha",
    "task-reopened": "Tarea de inicio abierta de nuevo",
    "task-removed": "Tarea de inicio quitada",
  },
  plural: "Planes de inicio",
  stateChoices: { open: "abierta", done: "hecha" },
  ofTask: "{event}: {task}",
  ofTaskFrom: "{event}: {task}, {changes}",
  ofMove: ["{event}, con {count} tarea: {changes}", "{event}, con {count} tareas: {changes}"],
  someone: "alguien",
  problems: {
    "not-found": "Ya no existe.",
    "not-allowed": "Su función no puede hacer esto. No se cambió nada.",
    "has-plan": "Esta instalación ya tiene un plan de inicio. Revise la página de nuevo.",
    "no-task": "Alguien quitó esta tarea. Revise la página de nuevo.",
    "unknown-person": "Elija a alguien que trabaje en esta instalación.",
    promised: "Esta tarea se prometió en la propuesta firmada. Confirme que quiere quitarla.",
    "too-many": "Este plan ya tiene demasiadas tareas.",
    "no-tasks": "Escriba al menos un paso.",
    "changed-since": "Esto cambió entretanto. Revise qué se movería ahora.",
  },
  alreadyReceived:
    "Ya recibimos esta tarea con lo que usted escribió la primera vez. Si quiere agregar otra, presione el botón de nuevo.",
  startPage: {
    late: [
      "<number>{shown}</number> tarea de inicio está atrasada",
      "<number>{shown}</number> tareas de inicio están atrasadas",
    ],
    soon: [
      "<number>{shown}</number> tarea de inicio vence en los próximos 7 días",
      "<number>{shown}</number> tareas de inicio vencen en los próximos 7 días",
    ],
  },
});
