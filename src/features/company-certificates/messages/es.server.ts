export const es = {
  one: "Certificado de la empresa",
  events: { added: "Agregado", removed: "Quitado" },
  alreadyReceived:
    "Ya recibimos este certificado con lo que usted escribió la primera vez. Si quiere agregar otro, presione el botón de nuevo.",
  problems: {
    "not-found": "Ya no existe.",
    "not-allowed": "Su función no puede hacer esto. No se cambió nada.",
    removed: "Otra persona ya lo quitó.",
  },
} as const;
