import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  title: "Registro del recorrido",
  areasAdded: "Áreas",
  areas: {
    fields: {
      name: "Área",
      floor: "Piso",
      type: "Tipo",
      covering: "Acabado del piso",
      squareFeet: "Pies cuadrados",
      toilet: "Inodoros",
      urinal: "Mingitorios",
      sink: "Lavabos",
      notes: "Notas",
    },
  },
  access: {
    fields: {
      parking: "Estacionamiento",
      entrance: "Entrada",
      alarm: "Alarma",
      keys: "Llaves",
      hours: "Horario",
      supplyCloset: "Cuarto de suministros",
      notes: "Notas",
    },
  },
  errors: {
    tooLong: "Use {max} caracteres o menos",
    whole: "Escriba un número entero hasta {max}",
    type: "Elija un tipo",
    choice: "Elija una opción de la lista",
  },
});
