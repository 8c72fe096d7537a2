export const es = {
  one: "Rendimiento de limpieza",
  events: { added: "Agregado", replaced: "Reemplazó a otro", ended: "Quitado" },
  alreadyReceived:
    "Ya recibimos este rendimiento con lo que usted escribió la primera vez. Si quiere agregar otro, presione otra vez el botón.",
  problems: {
    same: "Este mismo rendimiento ya está vigente.",
    "not-found": "Ya no existe.",
    "not-allowed": "Su función no puede hacer esto. No se cambió nada.",
    "wrong-state": "Alguien se adelantó. Revise la página otra vez.",
  },
  fields: { rate: "rendimiento", low: "el más bajo", high: "el más alto", source: "fuente" },
} as const;
