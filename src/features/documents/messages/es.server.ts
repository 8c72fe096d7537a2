import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  startPage: {
    expired: [
      "<number>{shown}</number> documento ha vencido",
      "<number>{shown}</number> documentos han vencido",
    ],
    expiring: [
      "<number>{shown}</number> documento vence pronto",
      "<number>{shown}</number> documentos vencen pronto",
    ],
  },
  short: "Docs",
  typesInText: {
    contract: "contrato",
    "service-agreement": "acuerdo de servicio",
    "certificate-of-insurance": "certificado de seguro",
    "safety-data-sheet": "hoja de datos de seguridad",
    report: "informe",
    other: "otro",
  },
  validityInText: {
    valid: "vigente",
    expiring: "por vencer",
    expired: "vencido",
    "not-yet": "aún no vigente",
    "open-ended": "sin vencimiento",
  },
  allFacilities: "Todas las instalaciones",
  allFacilitiesInText: "todas las instalaciones",
  validDays: "Del {from} al {until}",
  validUntil: "Hasta el {day}",
  validFrom: "Desde el {day}",
  file: { pdf: "PDF, {size}", jpeg: "Imagen, {size}" },
  events: {
    added: "Documento agregado",
    "version-added": "Versión agregada",
    "dates-changed": "Fechas cambiadas",
    acknowledged: "Lectura confirmada",
    withdrawn: "Retirado",
  },
  history: {
    added: "Agregado",
    versionAdded: "Versión {version} agregada",
    acknowledged: "Lectura de la versión {version} confirmada",
    withdrawn: "Retirado",
    datesChanged: "Fechas de la versión {version} cambiadas",
    datesChangedTo: "Fechas de la versión {version} cambiadas: {changes}",
    fields: { validFrom: "vigente desde", validUntil: "vigente hasta" },
    noDate: "sin fecha",
  },
  export: {
    title: "título",
    type: "tipo",
    client: "cliente",
    facility: "instalación",
    version: "versión",
    validFrom: "vigente desde",
    validUntil: "vigente hasta",
    validity: "estado",
    acknowledgement: "confirmación de lectura",
    waitedFor: "pendiente",
    given: "confirmada",
    notAskedFor: "no solicitada",
    withdrawn: "retirado",
    yes: "sí",
    no: "no",
    added: "agregado (UTC)",
    id: "id",
  },
  errors: {
    day: "Escriba el día como MM/DD/AAAA, entre 2000 y 2099",
    order: "El último día es anterior al primero",
    client: "Elija el cliente",
    clientAgain: "Elija el cliente otra vez",
    facilityAgain: "Elija la instalación otra vez",
    facilityOfOther: "Esta instalación no es del cliente que eligió",
    type: "Elija el tipo de documento",
    title: "Escriba un título de 3 letras o más",
    reason: "Diga por qué, en pocas palabras",
    noFile: "Agregue el archivo: un PDF o una imagen",
    fileGone: "El archivo ya no está. Agréguelo otra vez.",
    changed: "Este documento cambió desde que usted lo abrió. Revíselo otra vez.",
  },
  versionMeanwhile: {
    another:
      "{person} agregó la versión {version} mientras usted tenía abierta esta página. Envíe la suya otra vez para agregarla como versión {next}.",
    dates:
      "{person} agregó la versión {version} mientras usted tenía abierta esta página. Guarde otra vez si estas fechas son correctas para ella.",
  },
  email: {
    added: { title: "Tiene un documento nuevo", subject: "Tiene un documento nuevo: {title}" },
    replaced: {
      title: "Un documento tiene una versión nueva",
      subject: "Un documento tiene una versión nueva: {title}",
    },
    preview: "{type}, {place}",
    inPortal: "{title} ({type}, {place}) está en su portal de clientes.",
    acknowledge: "Léalo y confirme ahí que lo leyó.",
    open: "Abrir el documento",
    becauseNew:
      "Recibió este correo porque eligió avisos inmediatos por correo sobre documentos nuevos.",
    ending: {
      title: "Un documento vence pronto",
      subject: "Un documento vence pronto: {title}, {day}",
      text: "{title} ({type}, {place}) está vigente hasta el {day}.",
    },
    over: {
      title: "Un documento venció",
      subject: "Un documento venció: {title}, {day}",
      text: "{title} ({type}, {place}) estuvo vigente hasta el {day}.",
    },
    nextForClient:
      "Nosotros también recibimos este correo y agregaremos la próxima versión a su portal de clientes.",
    nextForStaff:
      "El cliente también recibió este correo. Agregue la próxima versión o retire el documento.",
    becauseEnds:
      "Recibió este correo porque eligió avisos inmediatos por correo sobre documentos que vencen.",
  },
  alreadyReceived: {
    document:
      "Ya recibimos este documento con lo que usted escribió la primera vez. Si quiere agregar otro, presione el botón otra vez.",
    version:
      "Ya recibimos esta versión con lo que usted escribió la primera vez. Si quiere agregar otra, presione el botón otra vez.",
  },
  notifications: {
    kinds: {
      "document-new": "Documentos nuevos y versiones nuevas",
      "document-ends": "Documentos que vencen pronto o ya vencieron",
    },
    untitled: "un documento",
    added: "Documento nuevo: {title}",
    replaced: "Versión nueva: {title}",
    ending: "Vence el {day}: {title}",
    expired: "Venció el {day}: {title}",
    changed: "Documento cambiado: {title}",
  },
  sentEmails: {
    "document-added": {
      title: "Documento nuevo",
      reader: "Personas del cliente",
      occasion: "Cuando se agrega un documento o su versión siguiente",
    },
    "document-ends": {
      title: "Documento que vence",
      reader: "Personas del cliente y quien lo atiende",
      occasion: "Antes de que venza un documento y cuando ya venció",
    },
  },
});
