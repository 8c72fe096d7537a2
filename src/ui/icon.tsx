import Award from "@lucide/icons/icons/award";
import BadgeCheck from "@lucide/icons/icons/badge-check";
import Building2 from "@lucide/icons/icons/building-complex";
import CalendarDays from "@lucide/icons/icons/calendar-days";
import ChartColumn from "@lucide/icons/icons/chart-column";
import ClipboardCheck from "@lucide/icons/icons/clipboard-check";
import Cpu from "@lucide/icons/icons/cpu";
import Droplets from "@lucide/icons/icons/droplets";
import FileText from "@lucide/icons/icons/file-text";
import Layers from "@lucide/icons/icons/layers";
import Leaf from "@lucide/icons/icons/leaf";
import LockOpen from "@lucide/icons/icons/lock-open";
import MapIcon from "@lucide/icons/icons/map";
import MessagesSquare from "@lucide/icons/icons/messages-square";
import Plus from "@lucide/icons/icons/plus";
import Receipt from "@lucide/icons/icons/receipt-text";
import History from "@lucide/icons/icons/rotate-ccw-clock";
import Ruler from "@lucide/icons/icons/ruler";
import SlidersHorizontal from "@lucide/icons/icons/sliders-horizontal";
import Sparkles from "@lucide/icons/icons/sparkles";
import SprayCan from "@lucide/icons/icons/spray-can";
import Wrench from "@lucide/icons/icons/wrench";
import { Drawing } from "./drawing.tsx";

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
  return <Drawing icon={drawings[name]} className={className ?? "size-6"} />;
}
