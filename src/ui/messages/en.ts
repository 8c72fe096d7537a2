/** Parts that the public site has as well: every text here is loaded with its pages. */
export const en = {
  skipToContent: "Skip to content",
  leaveEmpty: "Leave this empty",
  sentAs: "{title} Reference <reference>{reference}</reference>",
  ownPage: "See where it stands",
  notices: "Notices ({keys})",
  dismiss: "Dismiss",
  carousel: {
    carousel: "carousel",
    slide: "slide",
    slides: "Slides",
    position: "{place} of {count}",
    previous: "Previous",
    next: "Next",
    pause: "Pause",
    play: "Play",
  },
} as const;
