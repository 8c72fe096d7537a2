export const es = {
  plural: "Planos",
  problems: {
    "not-found": "Ya no existe.",
    "not-allowed": "Su función no permite esto. No se cambió nada.",
    closed: "Esta oportunidad está ganada o perdida. Sus planos quedan como están.",
    full: "Ya hay diez planos. Primero elimine uno.",
    "no-file": "Elija un archivo.",
    "unknown-file": "El archivo ya no está. Elíjalo otra vez.",
    "no-picture": "Elija una imagen, no un PDF.",
    "has-picture": "Este plano ya tiene una imagen. Agregue otro plano.",
    "not-understood": "Esto no se pudo leer. Recargue la página e intente otra vez.",
    "no-rooms": "Elija cuartos que tengan tamaño y que sigan ahí.",
    "too-many-areas": "En el registro del recorrido no caben tantas áreas.",
  },
  alreadyReceived:
    "Ya recibimos este plano con lo que usted escribió la primera vez. Si quiere agregar otro, presione el botón otra vez.",
  fields: {
    name: "Nombre del plano",
    page: "Página del PDF",
    picture: "Imagen",
    pictureChoices: { none: "Ninguna", there: "Elegida" },
    scaleLine: "Línea de la escala",
    scaleLength: "Largo de la línea de escala",
    corners: "Esquinas",
    areas: "Áreas",
  },
  corners: ["{count} esquina", "{count} esquinas"],
  fieldOf: "{of}: {field}",
  /** @param what one of the events */
  changedRooms: "{what}: {names}",
} as const;
