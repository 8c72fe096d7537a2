import Award from "lucide-react/icons/award";
import BadgeCheck from "lucide-react/icons/badge-check";
import Building2 from "lucide-react/icons/building-2";
import CalendarDays from "lucide-react/icons/calendar-days";
import ChartColumn from "lucide-react/icons/chart-column";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Cpu from "lucide-react/icons/cpu";
import Droplets from "lucide-react/icons/droplets";
import FileText from "lucide-react/icons/file-text";
import History from "lucide-react/icons/history";
import Layers from "lucide-react/icons/layers";
import Leaf from "lucide-react/icons/leaf";
import LockOpen from "lucide-react/icons/lock-open";
import MapIcon from "lucide-react/icons/map";
import MessagesSquare from "lucide-react/icons/messages-square";
import Plus from "lucide-react/icons/plus";
import Receipt from "lucide-react/icons/receipt-text";
import Ruler from "lucide-react/icons/ruler";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Sparkles from "lucide-react/icons/sparkles";
import SprayCan from "lucide-react/icons/spray-can";
import Wrench from "lucide-react/icons/wrench";

const drawings = {
  audit: ClipboardCheck,
  award: Award,
  building: Building2,
  calendar: CalendarDays,
  chart: ChartColumn,
  document: FileText,
  certificate: BadgeCheck,
  chat: MessagesSquare,
  drop: Droplets,
  wrench: Wrench,
  history: History,
  layers: Layers,
  leaf: Leaf,
  map: MapIcon,
  plus: Plus,
  price: Receipt,
  ruler: Ruler,
  sliders: SlidersHorizontal,
  technology: Cpu,
  polish: Sparkles,
  spray: SprayCan,
  unlock: LockOpen,
} as const;

export type IconName = keyof typeof drawings;

/** Draws an icon that content names; always decorative. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Drawing = drawings[name];
  return <Drawing aria-hidden="true" strokeWidth={1.75} className={className ?? "size-6"} />;
}
