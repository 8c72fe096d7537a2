import type { IconName } from "../icons.ts";

export interface Differentiator {
  id: string;
  title: string;
  description: string;
  icon: IconName;
  /** True of the invented company only, until an administrator says otherwise. */
  demo: boolean;
}

export const differentiators = [
  {
    id: "excellence-focus",
    title: "Excellence Focus",
    description:
      "Every crew member is trained and background-checked before the first shift, and every job carries a 100% satisfaction guarantee.",
    icon: "award",
    demo: true,
  },
  {
    id: "comprehensive-approach",
    title: "Comprehensive Approach",
    description:
      "Whatever your building needs from us, in one plan, with one team responsible for all of it.",
    icon: "layers",
    demo: true,
  },
  {
    id: "innovation",
    title: "Innovation",
    description:
      "Electrostatic sprayers, ULV foggers and microfiber that needs up to 95% less water and chemicals.",
    icon: "technology",
    demo: true,
  },
  {
    id: "national-reach",
    title: "National Reach",
    description:
      "{company.serviceArea} and 25M+ square feet. Your next building can be in the same plan as your first.",
    icon: "map",
    demo: true,
  },
  {
    id: "customization",
    title: "Customization",
    description:
      "Daily, weekly or monthly: the schedule follows how your building is used, and changes when that changes.",
    icon: "sliders",
    demo: true,
  },
  {
    id: "quality-assurance",
    title: "Quality Assurance",
    description:
      "Regular inspections, with reports in your client portal: what we checked and what we found.",
    icon: "audit",
    demo: true,
  },
] as const satisfies readonly Differentiator[];
