import type { PageTexts } from "../page-parts.ts";

export const pageTexts = {
  "/": {
    title: "Commercial Cleaning & Facility Services",
    description:
      "Commercial cleaning, janitorial and facility services for 500+ facilities in {company.serviceArea}: background-checked crews, inspected work, free quotes.",
    keywords: ["commercial cleaning", "facility services", "janitorial services", "disinfection"],
    image: "lobby",
    pictureAlt:
      "A lobby in low morning light: a shining terrazzo floor, a wall of wooden slats, a reception desk",
  },
  "/services": {
    title: "Services",
    description:
      "Cleaning and facility services, each with what it includes and how we work. Choose one, or combine several in one plan.",
    keywords: ["cleaning services", "facility services", "janitorial", "maintenance"],
    image: "iso",
    pictureAlt:
      "A lobby cut open like a model: ride-on scrubber, cleaning cart and wet-floor sign on a shining floor",
  },
  "/services/commercial-cleaning": {
    title: "Commercial Cleaning",
    description:
      "Offices, lobbies and shared floors, cleaned daily, weekly or monthly by trained, background-checked crews and inspected regularly.",
    keywords: ["commercial cleaning", "office cleaning", "lobby cleaning"],
    image: "kitchen",
    pictureAlt:
      "A break-room kitchen at dawn: green tiles, an oak island with four stools and a terrazzo floor",
  },
  "/services/janitorial-services": {
    title: "Janitorial Services",
    description:
      "Daily cleaning, restroom sanitation, floor care, high dusting, trash and recycling, and touchpoint disinfection.",
    keywords: ["janitorial services", "restroom sanitation", "floor care", "day porter"],
    image: "restroom",
    pictureAlt:
      "A restroom in morning light: a marble floor, wooden stalls and a row of basins beneath round-cornered mirrors",
  },
  "/services/disinfection-services": {
    title: "Disinfection Services",
    description:
      "Preventative, enhanced and reactive disinfection with hospital-grade products, ULV fogging and electrostatic spraying, documented.",
    keywords: ["disinfection services", "ULV fogging", "electrostatic spraying"],
    image: "patient_room",
    pictureAlt:
      "A patient’s room with a made bed against a green wall; an electrostatic sprayer on wheels stands ready",
  },
  "/services/specialty-services": {
    title: "Specialty Services",
    description:
      "Post-construction, high-level, data center, pressure washing, biohazard and surface restoration work with its own equipment.",
    keywords: ["post-construction cleaning", "data center cleaning", "pressure washing"],
    image: "datacenter",
    pictureAlt:
      "A server room: a white floor between two rows of dark cabinets, with a wet-floor sign",
  },
  "/services/facility-maintenance": {
    title: "Facility Maintenance",
    description:
      "Upkeep, repairs and preventive maintenance under one plan, 24/7 for emergencies, with a response within 2 hours.",
    keywords: ["facility maintenance", "building maintenance", "emergency maintenance"],
    image: "plant_room",
    pictureAlt:
      "A mechanical room with teal pumps, amber pipes, white tanks and a clean gray walkway between yellow lines",
  },
  "/industries": {
    title: "Industries",
    description:
      "Cleaning and facility services for your kind of building. Each plan is made for its people, its rules and the hours it keeps.",
    keywords: ["industries", "office cleaning", "healthcare cleaning", "school cleaning"],
    image: "campus",
    pictureAlt:
      "Six model buildings on one base: warehouse, hotel, office tower, hospital, school and store",
  },
  "/industries/corporate-offices": {
    title: "Corporate Offices",
    description:
      "Office cleaning planned around the days people come in: desks, meeting rooms, kitchens, restrooms, lobbies and floors.",
    keywords: ["office cleaning", "corporate cleaning", "workplace cleaning"],
    image: "office",
    pictureAlt:
      "An open-plan office in morning light: long rows of desks beside a polished floor and glass rooms",
  },
  "/industries/healthcare-facilities": {
    title: "Healthcare Facilities",
    description:
      "Cleaning and disinfection for clinics, medical practices and hospitals: trained crews, hospital-grade products, documented rooms.",
    keywords: ["healthcare cleaning", "hospital cleaning", "medical office cleaning"],
    image: "hospital",
    pictureAlt:
      "A hospital hallway with windows along one side, a cleaning cart and a wet-floor sign on a shining floor",
  },
  "/industries/educational-institutions": {
    title: "Educational Institutions",
    description:
      "Cleaning for schools, colleges and universities, planned around the bell schedule, the school year and the students.",
    keywords: ["school cleaning", "university cleaning", "classroom cleaning"],
    image: "classroom",
    pictureAlt:
      "A classroom before the first class: a shining wooden floor, green chairs, a chalkboard and wide windows",
  },
  "/industries/retail-spaces": {
    title: "Retail Spaces",
    description:
      "Sales floors, fitting rooms, glass and stockrooms, cleaned overnight and ready before the first customer walks in.",
    keywords: ["retail cleaning", "store cleaning", "mall cleaning"],
    image: "retail",
    pictureAlt:
      "A boutique before opening: lit arched niches, a marble counter, a rack of clothes and sun on the wall",
  },
  "/industries/manufacturing-industrial": {
    title: "Manufacturing & Industrial",
    description:
      "Cleaning for plants and warehouses, between shifts and by the rules of your line: food, pharmaceutical, automotive, electronics.",
    keywords: ["industrial cleaning", "warehouse cleaning", "plant cleaning"],
    image: "warehouse",
    pictureAlt:
      "A warehouse aisle between high racks; a ride-on scrubber stands on the clean floor",
  },
  "/industries/hospitality": {
    title: "Hospitality",
    description:
      "Hotel cleaning for lobbies, guest rooms, food and beverage, recreation, meeting spaces and back of house, day and night.",
    keywords: ["hotel cleaning", "hospitality cleaning", "guest room cleaning"],
    image: "hotel",
    pictureAlt:
      "A hotel room at dawn: a made bed, a wooden wall, an armchair and a view over the city",
  },
  "/about": {
    title: "About Us",
    description:
      "Over fifty years of commercial cleaning: our story, mission, core values, leadership team, testimonials and certifications.",
    keywords: ["about", "company", "leadership", "values"],
    image: "skyline",
    pictureAlt:
      "Towers at sunrise from a roof terrace; in some of the windows the light is still on",
  },
  "/approach": {
    title: "Our Approach",
    description:
      "How we assess, plan, start, inspect and improve the cleaning of your building, and the guarantee that comes with it.",
    keywords: ["approach", "quality assurance", "cleaning plan"],
    image: "corridor",
    pictureAlt:
      "A hallway whose floor is dull on the left and polished on the right, with a mop bucket in between",
  },
  "/contact": {
    title: "Contact",
    description:
      "Call, write or request a free quote. A person reads every message, and you hear from us within a business day.",
    keywords: ["contact", "free quote", "phone", "email"],
    image: "front_desk",
    pictureAlt:
      "A marble reception counter with a phone, a brass bell, a notebook and a green lamp",
  },
  "/careers": {
    title: "Careers",
    description:
      "Open positions with pay, hours and location, a ten-minute application, and a hiring process that takes one to three weeks.",
    keywords: ["careers", "cleaning jobs", "facility manager jobs"],
    image: "crew_room",
    pictureAlt:
      "A crew room before the shift: a cleaning cart, jackets on hooks, green lockers and a bench in low sun",
  },
  "/news": {
    title: "News & Updates",
    description:
      "Company news: programs, new territories, technology, certifications and awards, plus a newsletter.",
    keywords: ["news", "updates", "newsletter"],
    image: "press_desk",
    pictureAlt:
      "A pile of newspapers and a cup of coffee on a desk at a window, the city at dawn behind",
  },
  "/resources": {
    title: "Resources",
    description:
      "Articles, guides and answers about commercial cleaning, disinfection and facility maintenance, for people who run buildings.",
    keywords: ["resources", "cleaning guides", "facility management"],
    image: "reading_table",
    pictureAlt:
      "A long oak table with guides, binders, glasses and a plant in morning light, shelves behind it",
  },
  "/locations": {
    title: "Locations",
    description:
      "Our crews clean and maintain 500+ client facilities in {company.serviceArea}. See where we work, and how to reach us from each state.",
    keywords: ["locations", "service area", "states"],
    image: "river_city",
    pictureAlt:
      "A city on a river at sunrise, seen from above: glass towers, bridges and tree-lined banks in haze",
  },
  /** Every place's page has these texts; `{name}` is what the place is called. */
  "/locations/*": {
    title: "Commercial Cleaning in {name}",
    description:
      "Commercial cleaning, janitorial work, disinfection and maintenance in {name}, inspected and answered for by one team.",
    keywords: ["commercial cleaning", "janitorial services", "facility maintenance"],
  },
  "/client-portal": {
    title: "Client Portal",
    description:
      "For clients: service schedules, quality reports, work orders, documents, messages and insights for each facility.",
    keywords: ["client portal", "client login"],
  },
  "/client-portal-info": {
    title: "About the Client Portal",
    description:
      "What clients see in their portal: service schedules, inspections, work orders, documents, messages and metrics.",
    keywords: ["client portal", "inspection reports", "work orders"],
    image: "iso_office",
    pictureAlt:
      "An office floor cut open like a model: desks, a meeting room and a lounge, each named in the plan",
  },
  "/privacy-policy": {
    title: "Privacy Policy",
    description:
      "What we keep about people who visit this site or write to us, and why and for how long.",
    keywords: ["privacy policy"],
  },
  "/terms-of-service": {
    title: "Terms of Service",
    description: "The terms that apply to this website and to the client portal, in plain English.",
    keywords: ["terms of service"],
  },
  "/sitemap": {
    title: "Sitemap",
    description:
      "Every page of this site in one list: services, industries, company, news and help for clients.",
    keywords: ["sitemap"],
  },
  "/accessibility": {
    title: "Accessibility",
    description:
      "How this site is built for everyone, what we test, and whom to contact when something does not work.",
    keywords: ["accessibility", "WCAG"],
  },
  "/search": {
    title: "Search",
    description:
      "Search every page, article and guide of this site: services, industries, questions and answers, news and help for clients.",
    keywords: ["search"],
  },
} as const satisfies Readonly<Record<string, PageTexts>>;
