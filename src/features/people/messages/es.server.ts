import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  staff: "Personal",
  allFacilities: "Todas las instalaciones",
  noFacility: "Todavía ninguna instalación",
  ofClient: "{role}, {client}",
  again:
    "Ya recibimos esta invitación con lo que usted escribió la primera vez. Si quiere agregar otra, presione el botón otra vez.",
  nothingSent: "No se envió nada.",
  nothingChanged: "No se cambió nada.",
  sure: "Confirme que quiere eliminar la cuenta",
  problems: {
    "not-allowed": "Su función ya no permite esto. No se cambió nada.",
    "not-found": "Esta persona ya no existe.",
    "own-account":
      "No puede cambiar su propia función ni sus asignaciones, ni eliminar su propia cuenta. Pídaselo a un colega.",
    "last-administrator":
      "Hace falta al menos un administrador. Primero dé esa función a otra persona.",
    "other-kind":
      "El personal no puede pasar a ser cliente, ni un cliente a ser personal. Envíe una invitación nueva.",
    "wrong-state": "Esto ya está hecho.",
    "unknown-client": "Elija un cliente.",
    "unknown-facility":
      "A las personas de un cliente solo se les pueden asignar instalaciones de ese cliente.",
    "address-taken": "Alguien con este correo ya tiene una cuenta.",
    "not-invited": "Esta persona ya aceptó la invitación.",
    "too-many": "Hoy se enviaron demasiadas invitaciones. Inténtelo mañana.",
  },
});
