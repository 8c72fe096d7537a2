import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  noun: "Órdenes de trabajo abiertas",
  help: "Una solicitud por atender en cada fila, con su instalación y lo que hay que hacer. Sus plazos empiezan con la importación y nadie recibe un aviso.",
  columns: {
    text: "Solicitud",
    category: "Categoría",
    priority: "Prioridad",
    area: "Área",
    reference: "Número en el sistema anterior",
  },
  faults: {
    category: "Escriba una de las categorías, por ejemplo “Pisos y alfombras”, o déjela vacía",
    priority: "Escriba emergencia, urgente, de rutina o programada, o déjela vacía",
    unknownArea: "Esta instalación no tiene ningún área llamada “{name}”.",
    severalAreas: "Varios pisos tienen un área llamada “{name}”. Deje el área vacía.",
  },
});
