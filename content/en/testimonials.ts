export interface Testimonial {
  id: string;
  content: string;
  author: { name: string; title: string; company: string };
  /** Invented; `npm run launch-check` refuses to go live with it. */
  demo: boolean;
}

/** These stand on the home page. */
export const testimonials = [
  {
    id: "operations-director",
    content:
      "We open at seven. Someone used to walk the floors at six to see what had been missed. We stopped, because there was nothing left to find.",
    author: {
      name: "Dana Whitfield",
      title: "Director of Operations",
      company: "Harbor & Main Offices",
    },
    demo: true,
  },
  {
    id: "clinic-manager",
    content:
      "An inspector asked for our disinfection records. I opened the portal and showed him the last twelve weeks, room by room. That was the end of the conversation.",
    author: {
      name: "Marcus Oyelaran",
      title: "Facility Manager",
      company: "Lakeside Family Clinics",
    },
    demo: true,
  },
  {
    id: "plant-lead",
    content:
      "A pipe burst on a Sunday night. The crew was there within two hours, and the first shift started on a dry floor. My team never noticed, which is the point.",
    author: {
      name: "Renee Castellano",
      title: "Plant Services Lead",
      company: "Brightwater Packaging",
    },
    demo: true,
  },
] as const satisfies readonly Testimonial[];
