import { clientPortalContent } from "#content/client-portal.ts";
import { addressIn } from "#content/page-address.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";

/** Presents the portal behind the login in six tiles and a picture. */
export function PortalPanel() {
  const language = useLanguage();
  const { portalPanel, portalTiles } = useMessages(clientPortalContent);
  return (
    <section
      aria-labelledby="portal-title"
      className="on-ink flex flex-col justify-center bg-ink px-(--gutter) py-12 text-porcelain md:py-16 lg:pl-[max(var(--gutter),calc((100vw-75rem)/2))] lg:pr-16"
    >
      <h2 id="portal-title" className="text-headline font-semibold tracking-tight">
        {portalPanel.title}
      </h2>
      <p className="mt-5 max-w-[40ch] text-lead text-mist">{portalPanel.lead}</p>
      <ul className="mt-10 grid gap-px overflow-hidden rounded-lg border border-porcelain/20 bg-porcelain/20 sm:grid-cols-2">
        {portalTiles.map(({ id, title, description, icon }) => (
          <li key={id} className="bg-ink p-5 lg:p-6">
            <Icon name={icon} className="size-6 text-mist" />
            <h3 className="mt-3 font-semibold tracking-snug">{title}</h3>
            <p className="mt-1 text-sm text-mist">{description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink to={addressIn(language, "/client-portal-info")} look="outline-light">
          {portalPanel.more}
        </ButtonLink>
      </p>
      <Picture
        {...portalPanel.picture}
        sizes="(min-width: 64rem) 40rem, 94vw"
        className="mt-10 aspect-[16/10] w-full rounded-lg"
      />
    </section>
  );
}
