import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  unsubscribe: "Cancelar la suscripción",
  unsubscribeAt: "Cancelar la suscripción: {address}",
  choose: "Elegir qué correos recibe",
  chooseAt: "Elegir qué correos recibe: {address}",
  hello: "Buen día:",
  helloName: "Hola, {name}:",
  buttonFails: "Si el botón no funciona, abra esta dirección: <address/>",
  labeled: "{label}:",
  office: {
    call: "Llamar al {phone}",
    write: "Escribir a {name}",
    language: "Idioma",
    languageNames: { en: "inglés", es: "español" },
  },
  received: {
    preview: "Su referencia es {reference}. Esto es lo que sigue.",
    reference: "{thanks} Su referencia es",
    next: "Lo que sigue",
    step: "{number}. {step}",
  },
  reachUs: {
    title: "¿Falta algo o es urgente?",
    reply:
      "Responda a este correo, o llámenos y mencione su referencia. Nuestra oficina abre {officeHours}. Por teléfono contestamos en este horario ({telephoneHours}).",
    replyOrCall: "Responda a este correo, o llámenos al {phone} y mencione su referencia.",
    hours:
      "Nuestra oficina abre {officeHours}. Por teléfono contestamos en este horario ({telephoneHours}).",
    call: "Llamar al {phone}",
  },
  held: {
    "visitor-mail": "No se envió: este buzón ya recibió 3 correos en una hora y no se envían más.",
    "visitor-mail-week":
      "No se envió: este buzón ya recibió 10 correos en una semana y no se envían más.",
  },
  officeHours: {
    open: "{days} {from}-{to}",
    closed: "{days} cerrado",
    morning: "{time} a.m.",
    afternoon: "{time} p.m.",
  },
  example: {
    method: "cinco puntos",
    holiday: "Día de Acción de Gracias",
    reader: "María López",
    colleague: "James Carter",
    client: "Lakeside Health",
    facility: "Lakeside Clinic",
    otherFacility: "Harbor Tower",
    area: "Vestíbulo principal",
    task: "Puertas de vidrio",
    category: "Derrame o mancha",
    document: "Certificado de seguro",
    position: "Líder del equipo nocturno",
    request: "Hay una mancha de café junto a la entrada principal.",
    comment: "Mañana por la mañana voy con otra persona.",
    reason: "El edificio está cerrado esa noche",
    subject: "Llaves del ala nueva",
    included: "Ambos pisos, todas las ventanas por dentro y por fuera",
    way: "Transferencia bancaria",
    payText: "El número de cuenta está en la factura.",
    payNote: "Indique el número de la factura.",
    device: "Chrome en Windows",
    passkey: "Mi teléfono",
    coverLetter: "Desde hace tres años dirijo un equipo nocturno de cuatro personas.",
    newsletter: "Novedades del mes",
    newsletterBody:
      "Ahora limpiamos en **dos ciudades más**.\n\n- Distrito del puerto\n- Lado oeste",
    sections: { title: "Visitas", text: "Nuestros equipos vinieron las 22 noches." },
    visitTitle: "Limpieza nocturna",
    state: "Terminada",
    trouble: "Ninguna copia de seguridad desde el lunes",
    advice: "No hay espacio suficiente. Libere espacio o elija otro lugar para las copias.",
  },
});
