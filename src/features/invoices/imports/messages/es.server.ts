import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  noun: "Facturas",
  help: "Una factura de su sistema anterior por fila, con su número y lo que falta por pagar. No se envía ningún correo y los recordatorios esperan hasta que usted los reanude en la factura.",
  columns: {
    number: "Número de factura",
    client: "Cliente",
    facility: "Instalación",
    issuedOn: "Fecha de la factura",
    dueOn: "Fecha de vencimiento",
    total: "Total",
    open: "Saldo pendiente",
    text: "Descripción",
    purchaseOrder: "Orden de compra",
    billToAddress: "Dirección de facturación",
  },
  severalFacilities: "para clientes con varias",
  faults: {
    number: "Agregue el número de la factura, con 60 caracteres como máximo",
    ownNumber:
      "“{number}” se parece a los números que reciben aquí las facturas y chocaría con ellos.",
    issuedOn: "Agregue la fecha de la factura.",
    dueBeforeIssued: "La fecha de vencimiento es anterior a la fecha de la factura.",
    dueTooLate: "La fecha de vencimiento es más de tres años posterior a la fecha de la factura.",
    inFuture: "Ese día aún no ha llegado.",
    total: "Agregue el total, por ejemplo 1,240.50",
    unreadableTotal: "Esto no es un importe en dólares, p. ej., 240 o 1,240.50",
    zeroTotal: "Este total es cero: no hay nada que importar.",
    negativeTotal:
      "Este total es menor que cero. Los créditos no se pueden importar como facturas.",
    open: "El saldo pendiente debe estar entre cero y el total.",
    whichFacility:
      "Este cliente tiene varias instalaciones. Escriba a cuál corresponde la factura.",
    noFacilityYet: "Este cliente aún no tiene instalaciones. Importe o agregue una primero.",
    unknownFacility: "Este cliente no tiene ninguna instalación llamada “{name}”.",
    otherClient: "Otro cliente ya tiene una factura con este número.",
  },
  hold: "Importada de nuestro sistema anterior",
});
