import type * as english from "../../en/careers/careers.ts";
import type { Translation } from "../../translation.ts";

export const benefits: Translation<typeof english.benefits> = [
  {
    id: "pay",
    title: "Un salario que se ve",
    text: "Cada vacante muestra su rango de salario, de noche se paga más y el pago llega cada dos viernes.",
    icon: "price",
    demo: true,
  },
  {
    id: "health",
    title: "Seguro de salud",
    text: "Médico, dental y de la vista desde el primer día de su segundo mes. Pagamos la mayor parte de la prima.",
    icon: "certificate",
    demo: true,
  },
  {
    id: "training",
    title: "Cuatro semanas de capacitación pagada",
    text: "Productos, máquinas, seguridad y el edificio mismo, al lado de alguien que los conoce.",
    icon: "layers",
    demo: true,
  },
  {
    id: "time-off",
    title: "Días libres que cuentan",
    text: "Quince días libres pagados en su primer año, siete días feriados y días por enfermedad sin comprobante médico.",
    icon: "history",
    demo: true,
  },
  {
    id: "crew",
    title: "Ruta y equipo fijos",
    text: "Los mismos edificios y las mismas personas. Llega a conocerlos, y puede planear su semana.",
    icon: "map",
    demo: true,
  },
  {
    id: "way-up",
    title: "Posibilidad de ascender",
    text: "Los supervisores salen de nuestros equipos, y los gerentes, de nuestros supervisores. Los puestos se publican primero dentro de la empresa.",
    icon: "award",
    demo: true,
  },
];

export const employeeTestimonials: Translation<typeof english.employeeTestimonials> = [
  {
    id: "night-lead",
    content:
      "Empecé con un carrito y casi nada de inglés. Me pagaron las clases, y hoy dirijo a tres equipos. Mi primer supervisor todavía me llama en mi cumpleaños.",
    author: {
      name: "Lucía Fernández",
      title: "Supervisora de noche, Chicago",
      company: "{company.shortName}",
    },
    demo: true,
  },
  {
    id: "coordinator",
    content:
      "Cuando digo que un edificio necesita una persona más, me preguntan por qué y luego la mandan. En este oficio, eso es más raro de lo que debería.",
    author: {
      name: "Terrence Boyd",
      title: "Coordinador de operaciones, Atlanta",
      company: "{company.shortName}",
    },
    demo: true,
  },
  {
    id: "technician",
    content:
      "Conozco mi ruta, conozco a mi equipo y llego a casa antes de que despierte mi hija. El plan del carrito dice qué hay que hacer, así que nadie lo discute.",
    author: {
      name: "Amina Yusuf",
      title: "Técnica de limpieza, Columbus",
      company: "{company.shortName}",
    },
    demo: true,
  },
];

export const hiringSteps: Translation<typeof english.hiringSteps> = [
  {
    id: "apply",
    title: "Usted envía su solicitud",
    text: "Un formulario, unos diez minutos. De inmediato recibe por correo un número de referencia.",
    when: "Día 1",
  },
  {
    id: "reading",
    title: "Una persona la lee",
    text: "La lee alguien del equipo al que se integraría, no un programa. Le respondemos en cualquier caso.",
    when: "En 3 días hábiles o menos",
  },
  {
    id: "call",
    title: "Hablamos por teléfono",
    text: "Veinte minutos sobre el trabajo, el horario y el salario. Pregunte lo que quiera.",
    when: "Semana 1",
  },
  {
    id: "meeting",
    title: "Usted conoce al equipo",
    text: "En el edificio donde trabajaría y en el horario que tendría.",
    when: "Semana 1 o 2",
  },
  {
    id: "offer",
    title: "Usted recibe una oferta por escrito",
    text: "Salario, horario, lugar y primer día. La verificación de antecedentes se hace solo después de la oferta.",
    when: "Semana 2",
  },
  {
    id: "first-night",
    title: "Usted empieza",
    text: "Con capacitación pagada y alguien a su lado durante cuatro semanas.",
    when: "Semana 2 o 3",
  },
];

export const careersQuestions: Translation<typeof english.careersQuestions> = [
  {
    question: "¿Cuánto tarda la contratación?",
    answer:
      "De una a tres semanas, desde su solicitud hasta su primer día. Si necesita más o menos tiempo, díganoslo e intentaremos que se pueda.",
  },
  {
    question: "¿Necesito experiencia?",
    answer:
      "Como técnico o técnica de limpieza, no: sus primeras cuatro semanas son de capacitación pagada. Las demás vacantes indican lo que piden.",
  },
  {
    question: "No tengo currículum. ¿Puedo enviar una solicitud?",
    answer:
      "Sí. El formulario pide un enlace, y basta un perfil, un portafolio o un documento compartido con sus últimos empleos. Si el enlace es un problema, llámenos y lo anotamos con usted.",
  },
  {
    question: "¿Y si necesito una adaptación para enviar mi solicitud o para trabajar?",
    answer:
      "Díganos qué le ayudaría, por teléfono o por correo, en cualquier paso. No tiene que decir por qué, y no influye en la decisión.",
  },
  {
    question: "¿Preguntan por condenas o por salarios anteriores?",
    answer:
      "No, en la solicitud no preguntamos por ninguna de las dos cosas. La verificación de antecedentes se hace solo después de una oferta, y hablamos con usted sobre el resultado antes de decidir nada.",
  },
  {
    question: "¿Qué pasa con mi solicitud?",
    answer:
      "Solo la leen las personas que contratan para el puesto. Para que la borremos, en cualquier momento, responda a nuestro correo de confirmación.",
  },
];

export const fairHiring: Translation<typeof english.fairHiring> =
  "Contratamos por lo que cada persona puede hacer. Consideramos a toda persona calificada sin importar raza, color, religión, sexo, orientación sexual, identidad de género, origen nacional, edad, discapacidad o condición de veterano. Díganos si necesita una adaptación para enviar su solicitud, y encontraremos la manera.";
