import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  noun: "Personas",
  help: "Una persona por fila: de su personal o de un cliente. Nadie recibe un correo hasta que usted las invite.",
  columns: {
    name: "Nombre",
    firstName: "Nombre de pila",
    lastName: "Apellido",
    email: "Correo",
    role: "Función",
    client: "Cliente",
    facilities: "Instalaciones o clientes",
  },
  faults: {
    role: "Escriba una de las funciones: {roles}",
    unknownFacility: "No hay ninguna instalación llamada “{name}”.",
    severalFacilities: "Varias instalaciones se llaman “{name}”. Asigne a esta persona a mano.",
    unknownClient: "No hay ningún cliente llamado “{name}”.",
  },
});
