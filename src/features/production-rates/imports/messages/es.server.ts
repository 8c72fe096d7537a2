export const es = {
  noun: "Rendimientos de limpieza",
  help: "Un rendimiento por fila, con lo que mide y de dónde viene. Úselo para una tabla de la que tenga licencia. Reemplaza al que esté vigente para el mismo tipo, acabado del piso y edificio. Si deshace la importación, aquel vuelve a contar.",
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
