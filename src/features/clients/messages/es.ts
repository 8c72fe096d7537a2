import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  section: "Clientes",
  one: "Cliente",
  list: {
    newClient: "Nuevo cliente",
    add: "Agregar el cliente",
    search: "Buscar clientes",
    searchPlaceholder: "Cliente, instalación o ciudad",
    find: "Buscar",
    noneYet: "Todavía no hay clientes",
    noMatch: "Ningún cliente coincide",
    tryFirstLetters: "Pruebe con las primeras letras del nombre de un cliente o una instalación.",
    addFirst: "Agregue el primero y luego invite a las personas que trabajan ahí.",
    notAssigned: "Los clientes aparecen aquí cuando un administrador se los asigna.",
    allFacilities: "Las {count} instalaciones",
    gone: "Este cliente ya no existe. No se agregó nada.",
    sameName: "Ya hay un cliente llamado {name}",
    anotherOfName: "Agregar otro cliente con este nombre",
  },
  facilities: {
    title: "Instalaciones",
    noneYet: "Todavía no hay instalaciones",
    add: "Agregar una instalación",
    addAction: "Agregar la instalación",
    name: "Nombre",
    timeZone: "Zona horaria",
    archived: "Archivada",
    noAddress: "Sin dirección todavía",
    noAreas: "Sin áreas todavía",
    areasAndSize: ["{count} área, {size}", "{count} áreas, {size}"],
    perMonth: "{price} al mes",
    notAdded: "No se agregó nada. Vuelva a cargar la página.",
  },
  people: {
    title: "Personas",
    noneYet: "Todavía no se ha invitado a nadie",
    roleAndState: "{role}, {state}",
    states: {
      invited: "con invitación pendiente",
      suspended: "cuenta suspendida",
      removed: "cuenta eliminada",
    },
    all: "Todas las personas de {client}",
  },
  links: {
    serviceLevels: "Niveles de servicio de las órdenes",
    insights: "Análisis",
    billing: "Facturación",
  },
  events: {
    created: "Cliente agregado",
    "targets-changed": "Niveles de servicio cambiados",
    "billing-changed": "Facturación cambiada",
    "credit-entered": "Crédito anotado",
  },
});
