import type { LegalDocument } from "../../legal/document.ts";

export const accessibility: LegalDocument = {
  title: "Accessibility: a site everyone can use",
  lead: "This site is built to WCAG 2.2, level AA. If anything does not work for you, that is our fault, and we want to hear about it.",
  updated: "2026-11-26",
  parts: [
    {
      id: "report",
      title: "Something does not work for you?",
      blocks: [
        "Tell us the page and what happened: [{company.email}](mailto:{company.email}) or [{company.phone}]({company.phoneHref}), {company.telephoneHours}. You hear from a person within a business day. In the meantime, we give you what you came for in another way: by phone, by email or read aloud.",
      ],
    },
    {
      id: "done",
      title: "What we do",
      blocks: [
        {
          points: [
            "Every page works with a keyboard alone, in the order you see on the screen, and the focus is always visible.",
            "Every page can be read and every form sent without JavaScript.",
            "Text has a contrast of at least 4.5 : 1 against its background, and stays readable when you enlarge it to 200 percent or more.",
            "Menus open by click, touch, mouse or keyboard, close with Escape, and return the focus.",
            "Nothing moves by itself for long: the one carousel can be paused. If your system asks for less motion, there is none.",
            "Form fields have labels above them and error messages below them, and forms keep what you have typed. Pasting and password managers work everywhere. There are no puzzles to solve.",
            "Screen readers announce notices. F8 moves to the latest one.",
            "Anything you can drag or swipe, you can also click. Targets are at least 24 pixels, 44 on phones.",
            "Pictures that carry information have a description; decorative ones are skipped. The map of our states is also a list.",
          ],
        },
      ],
    },
    {
      id: "tested",
      title: "How we test",
      blocks: [
        "Every change to the site goes through automatic checks of every page, at phone and desktop size: axe for the WCAG rules, the W3C checker for the markup, and a run through each form with and without JavaScript. Automatic checks find about half of what can go wrong, so we also go through the pages by keyboard.",
        "No outside organization has audited the site yet. When one does, we will publish its findings here.",
      ],
    },
    {
      id: "limits",
      title: "Known limits",
      blocks: [
        {
          points: [
            "The downloadable guides are tagged PDF files made for printing. The [resources](/resources) cover the same topics on regular pages. If you need a guide in another format, ask us.",
            "Some public pages are in English only: Our Company, Our Approach, Locations, the page about the client portal, News and Resources. So are the downloadable guides. The other pages are in Spanish as well, and so are the client portal, the pages behind our signs in rooms, and everything our crews use.",
          ],
        },
      ],
    },
    {
      id: "applying",
      title: "Applying for work",
      blocks: [
        "If the application form does not work for you, call or write. You can apply in any way that works for you, and asking has no effect on the decision.",
      ],
    },
  ],
};
