import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  section: "Materiales",
  list: {
    whatIsLow: "{facility}: ¿qué se está acabando? El equipo lo lleva en la próxima visita.",
    whichFacility: "¿Para qué instalación?",
    noneYet: "Todavía no hay lista",
    noneYetNote:
      "Su equipo de cuenta prepara la lista de esta instalación. Mientras tanto, envíe una orden de trabajo.",
    newWorkOrder: "Nueva orden de trabajo",
    coming: "Llega con la visita del {day}, {number}",
    requested: "Pedido, {number}",
    request: "Pedir",
    requestNamed: "Pedir: {name}",
    requestMore: "Pedir más",
    requestMoreNamed: "Pedir más: {name}",
    details: "Indicar cuántos o agregar una nota",
    howMany: "Cuántos",
    note: "Nota",
    done: "Pedido: <name/>",
    undone: "Cancelado: <name/>",
    undo: "Deshacer",
  },
  office: {
    note: "Lo que el cliente puede pedir con un toque. El equipo lo lleva en la próxima visita.",
    noneYet: "Todavía no hay nada en la lista.",
    addUsual: "Agregar lo habitual",
    remove: "Quitar",
    removeNamed: "Quitar {name}",
    another: "Otro material",
    add: "Agregar",
  },
  usual: {
    paperTowels: "Toallas de papel",
    toiletPaper: "Papel higiénico",
    handSoap: "Jabón de manos",
    liners: "Bolsas de basura",
    sanitizer: "Gel antibacterial",
    airFreshener: "Aromatizante",
  },
  errors: {
    name: "Escriba el nombre del material",
    quantity: "Escriba un número de 1 a {max}",
    supply: "Elíjalo otra vez",
    gone: "Esto ya no está en la lista. No se pidió nada.",
    tooLate: "Esto ya no se puede deshacer. Cancele la orden de trabajo.",
  },
});
