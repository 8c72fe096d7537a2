export const es = {
  one: "Oferta",
  problems: {
    "not-found": "Ya no existe.",
    "not-allowed": "Su función no puede hacer esto. No se cambió nada.",
    "changed-since":
      "La oferta ha cambiado desde que la abrió. Revísela otra vez antes de guardar una versión.",
    "nothing-priced": "Todavía no hay nada que calcular. Agregue antes un área.",
    "nothing-offered":
      "Una alternativa que ofrece no tiene precio o no incluye nada. Complétela o no la ofrezca.",
    "too-much-work":
      "Alguien más agregó trabajos periódicos y una oferta tiene como máximo 60 tipos. Quite algunos y guarde otra vez.",
    "too-many-areas":
      "Alguien más agregó áreas y una oferta tiene como máximo 500. Quite algunas y guarde otra vez.",
    "wrong-state": "Alguien se adelantó. Revise la página otra vez.",
    closed: "Esta oportunidad está ganada o perdida. Su oferta queda como está.",
  },
  savedFirst:
    "Sus cambios están guardados y todavía no se hizo ninguna versión. Revise el precio y guarde la versión.",
  alreadyReceived:
    "Ya recibimos esta versión con lo que usted escribió la primera vez. Si quiere guardar otra, presione otra vez el botón.",
  notifications: {
    kind: "El margen bajo de una oferta espera su aprobación o fue aprobado",
    waits:
      "{person} necesita su aprobación para el margen de la versión {number} de la oferta para {company}",
    approved: "{person} aprobó el margen de la versión {number} de la oferta para {company}",
    gone: "una oportunidad",
  },
  changedRows: "{what}: {names}",
  fieldOf: "{of}: {field}",
} as const;
