import type * as english from "../en/certifications.ts";
import type { Translation } from "../translation.ts";

export const certificationsHeading: Translation<typeof english.certificationsHeading> = {
  title: "Certificaciones",
  lead: "En qué estamos certificados y quién lo evalúa. Pida los certificados vigentes junto con su cotización.",
};

export const certifications: Translation<typeof english.certifications> = [
  {
    id: "cims",
    name: "CIMS",
    assessedBy:
      "Un evaluador independiente, según la norma de gestión del sector de la limpieza de ISSA (Cleaning Industry Management Standard)",
    covers:
      "Toda la empresa: sistemas de calidad, prestación del servicio, recursos humanos, salud, seguridad y medio ambiente, y compromiso de la dirección.",
    verified: true,
    demo: true,
  },
  {
    id: "cims-gb",
    name: "CIMS Green Building",
    assessedBy:
      "El mismo evaluador, según la parte de CIMS sobre edificios verdes (Green Building)",
    covers: "Toda la empresa: cómo limpiamos los edificios verdes y cómo lo demostramos.",
    verified: true,
    demo: true,
  },
  {
    id: "patient-areas",
    name: "Limpieza de áreas de pacientes",
    assessedBy: "Nuestros propios supervisores, persona por persona",
    covers:
      "Toda persona que limpia para nosotros un área de pacientes: una parte escrita y una práctica, con validez de doce meses.",
    href: "/es/news/healthcare-certification",
    verified: true,
    demo: true,
  },
];
