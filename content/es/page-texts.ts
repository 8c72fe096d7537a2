import type * as english from "../en/page-texts.ts";
import type { Translation } from "../translation.ts";

export const pageTexts: Translation<typeof english.pageTexts> = {
  "/": {
    title: "Limpieza comercial y servicios para instalaciones",
    description:
      "Limpieza comercial, conserjería y servicios para más de 500 instalaciones en {company.serviceArea}: antecedentes verificados, trabajo inspeccionado, cotización gratis.",
    keywords: ["limpieza comercial", "empresa de limpieza", "conserjería", "desinfección"],
    image: "lobby",
    pictureAlt:
      "Vestíbulo con la luz baja de la mañana: piso de terrazo brillante, pared de listones de madera y mostrador de recepción",
  },
  "/services": {
    title: "Servicios",
    description:
      "Servicios de limpieza y de instalaciones, con lo que incluye cada uno y cómo trabajamos: elija uno o combínelos en un solo plan.",
    keywords: [
      "servicios de limpieza",
      "servicios para instalaciones",
      "conserjería",
      "mantenimiento",
    ],
    image: "iso",
    pictureAlt:
      "Vestíbulo en corte, como una maqueta: una fregadora con asiento, un carrito de limpieza y un letrero de piso mojado sobre un piso brillante",
  },
  "/services/commercial-cleaning": {
    title: "Limpieza comercial",
    description:
      "Oficinas, vestíbulos y áreas comunes: limpieza diaria, semanal o mensual, equipos capacitados, antecedentes verificados e inspecciones periódicas.",
    keywords: ["limpieza comercial", "limpieza de oficinas", "limpieza de vestíbulos"],
    image: "kitchen",
    pictureAlt:
      "Cocina de una sala de descanso al amanecer: azulejos verdes, una isla de roble con cuatro bancos y piso de terrazo",
  },
  "/services/janitorial-services": {
    title: "Servicios de conserjería",
    description:
      "Limpieza diaria, higiene de baños, cuidado de pisos, sacudido de partes altas, basura y reciclaje, y desinfección de puntos de contacto.",
    keywords: [
      "servicios de conserjería",
      "limpieza de baños",
      "cuidado de pisos",
      "conserje de día",
    ],
    image: "restroom",
    pictureAlt:
      "Baño a la luz de la mañana: piso de mármol, cabinas de madera y una fila de lavabos bajo espejos de esquinas redondeadas",
  },
  "/services/disinfection-services": {
    title: "Servicios de desinfección",
    description:
      "Desinfección preventiva, reforzada y reactiva con productos de grado hospitalario, nebulización ULV y rociado electrostático, todo documentado.",
    keywords: ["servicios de desinfección", "nebulización ULV", "rociado electrostático"],
    image: "patient_room",
    pictureAlt:
      "Habitación de un paciente con la cama hecha contra una pared verde; un rociador electrostático con ruedas está listo para usarse",
  },
  "/services/specialty-services": {
    title: "Servicios especializados",
    description:
      "Limpieza de fin de obra, en altura, de centros de datos y de riesgos biológicos, lavado a presión y restauración de superficies, con maquinaria propia.",
    keywords: ["limpieza de fin de obra", "limpieza de centros de datos", "lavado a presión"],
    image: "datacenter",
    pictureAlt:
      "Sala de servidores: un piso blanco entre dos filas de gabinetes oscuros, con un letrero de piso mojado",
  },
  "/services/facility-maintenance": {
    title: "Mantenimiento de instalaciones",
    description:
      "Conservación, reparaciones y mantenimiento preventivo en un solo plan, 24/7 para emergencias, con respuesta en un máximo de 2 horas.",
    keywords: [
      "mantenimiento de instalaciones",
      "mantenimiento de edificios",
      "mantenimiento de emergencia",
    ],
    image: "plant_room",
    pictureAlt:
      "Cuarto de máquinas con bombas verde azulado, tuberías ámbar, tanques blancos y un pasillo gris limpio entre líneas amarillas",
  },
  "/industries": {
    title: "Sectores",
    description:
      "Limpieza y servicios para su tipo de edificio: un plan pensado para su gente, sus reglas y su horario.",
    keywords: ["sectores", "limpieza de oficinas", "limpieza de clínicas", "limpieza de escuelas"],
    image: "campus",
    pictureAlt:
      "Seis edificios en maqueta sobre una misma base: almacén, hotel, torre de oficinas, hospital, escuela y tienda",
  },
  "/industries/corporate-offices": {
    title: "Oficinas corporativas",
    description:
      "Limpieza de oficinas según los días en que viene la gente: escritorios, salas de juntas, cocinas, baños, vestíbulos y pisos.",
    keywords: ["limpieza de oficinas", "limpieza corporativa", "limpieza de lugares de trabajo"],
    image: "office",
    pictureAlt:
      "Oficina abierta a la luz de la mañana: largas filas de escritorios junto a un piso pulido y salas de vidrio",
  },
  "/industries/healthcare-facilities": {
    title: "Centros de salud",
    description:
      "Limpieza y desinfección de clínicas, consultorios y hospitales: personal capacitado, productos de grado hospitalario y salas documentadas.",
    keywords: ["limpieza de hospitales", "limpieza de clínicas", "limpieza de consultorios"],
    image: "hospital",
    pictureAlt:
      "Pasillo de hospital con ventanas a un lado, un carrito de limpieza y un letrero de piso mojado sobre un piso brillante",
  },
  "/industries/educational-institutions": {
    title: "Centros educativos",
    description:
      "Limpieza de escuelas, colegios universitarios y universidades, planificada según el timbre, el año escolar y los estudiantes.",
    keywords: ["limpieza de escuelas", "limpieza de universidades", "limpieza de aulas"],
    image: "classroom",
    pictureAlt:
      "Aula antes de la primera clase: piso de madera brillante, sillas verdes, una pizarra y ventanas amplias",
  },
  "/industries/retail-spaces": {
    title: "Locales comerciales",
    description:
      "Áreas de ventas, probadores, vidrios y trastiendas, limpios durante la noche y listos antes de que entre el primer cliente.",
    keywords: [
      "limpieza de tiendas",
      "limpieza de locales comerciales",
      "limpieza de centros comerciales",
    ],
    image: "retail",
    pictureAlt:
      "Boutique antes de abrir: nichos en arco iluminados, un mostrador de mármol, un perchero con ropa y sol en la pared",
  },
  "/industries/manufacturing-industrial": {
    title: "Manufactura e industria",
    description:
      "Limpieza de plantas y almacenes, entre turnos y según las reglas de su línea: alimentos, farmacéutica, automotriz, electrónica.",
    keywords: ["limpieza industrial", "limpieza de almacenes", "limpieza de plantas"],
    image: "warehouse",
    pictureAlt:
      "Pasillo de almacén entre estanterías altas; hay una fregadora con asiento sobre el piso limpio",
  },
  "/industries/hospitality": {
    title: "Hotelería",
    description:
      "Limpieza de hoteles, de día y de noche: vestíbulos, habitaciones, alimentos y bebidas, recreación, salones para eventos y áreas de servicio.",
    keywords: ["limpieza de hoteles", "limpieza hotelera", "limpieza de habitaciones"],
    image: "hotel",
    pictureAlt:
      "Habitación de hotel al amanecer: la cama hecha, una pared de madera, un sillón y vista a la ciudad",
  },
  "/about": {
    title: "Nosotros",
    description:
      "Más de cincuenta años de limpieza comercial: nuestra historia, misión, valores, equipo directivo, testimonios y certificaciones.",
    keywords: ["quiénes somos", "empresa", "equipo directivo", "valores"],
    image: "skyline",
    pictureAlt:
      "Torres al salir el sol, vistas desde una azotea; en algunas ventanas la luz sigue encendida",
  },
  "/approach": {
    title: "Cómo trabajamos",
    description:
      "Cómo evaluamos, planificamos, iniciamos, inspeccionamos y mejoramos la limpieza de su edificio, y la garantía que la acompaña.",
    keywords: ["cómo trabajamos", "control de calidad", "plan de limpieza"],
    image: "corridor",
    pictureAlt:
      "Pasillo con el piso opaco a la izquierda y pulido a la derecha, con una cubeta de trapeador entre los dos",
  },
  "/contact": {
    title: "Contacto",
    description:
      "Llame, escriba o solicite una cotización gratis. Una persona lee cada mensaje, y tendrá noticias nuestras en un plazo de un día hábil.",
    keywords: ["contacto", "cotización gratis", "teléfono", "correo"],
    image: "front_desk",
    pictureAlt:
      "Mostrador de recepción de mármol con un teléfono, un timbre de latón, un cuaderno y una lámpara verde",
  },
  "/careers": {
    title: "Empleos",
    description:
      "Vacantes con su pago, horario y lugar, una solicitud de diez minutos y un proceso de contratación que toma de una a tres semanas.",
    keywords: ["empleos", "trabajos de limpieza", "empleos de gerente de instalaciones"],
    image: "crew_room",
    pictureAlt:
      "Sala del personal antes del turno: un carrito de limpieza, chaquetas en ganchos, casilleros verdes y una banca a la luz baja del sol",
  },
  "/news": {
    title: "Noticias y novedades",
    description:
      "Noticias de la empresa: programas, nuevos territorios, tecnología, certificaciones y premios, además de un boletín.",
    keywords: ["noticias", "novedades", "boletín"],
    image: "press_desk",
    pictureAlt:
      "Una pila de periódicos y una taza de café sobre un escritorio junto a la ventana; detrás, la ciudad al amanecer",
  },
  "/resources": {
    title: "Recursos",
    description:
      "Artículos, guías y respuestas sobre limpieza comercial, desinfección y mantenimiento de instalaciones, para quienes administran edificios.",
    keywords: ["recursos", "guías de limpieza", "administración de instalaciones"],
    image: "reading_table",
    pictureAlt:
      "Una mesa larga de roble con guías, carpetas, lentes y una planta a la luz de la mañana, con estantes detrás",
  },
  "/locations": {
    title: "Ubicaciones",
    description:
      "Nuestros equipos limpian y mantienen más de 500 instalaciones de clientes en {company.serviceArea}. Vea dónde trabajamos y cómo contactarnos.",
    keywords: ["ubicaciones", "área de servicio", "estados"],
    image: "river_city",
    pictureAlt:
      "Una ciudad junto a un río al salir el sol, vista desde arriba: torres de vidrio, puentes y orillas arboladas entre la bruma",
  },
  /** Every place's page has these texts; `{name}` is what the place is called. */
  "/locations/*": {
    title: "Limpieza comercial en {name}",
    description:
      "Limpieza comercial, conserjería, desinfección y mantenimiento en {name}, con inspecciones y un solo equipo responsable.",
    keywords: ["limpieza comercial", "servicios de conserjería", "mantenimiento de instalaciones"],
  },
  "/client-portal": {
    title: "Portal de clientes",
    description:
      "Para clientes: agenda de servicios, informes de calidad, órdenes de trabajo, documentos, mensajes y análisis de cada instalación.",
    keywords: ["portal de clientes", "acceso de clientes"],
  },
  "/client-portal-info": {
    title: "Sobre el portal de clientes",
    description:
      "Lo que los clientes ven en su portal: agenda de servicios, inspecciones, órdenes de trabajo, documentos, mensajes e indicadores.",
    keywords: ["portal de clientes", "informes de inspección", "órdenes de trabajo"],
    image: "iso_office",
    pictureAlt:
      "Piso de oficinas en corte, como una maqueta: escritorios, una sala de juntas y una sala de estar, cada lugar con nombre en el plan",
  },
  "/privacy-policy": {
    title: "Política de privacidad",
    description:
      "Qué guardamos sobre las personas que visitan este sitio o nos escriben, por qué lo guardamos y por cuánto tiempo.",
    keywords: ["política de privacidad"],
  },
  "/terms-of-service": {
    title: "Términos de servicio",
    description:
      "Los términos que se aplican a este sitio y al portal de clientes, en lenguaje sencillo.",
    keywords: ["términos de servicio"],
  },
  "/sitemap": {
    title: "Mapa del sitio",
    description:
      "Todas las páginas de este sitio en una sola lista: servicios, sectores, empresa, noticias y ayuda para clientes.",
    keywords: ["mapa del sitio"],
  },
  "/accessibility": {
    title: "Accesibilidad",
    description:
      "Cómo está hecho este sitio para que todas las personas puedan usarlo, qué probamos y a quién contactar si algo no funciona.",
    keywords: ["accesibilidad", "WCAG"],
  },
  "/search": {
    title: "Buscar",
    description:
      "Busque en las páginas en español de este sitio: servicios, sectores, preguntas y respuestas, empleos y ayuda para clientes.",
    keywords: ["búsqueda"],
  },
};
