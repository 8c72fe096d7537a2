import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  problems: {
    "not-found": "Ya no existe.",
    "not-allowed": "Su función no puede hacer esto. No se cambió nada.",
    closed: "Esto ya está cerrado. Aquí no se pueden acordar más horarios.",
    "unknown-host": "Elija a alguien que pueda ir.",
    "no-address": "No hay un correo al que enviar los horarios.",
    "booked-already": "Ya hay un horario acordado. Cámbielo o cancélelo.",
    "no-links": "No hay ningún enlace que todavía funcione.",
    "nothing-to-cancel": "Ya no hay nada que cancelar.",
  },
  contactChanged:
    "Alguien cambió el contacto mientras usted tenía esto abierto. No se envió nada. El correo iría ahora a {guest}, {email}. Envíe el formulario de nuevo si es correcto.",
  changedSince:
    "Alguien cambió esto mientras usted lo tenía abierto. Ahora dice: {now}. Si todavía lo quiere, envíelo de nuevo.",
  alreadyReceived: {
    offer: "Estos horarios ya se enviaron. Si quiere enviar otros, presione el botón de nuevo.",
    book: "Ya se acordó un horario. Si quiere acordar otro, presione el botón de nuevo.",
  },
  startPage: {
    today: ["<number>{shown}</number> cita hoy", "<number>{shown}</number> citas hoy"],
  },
  fields: {
    startsAt: "Comienza",
    guestNote: "Lo que escribió el invitado",
    note: "Mensaje al invitado",
    place: "Dónde",
    hostId: "Quién va",
    times: "Horarios ofrecidos",
  },
  example: "Recorrido de su edificio",
  exampleLead: "Nos gustaría ver su edificio antes de hacerle una oferta.",
  email: {
    view: "Abrir la cita",
    because: "Recibió este correo porque está en contacto con nosotros por una cita.",
    secret: "El enlace es solo para usted: quien lo tenga puede cambiar la cita.",
    note: "Mensaje de {host}",
    when: "{title}: {time}.",
    who: "Se reúne con {host} aquí: {place}.",
    until: "Con el botón de arriba puede cambiarla o cancelarla hasta el {until}.",
    calendar: "La invitación adjunta agrega la cita a su calendario.",
    offered: {
      subject: "Elija un horario: {title}",
      title: "¿Cuándo podemos vernos?",
      text: "Se reuniría con {host} aquí: {place}. Elija el horario que más le convenga.",
      times: "Horarios que puede elegir",
      pick: "Elegir un horario",
      none: "Si ninguno le sirve, avísenos en la misma página.",
    },
    booked: {
      subject: "Cita confirmada: {title}, {time}",
      title: "Su cita está confirmada",
    },
    moved: {
      subject: "Nuevo horario: {title}, {time}",
      title: "Su cita cambió",
    },
    canceled: {
      subject: "Cita cancelada: {title}",
      title: "Su cita está cancelada",
      text: "Se canceló: {title}, {time}.",
      withdrawn: "Los horarios que ofrecimos ya no hacen falta: {title}.",
      byYou: "Usted la canceló en línea. Gracias por avisarnos.",
      again: "Si todavía quiere que nos veamos, responda a este correo o llámenos.",
    },
    reminder: {
      subject: "Recordatorio: {title}, {time}",
      title: "Nos vemos pronto",
    },
    office: {
      view: "Abrirla en la oficina",
      because: "Recibió este correo porque esta cita es suya.",
      when: "{title}: {time}.",
      who: "Se reúne con {guest}: {place}.",
      guestNote: "Mensaje de {guest}",
      booked: { subject: "Cita acordada: {title}, {time}", title: "Se acordó una cita" },
      moved: { subject: "Nuevo horario: {title}, {time}", title: "Cambió una cita" },
      canceled: {
        subject: "Cita cancelada: {title}",
        title: "Se canceló una cita",
        text: "Se canceló: {title}, {time}.",
      },
      "handed-over": {
        subject: "Ya no es suya: {title}",
        title: "Otra persona se hace cargo",
        text: "{title}, {time}: va otra persona en su lugar.",
      },
    },
  },
  sentEmails: {
    "appointment-offered": {
      title: "Horarios para una cita",
      reader: "El invitado de una cita",
      occasion: "Cuando alguien ofrece horarios",
    },
    "appointment-booked": {
      title: "Cita acordada",
      reader: "El invitado de una cita",
      occasion: "Cuando se acuerda o cambia un horario, con una invitación para el calendario",
    },
    "appointment-canceled": {
      title: "Cita cancelada",
      reader: "El invitado de una cita",
      occasion: "Cuando se cancela, o se retiran los horarios ofrecidos",
    },
    "appointment-reminder": {
      title: "Recordatorio de una cita",
      reader: "El invitado de una cita",
      occasion: "Un día antes, una vez, salvo que se haya acordado en las últimas 24 horas",
    },
    "appointment-booked-staff": {
      title: "Cita acordada (copia para el personal)",
      reader: "Quien va",
      occasion: "Cuando se acuerda o cambia un horario, con una invitación para el calendario",
    },
    "appointment-canceled-staff": {
      title: "Cita cancelada (copia para el personal)",
      reader: "Quien habría ido",
      occasion: "Cuando se cancela, o cuando va otra persona",
    },
  },
});
