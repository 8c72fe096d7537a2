import { approachPageContent } from "#content/approach-page.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";

export function Guarantee() {
  const { guarantee, guaranteePoints } = useMessages(approachPageContent);
  return (
    <Section id="guarantee" tone="ink">
      <div className="wrap">
        <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
          <h2 id="guarantee-title" className="lg:col-span-6">
            <span className="block text-display font-medium tracking-tight text-dawn tabular-nums">
              {guarantee.figure}
            </span>
            <span className="mt-3 block text-title font-semibold tracking-tight">
              {guarantee.title}
            </span>
          </h2>
          <p className="text-lead text-mist lg:col-span-6 lg:pl-8">{guarantee.text}</p>
        </div>
        <ul className="mt-14 grid gap-x-8 sm:grid-cols-2 md:mt-20 lg:grid-cols-4">
          {guaranteePoints.map(({ id, title, description, icon }) => (
            <li key={id} className="border-t border-porcelain/25 py-7">
              <Icon name={icon} className="size-7 text-mist" />
              <h3 className="mt-4 text-subtitle font-semibold tracking-snug">{title}</h3>
              <p className="mt-2 text-mist">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
