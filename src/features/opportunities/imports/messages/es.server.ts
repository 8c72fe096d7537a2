import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  noun: "Solicitudes de cotización",
  help: "Un posible cliente por fila. Aparecen entre las solicitudes de cotización y se borran tras el mismo tiempo que las demás. No se envía ningún correo.",
  columns: {
    fullName: "Nombre completo",
    firstName: "Nombre de pila",
    lastName: "Apellido",
    company: "Empresa",
    email: "Correo",
    phone: "Teléfono",
    facilityType: "Tipo de instalación",
    squareFootage: "Pies cuadrados",
    message: "Mensaje",
    receivedOn: "Recibida el",
  },
  faults: {
    tooOld: "Tiene más de {period}, y a esa edad se borran las solicitudes de cotización.",
    inFuture: "Ese día aún no ha llegado.",
  },
});
