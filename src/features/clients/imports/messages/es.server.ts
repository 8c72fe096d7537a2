import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  noun: "Clientes",
  help: "Un cliente por fila. Basta con el nombre de la empresa, o el nombre y el apellido de una persona.",
  columns: {
    name: "Nombre del cliente",
    customerJob: "Cliente:Trabajo",
    firstName: "Nombre de pila",
    lastName: "Apellido",
  },
});
