import type * as english from "../../en/careers/opening-texts.ts";
import type { Translation } from "../../translation.ts";

export const openingTexts: Translation<typeof english.openingTexts> = {
  "cleaning-technician": {
    title: "Técnico o técnica de limpieza",
    location: "Varias ciudades",
    summary: "Limpie oficinas, clínicas o escuelas en una ruta fija, con un equipo que conoce.",
    description:
      "Usted cuida los mismos edificios cada noche, con un plan para cada cuarto y los materiales correctos en su carrito. Su supervisor contesta el teléfono. Le damos cuatro semanas de capacitación pagada, sin importar lo que haya hecho antes.",
    hours:
      "De lunes a viernes, de 6 p.m. a 2 a.m. o de 9 p.m. a 5 a.m.; algunas rutas en fin de semana",
    duties: [
      "Limpiar cuartos, baños, cocinas y pisos según el plan del edificio",
      "Desinfectar los puntos de contacto y anotarlo",
      "Usar microfibra y productos medidos, y mantener el carrito en orden",
      "Decirle al supervisor qué está roto, qué falta o qué no es seguro",
    ],
    requirements: [
      "Puede leer instrucciones cortas en inglés o en español",
      "Puede mover máquinas y materiales de hasta 35 libras, con adaptación o sin ella",
      "Es una persona confiable: los clientes notan una noche sin servicio",
      "No se necesita experiencia; nosotros damos la capacitación",
    ],
    payBesides: "$1.25 más por hora después de las 10 p.m.",
  },
  "facility-manager": {
    title: "Gerente de instalaciones",
    location: "Chicago, IL",
    summary:
      "Dirija la limpieza y el mantenimiento de unos doce edificios en el Loop y sus alrededores.",
    description:
      "Usted responde por los resultados en sus edificios: equipos, inspecciones, mantenimiento, presupuesto y satisfacción de los clientes. Recorre cada edificio al menos dos veces al mes y atiende el mismo día lo que ve.",
    hours: "De lunes a viernes, de día, más una noche por semana en los edificios",
    duties: [
      "Dirigir a cuatro supervisores y sus equipos",
      "Inspeccionar, calificar y dar seguimiento hasta que el puntaje se mantenga",
      "Planear el mantenimiento preventivo y responder a emergencias en un máximo de 2 horas",
      "Reunirse con los clientes cada mes, con los números en la mano",
    ],
    requirements: [
      "Tres años o más a cargo de instalaciones o de operaciones en varios edificios",
      "Puede leer un presupuesto y un plano con la misma facilidad",
      "Licencia de conducir u otra forma confiable de llegar a doce edificios",
      "Tarjeta OSHA 10 (curso de seguridad), o disposición para obtenerla en sus primeros dos meses (la pagamos nosotros)",
    ],
    payBesides: "una asignación para el auto",
  },
  "account-executive": {
    title: "Ejecutivo o ejecutiva de cuentas",
    location: "New York, NY",
    summary:
      "Encuentre edificios que podamos limpiar bien, recórralos y escriba cotizaciones que se sostengan.",
    description:
      "Usted recorre los edificios con quienes los administran y averigua qué les preocupa. Después escribe un plan y un precio, con cada concepto explicado. Entrega el trabajo a operaciones y sigue en contacto durante los primeros noventa días.",
    hours: "De lunes a viernes, de día; cerca de la mitad de la semana en los edificios",
    duties: [
      "Responder a las solicitudes en un día hábil y recorrer el edificio en una semana, como máximo",
      "Medir, contar y calcular el precio con el equipo de operaciones",
      "Escribir cotizaciones sin cargos ocultos y explicarlas",
      "Dar seguimiento a cada cliente nuevo durante los primeros noventa días",
    ],
    requirements: [
      "Dos años o más vendiendo servicios a empresas",
      "Escribe con claridad y sus números son correctos",
      "Prefiere perder un contrato a prometer lo que nuestros equipos no pueden cumplir",
      "Ayuda haber trabajado con administradores de propiedades o gerentes de instalaciones",
    ],
    payBesides: "comisiones, unos $25,000 al alcanzar la meta",
  },
  "customer-service-representative": {
    title: "Representante de servicio al cliente",
    location: "Remoto",
    summary:
      "Sea la voz que atiende a los clientes y la persona que da seguimiento hasta el final.",
    description:
      "Los clientes llaman, escriben y abren órdenes de trabajo. Usted responde, decide quién actúa y da seguimiento hasta que el cliente dice que está hecho. Trabaja desde casa, con los dispositivos que le damos y con un equipo de ocho.",
    hours:
      "Cinco días de ocho horas, entre las 8 a.m. y las 6 p.m., hora del Centro, de lunes a viernes",
    duties: [
      "Contestar llamadas y mensajes, la mayoría en cuestión de minutos",
      "Abrir órdenes de trabajo, fijar la prioridad y dar una hora que podamos cumplir",
      "Informar a los clientes antes de que tengan que preguntar",
      "Encontrar lo que falla dos veces y lograr que se corrija la causa",
    ],
    requirements: [
      "Un año o más ayudando a personas por teléfono o por escrito",
      "Escribe en inglés de forma breve, amable y correcta; el español es una ventaja",
      "Un cuarto tranquilo y una conexión a internet confiable en Georgia, Illinois, Indiana, Michigan, Carolina del Norte, Ohio, Tennessee, Texas o Wisconsin",
    ],
  },
  "operations-coordinator": {
    title: "Coordinador o coordinadora de operaciones",
    location: "Atlanta, GA",
    summary: "Mantenga coordinados los horarios, los materiales y los equipos de tres estados.",
    description:
      "Cuarenta equipos en Georgia y las Carolinas empiezan a distintas horas en distintos edificios. Usted se asegura de que cada uno tenga personas, llaves, materiales y un plan al día. Gracias a usted, nadie se entera de un cambio al llegar a la puerta.",
    hours: "De lunes a viernes, de 11 a.m. a 7 p.m., para estar ahí cuando empiezan los equipos",
    duties: [
      "Planear los turnos y encontrar reemplazo antes de que uno quede sin cubrir",
      "Pedir materiales y mantener en orden los datos de productos y de seguridad",
      "Llevar los edificios nuevos del contrato firmado a la primera noche",
      "Revisar la asistencia y las inspecciones todos los días, y llamar cuando bajan",
    ],
    requirements: [
      "Dos años o más en planeación de horarios, despacho o logística",
      "Domina las hojas de cálculo y conserva la calma al teléfono",
      "El español es una ventaja",
    ],
  },
  "night-supervisor": {
    title: "Supervisor o supervisora de noche",
    location: "Varias ciudades",
    summary: "Dirija a tres equipos durante la noche y tenga cada edificio listo al amanecer.",
    description:
      "Usted pone en marcha a los equipos, capacita, inspecciona y ayuda, y es la primera persona en saber que algo anda mal. La mayoría de nuestros gerentes empezó en este puesto.",
    hours: "De domingo a jueves, de 8 p.m. a 4 a.m.",
    duties: [
      "Iniciar y cerrar el turno de tres equipos de cuatro a seis personas",
      "Inspeccionar cada edificio una vez por semana y mostrar a los equipos lo que encontró",
      "Capacitar al personal técnico nuevo durante sus primeras cuatro semanas",
      "Asegurar puertas, alarmas y llaves",
    ],
    requirements: [
      "Un año o más de limpieza, y algo de experiencia dirigiendo personas",
      "Puede ir de un edificio a otro de noche; pagamos el millaje",
      "Puede explicar una tarea dos veces sin levantar la voz",
    ],
    payBesides: "el millaje entre edificios",
  },
};

export const anyPositionTitle: Translation<typeof english.anyPositionTitle> = "Cualquier puesto";
