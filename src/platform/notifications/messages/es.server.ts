import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  kinds: {
    "work-order-new": "Órdenes de trabajo nuevas",
    "work-order-assigned": "Órdenes de trabajo asignadas a usted",
    "work-order-progress": {
      client: "Sus órdenes de trabajo: recibidas, en espera, terminadas o rechazadas",
      staff: "Sus órdenes de trabajo: recibidas, en espera, terminadas, rechazadas o reabiertas",
    },
    "work-order-comment": "Comentarios en órdenes de trabajo",
    "service-level": "Órdenes de trabajo atrasadas o casi atrasadas",
    "visit-missed": "Visitas no realizadas",
    "visit-soon": "Visitas de las próximas 24 horas que se cancelan o se mueven",
    "visit-changed": "Visitas posteriores que se cancelan o se mueven",
    "visit-note": "Notas de los equipos sobre sus visitas",
    inspection: {
      client: "Inspecciones terminadas y respuestas a lo que usted escribió",
      staff: "Inspecciones que los clientes firman o comentan",
    },
    "inspection-dispute": "Calificaciones de inspecciones que los clientes objetan",
    message: "Mensajes que no ha leído en diez minutos",
    "document-new": "Documentos nuevos y versiones nuevas",
    "document-ends": "Documentos que vencen pronto o ya vencieron",
    malware: "Programas maliciosos en archivos ya subidos",
    backups: "Problemas con las copias de seguridad de cada noche",
    "key-lost": "Llaves perdidas y códigos que otros pueden saber",
    "key-issued": "Llaves que se le entregan",
    feedback: {
      client: "Preguntas por su opinión (a lo más un correo a la semana)",
      staff: "Opiniones bajas de clientes (de 0 a 6)",
    },
    invoice: "Facturas y recordatorios cuando una está vencida",
    price: {
      client: "Precios que ofrecemos por trabajos adicionales",
      staff: "Precios por trabajos adicionales que los clientes aceptan",
    },
    "monthly-report": "Informe mensual, el primer día hábil",
    "morning-report": "Informe de la mañana, antes de que abra cada instalación",
  },
  digest: "el resumen diario",
  oneOfThese: "Elija una de estas opciones",
});
