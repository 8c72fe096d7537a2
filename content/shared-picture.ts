/** Address of the picture that stands for a page when its link is shared; drawn at build, 1200 x 630. */
export const sharedPicturePath = (pagePath: string): string =>
  `/shared/${pagePath === "/" ? "home" : pagePath.slice(1).replaceAll("/", "-")}.jpg`;

export const sharedPictureSize = { width: 1200, height: 630 } as const;
