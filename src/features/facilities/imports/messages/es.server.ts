import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  nouns: {
    facilities: "Instalaciones",
    contacts: "Contactos en el lugar",
    areas: "Áreas",
  },
  help: {
    facilities:
      "Un edificio por fila, con el nombre de su cliente. Importe primero los clientes. Puede omitir la zona horaria donde el estado y el código postal la dejan clara.",
    contacts:
      "Una persona por fila, con la instalación de la que es contacto. No recibe una cuenta.",
    areas:
      "Una sala o zona por fila, con su instalación, piso y acabado del piso, y con sus pies cuadrados, sus piezas de baño, o ambos.",
  },
  columns: {
    client: "Cliente",
    facility: "Instalación",
    customerJob: "Cliente:Trabajo",
    name: "Nombre",
    facilityName: "Nombre de la instalación",
    timeZone: "Zona horaria",
    facilityType: "Tipo de instalación",
    street: "Calle",
    city: "Ciudad",
    state: "Estado",
    postalCode: "Código postal",
    accessNotes: "Notas de acceso",
    firstName: "Nombre de pila",
    lastName: "Apellido",
    jobTitle: "Cargo",
    phone: "Teléfono",
    email: "Correo",
    area: "Área",
    floor: "Piso",
    areaType: "Tipo de área",
    squareFeet: "Pies cuadrados",
    floorCovering: "Acabado del piso",
    toilets: "Inodoros",
    urinals: "Mingitorios",
    sinks: "Lavabos",
  },
  sameNames: "si las instalaciones de dos clientes se llaman igual",
  faults: {
    noClient: "Escriba el nombre del cliente",
    unknownClient: "No hay ningún cliente llamado “{name}”. Importe o agregue primero el cliente.",
    severalClients: "Varios clientes se llaman “{name}”. Agregue esta fila a mano.",
    noFacility: "Escriba el nombre de la instalación",
    unknownFacility: "Este cliente no tiene ninguna instalación llamada “{name}”.",
    severalFacilities:
      "Varias instalaciones se llaman “{name}”. Escriba también el nombre del cliente.",
    timeZone:
      "Agregue la zona horaria: el estado y el código postal no bastan para saberla. Basta con “Central” o “America/Chicago”.",
  },
});
