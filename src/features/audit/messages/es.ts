import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  section: "Registro de cambios",
  note: "Todos los cambios en registros y cuentas, los más recientes primero. Los inicios de sesión y los cambios de cuentas se guardan dos años; lo demás, mientras exista su registro.",
  exportAsCsv: "Exportar como CSV",
  filter: {
    person: "Persona",
    everyone: "Todas las personas",
    staff: "Personal",
    clientsPeople: "Personas de los clientes",
    record: "Tipo de registro",
    allRecords: "Todos los registros",
    change: "Tipo de cambio",
    allChanges: "Todos los cambios",
    from: "Desde",
    to: "Hasta",
  },
  list: {
    changes: "Cambios",
    noMatch: "Ningún cambio coincide",
    fewerFilters: "Pruebe con menos filtros o con más días.",
    noneYet: "Todavía no hay cambios",
    first: "Los cambios aparecen aquí en cuanto alguien los hace.",
    backToLatest: "Volver a los más recientes",
    earlier: "Anteriores",
    deleted: "{record} que ya no existe",
    from: "de",
    to: "a",
    showAll: "Mostrar todo",
    showLess: "Mostrar menos",
  },
});
