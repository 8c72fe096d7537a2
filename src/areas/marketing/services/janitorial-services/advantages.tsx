import { janitorialServicesContent } from "#content/services/janitorial-services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Icon } from "#ui/icon.tsx";

export function Advantages() {
  const { advantages } = useMessages(janitorialServicesContent);
  return (
    <ul className="grid gap-x-8 gap-y-8 pt-10 pb-16 lg:pb-24 sm:grid-cols-2 lg:grid-cols-4">
      {advantages.map((advantage) => (
        <li key={advantage.id} className="grid grid-cols-[2.25rem_1fr] lg:block">
          <Icon name={advantage.icon} className="size-6 text-teal" />
          <div className="lg:mt-4">
            <h2 className="text-base font-semibold tracking-snug">{advantage.title}</h2>
            <p className="mt-1 max-w-[34ch] text-slate">{advantage.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
