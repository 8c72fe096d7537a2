import { clientPortalInfoContent } from "#content/client-portal-info.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Picture } from "#ui/picture.tsx";
import { HeadedSection } from "../sections/headed-section.tsx";

/** Real pages of the portal (`npm run pictures:portal`): the first as wide as the text allows. */
export function PortalScreens() {
  const { portalScreens, screensSection } = useMessages(clientPortalInfoContent);
  return (
    <HeadedSection id="morning" tone="ink" {...screensSection}>
      <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:gap-x-10 lg:gap-y-16">
        {portalScreens.map(({ id, title, description, picture }, n) => (
          <figure key={id} className={n === 0 ? "md:col-span-2" : ""}>
            <Picture
              {...picture}
              sizes={n === 0 ? "(min-width: 81rem) 75rem, 94vw" : "(min-width: 81rem) 36rem, 46vw"}
              phoneCut
              className="aspect-[4/5] w-full rounded-lg md:aspect-[16/10]"
            />
            <figcaption className="mt-5">
              <strong className="block text-subtitle font-semibold tracking-snug">{title}</strong>
              <span className="mt-1 block max-w-[60ch] text-mist">{description}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </HeadedSection>
  );
}
