export const es = {
  noun: "Rendimientos de limpieza",
  help: "Un rendimiento por fila, con lo que mide y de dónde viene. Úselo para una tabla de la que tenga licencia. El que esté vigente para el mismo tipo, piso y edificio se reemplaza, y vuelve a contar si deshace la importación.",
  columns: {
    subject: "Tipo de área o pieza",
    floorCovering: "Acabado del piso",
    facilityType: "Tipo de edificio",
    rate: "Rendimiento",
    low: "El más bajo",
    high: "El más alto",
    source: "Fuente",
  },
} as const;
