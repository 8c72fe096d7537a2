import type * as english from "../en/differentiators.ts";
import type { Translation } from "../translation.ts";

export const differentiators: Translation<typeof english.differentiators> = [
  {
    id: "excellence-focus",
    title: "Enfoque en la excelencia",
    description:
      "Capacitamos a cada integrante del equipo y verificamos sus antecedentes antes del primer turno. Cada trabajo lleva una garantía de satisfacción del 100%.",
    icon: "award",
    demo: true,
  },
  {
    id: "comprehensive-approach",
    title: "Servicio integral",
    description:
      "Todo lo que su edificio necesite de nosotros en un solo plan, con un solo equipo responsable de todo.",
    icon: "layers",
    demo: true,
  },
  {
    id: "innovation",
    title: "Innovación",
    description:
      "Rociadores electrostáticos, nebulizadores ULV (de volumen ultrabajo) y microfibra que necesita hasta 95% menos agua y químicos.",
    icon: "technology",
    demo: true,
  },
  {
    id: "national-reach",
    title: "Alcance nacional",
    description:
      "{company.serviceArea} y más de 25 millones de pies cuadrados. Su próximo edificio puede estar en el mismo plan que el primero.",
    icon: "map",
    demo: true,
  },
  {
    id: "customization",
    title: "A su medida",
    description:
      "Diaria, semanal o mensual: la agenda se ajusta al uso de su edificio y cambia cuando ese uso cambia.",
    icon: "sliders",
    demo: true,
  },
  {
    id: "quality-assurance",
    title: "Control de calidad",
    description:
      "Inspecciones periódicas, con informes en su portal de clientes: qué revisamos y qué encontramos.",
    icon: "audit",
    demo: true,
  },
];
