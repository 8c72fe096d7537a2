import type * as english from "../en/navigation.ts";
import type { Translation } from "../translation.ts";
import { industries } from "./industries.ts";
import { services } from "./services.ts";

const asLink = (entry: { title: string; href: string; description: string }) => ({
  name: entry.title,
  href: entry.href,
  description: entry.description,
});

export const navigation: Translation<typeof english.navigation> = [
  {
    name: "Sectores",
    href: "/es/industries",
    blurb:
      "Cada tipo de edificio tiene sus propias reglas. Conocemos bien {company.industryCount}.",
    items: industries.map(asLink),
  },
  {
    name: "Servicios",
    href: "/es/services",
    blurb: "Una tarea o el edificio entero, en el horario que usted elija.",
    items: services.map(asLink),
  },
  {
    name: "Nosotros",
    href: "/es/about",
    blurb: "Más de 50 años de trabajo nocturno y la gente que lo hace.",
    items: [
      {
        name: "Nuestra empresa",
        href: "/es/about",
        description: "De dónde venimos y en qué creemos.",
      },
      {
        name: "Cómo trabajamos",
        href: "/es/approach",
        description: "Cómo hacemos, cumplimos y mejoramos un plan.",
      },
      { name: "Empleos", href: "/es/careers", description: "Vacantes y cómo contratamos." },
      {
        name: "Noticias y novedades",
        href: "/es/news",
        description: "Qué hay de nuevo en la empresa.",
      },
    ],
  },
  { name: "Contacto", href: "/es/contact" },
];

export const clientPortalLink: Translation<typeof english.clientPortalLink> = {
  name: "Portal de clientes",
  href: "/es/client-portal",
};
export const quoteLink: Translation<typeof english.quoteLink> = {
  name: "Cotizar gratis",
  href: "/es/contact",
};
export const searchLink: Translation<typeof english.searchLink> = {
  name: "Buscar",
  href: "/es/search",
};
export const locationsLink: Translation<typeof english.locationsLink> = {
  name: "Ubicaciones",
  href: "/es/locations",
};

export const footerNavigation: Translation<typeof english.footerNavigation> = [
  {
    title: "Servicios",
    links: services.map((service) => ({
      name: service.title,
      href: `/es/services#${service.id}`,
    })),
  },
  {
    title: "Empresa",
    links: [
      { name: "Nosotros", href: "/es/about" },
      { name: "Cómo trabajamos", href: "/es/approach" },
      { name: "Sectores", href: "/es/industries" },
      { name: "Empleos", href: "/es/careers" },
      { name: "Noticias y novedades", href: "/es/news" },
      { name: "Contacto", href: "/es/contact" },
    ],
  },
];

export const legalLinks: Translation<typeof english.legalLinks> = [
  { name: "Inicio", href: "/es" },
  { name: "Política de privacidad", href: "/es/privacy-policy" },
  { name: "Términos de servicio", href: "/es/terms-of-service" },
  { name: "Mapa del sitio", href: "/es/sitemap" },
  { name: "Accesibilidad", href: "/es/accessibility" },
];

/** The parts of the site, as its list of pages and link previews call them. */
export const siteAreas = {
  services: "Servicios",
  industries: "Sectores",
  company: "Empresa",
  news: "Noticias",
  resources: "Recursos",
  forClients: "Para clientes",
  aboutThisSite: "Acerca de este sitio",
} as const;
