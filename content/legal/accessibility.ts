import { company } from "../company.ts";
import type { LegalDocument } from "./document.ts";

const mail = `[${company.email}](mailto:${company.email})`;

export const accessibility: LegalDocument = {
  title: "Everybody gets in",
  lead: "This site is built to WCAG 2.2, level AA. If anything keeps you out, that is our fault, and we want to hear of it.",
  updated: "2026-11-21",
  parts: [
    {
      id: "report",
      title: "Something does not work for you?",
      blocks: [
        `Tell us the page and what happened: ${mail} or [${company.phone.display}](${company.phone.href}), ${company.telephoneHours}. You hear from a person within a business day, and meanwhile we give you what you came for in another way: by phone, by mail, or read aloud.`,
      ],
    },
    {
      id: "done",
      title: "What is done",
      blocks: [
        {
          points: [
            "Every page works with a keyboard alone, in an order that follows what you see. The place where you are is always marked.",
            "Every page can be read and every form sent without JavaScript.",
            "Text has a contrast of at least 4.5 : 1 against its ground, and keeps its place when you enlarge it to 200 percent or more.",
            "Menus open by click, touch, pointer or keyboard, close with Escape, and give the focus back.",
            "Nothing moves by itself. Whoever asks the system for less motion gets none.",
            "Forms have labels above their fields, say what is wrong beneath the field in words, and keep what you have typed. Pasting and password managers work everywhere. There are no puzzles to solve.",
            "Notices are spoken by screen readers. F8 leads to the last one.",
            "What can be dragged or swiped can also be clicked. Targets are at least 24 pixels, on phones 44.",
            "Pictures that say something have a description; those that only decorate are skipped. The map of our states is also a list.",
          ],
        },
      ],
    },
    {
      id: "tested",
      title: "How it is tested",
      blocks: [
        "Each change to the site runs through automatic checks of every page, at the size of a phone and of a desktop: axe for the rules of WCAG, the checker of the W3C for the markup, and journeys through each form with and without JavaScript. Automatic checks find about half of what can go wrong, so the pages are also walked through by keyboard.",
        "No outside body has audited the site yet. When one does, its findings will stand here.",
      ],
    },
    {
      id: "limits",
      title: "What we know is not there yet",
      blocks: [
        {
          points: [
            "The downloadable guides are tagged PDF files made for printing. The [resources](/resources) say the same on ordinary pages; if you need a guide in another form, ask.",
            "The site is in English only.",
          ],
        },
      ],
    },
    {
      id: "applying",
      title: "Applying for work",
      blocks: [
        "If the application form does not suit you, call or write. You can apply in any way that works for you, and asking has no bearing on the decision.",
      ],
    },
  ],
};
