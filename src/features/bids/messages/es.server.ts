export const es = {
  one: "Oferta",
  problems: {
    "not-found": "Ya no existe.",
    "not-allowed": "Su función no puede hacer esto. No se cambió nada.",
    "changed-since":
      "La oferta ha cambiado desde que la abrió. Revísela otra vez antes de guardar una versión.",
    "nothing-priced": "Todavía no hay nada que calcular. Agregue antes un área.",
    "too-many-areas":
      "Alguien más agregó áreas y una oferta tiene como máximo 500. Quite algunas y guarde otra vez.",
    "wrong-state": "Alguien se adelantó. Revise la página otra vez.",
    closed: "Esta oportunidad está ganada o perdida. Su oferta queda como está.",
  },
  alreadyReceived:
    "Ya recibimos esta versión como la escribió al principio. Si quiere guardar otra, presione otra vez el botón.",
  changedRows: "{what}: {names}",
  fieldOf: "{of}: {field}",
} as const;
