import type * as english from "../../en/industries/retail-spaces-questions.ts";
import type { Translation } from "../../translation.ts";

export const questionsHeading: Translation<typeof english.questionsHeading> = {
  title: "Preguntas frecuentes",
  lead: "De quienes dirigen tiendas.",
};

export const questions: Translation<typeof english.questions> = [
  {
    question: "¿Quién tiene las llaves y el código de la alarma por la noche?",
    answer:
      "Un jefe de equipo que usted conoce por su nombre, con antecedentes verificados como todo su equipo. Sus reglas sobre llaves, códigos y espacios cerrados quedan escritas en el plan. La empresa tiene cobertura completa de seguro.",
  },
  {
    question: "¿Mueven la mercancía?",
    answer:
      "Solo la que usted permite, y la dejamos donde estaba. La mayoría de las tiendas nos deja levantar la mercancía doblada y reserva las vitrinas con llave y los exhibidores para su propio personal.",
  },
  {
    question: "¿Pueden cubrir todas nuestras tiendas?",
    answer:
      "En {company.serviceArea}, sí. Escribimos un plan, lo adaptamos tienda por tienda y ponemos todos los informes lado a lado en un solo portal.",
  },
  {
    question: "¿Qué pasa con los horarios de días feriados y las ventas especiales?",
    answer:
      "Envíenos su calendario de ventas. Si cierra tarde, empezamos más tarde. Los fines de semana concurridos tienen conserje de día, y la limpieza a fondo pasa a las semanas tranquilas.",
  },
  {
    question: "¿Cuánto cuesta la limpieza de una tienda?",
    answer:
      "Para cinco visitas por semana, la comparación de precios de 2026 de Bidloom indica de $0.06 a $0.15 por pie cuadrado al mes en tiendas. Lo que más influye son el tipo de piso y los vidrios. Su cotización explica cada concepto, sin cargos ocultos.",
  },
];
