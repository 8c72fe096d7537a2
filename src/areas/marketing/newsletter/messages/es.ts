import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  newsletter: "Boletín",
  lead: "Las novedades, de dos a cuatro veces al mes. Puede cancelar con un clic.",
  email: "Correo electrónico",
  tryLater: "Inténtelo de nuevo en un minuto",
  confirm: {
    title: "Confirme su suscripción",
    text: "Enviaremos el boletín a <address>{email}</address> de dos a cuatro veces al mes. Cada correo trae un enlace para cancelar la suscripción.",
    action: "Confirmar la suscripción",
  },
  confirmed: {
    title: "Su suscripción está activa",
    text: "Enviaremos el boletín a <address>{email}</address>. Ya va en camino un correo de bienvenida con un enlace para cancelar la suscripción.",
    news: "Ver las últimas noticias",
  },
  unknownLink: {
    title: "Este enlace ya no funciona",
    text: "Los enlaces de confirmación funcionan durante 7 días. Escriba otra vez su correo y le enviaremos uno nuevo.",
  },
  unsubscribe: {
    name: "Cancelar la suscripción",
    title: "¿Cancelar la suscripción al boletín?",
    text: "Un clic y dejamos de enviárselo.",
  },
  unsubscribed: {
    title: "Su suscripción está cancelada",
    text: "No volveremos a enviarle el boletín, y borraremos su dirección en un plazo de 30 días.",
    again: "Suscribirse de nuevo",
  },
});
