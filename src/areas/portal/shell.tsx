import CalendarDays from "lucide-react/icons/calendar-days";
import ChartLine from "lucide-react/icons/chart-line";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import FileText from "lucide-react/icons/file-text";
import House from "lucide-react/icons/house";
import ListChecks from "lucide-react/icons/list-checks";
import MessagesSquare from "lucide-react/icons/messages-square";
import PackageOpen from "lucide-react/icons/package-open";
import ReceiptText from "lucide-react/icons/receipt-text";
import Star from "lucide-react/icons/star";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { AreaFrame } from "#platform/frame/area-frame.tsx";
import { listShortcuts } from "#platform/frame/list-shortcuts.ts";
import type { SectionIcons } from "#platform/frame/section-link.tsx";
import type { SignedIn } from "#platform/frame/signed-in.ts";
import { FacilitySwitcher } from "./facility-switcher.tsx";

interface ShellProps {
  portal: (SignedIn & { facilities: readonly { id: string; name: string }[] }) | undefined;
  children: ReactNode;
}

const icons: SectionIcons = {
  "/client-portal": House,
  "/client-portal/work-orders": ClipboardCheck,
  "/client-portal/inspections": ListChecks,
  "/client-portal/insights": ChartLine,
  "/client-portal/messages": MessagesSquare,
  "/client-portal/schedule": CalendarDays,
  "/client-portal/documents": FileText,
  "/client-portal/feedback": Star,
  "/client-portal/supplies": PackageOpen,
  "/client-portal/invoices": ReceiptText,
  "/client-portal/people": Users,
};

export const Shell = ({ portal, children }: ShellProps) => (
  <AreaFrame
    home="/client-portal"
    caption="Client Portal"
    icons={icons}
    shortcuts={[listShortcuts]}
    signedIn={portal}
    choice={portal ? <FacilitySwitcher facilities={portal.facilities} /> : null}
  >
    {children}
  </AreaFrame>
);
