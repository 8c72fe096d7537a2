import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import Building2 from "lucide-react/icons/building-2";
import CalendarDays from "lucide-react/icons/calendar-days";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileText from "lucide-react/icons/file-text";
import HeartPulse from "lucide-react/icons/heart-pulse";
import Inbox from "lucide-react/icons/inbox";
import ListChecks from "lucide-react/icons/list-checks";
import Mails from "lucide-react/icons/mails";
import MessagesSquare from "lucide-react/icons/messages-square";
import MoonStar from "lucide-react/icons/moon-star";
import Newspaper from "lucide-react/icons/newspaper";
import ReceiptText from "lucide-react/icons/receipt-text";
import Star from "lucide-react/icons/star";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { AreaFrame } from "#platform/frame/area-frame.tsx";
import type { SectionIcons } from "#platform/frame/section-link.tsx";
import type { SignedIn } from "#platform/frame/signed-in.ts";
import { officeShortcuts } from "./office-shortcuts.ts";

interface ShellProps {
  office: SignedIn | undefined;
  children: ReactNode;
}

const icons: SectionIcons = {
  "/office/leads": Inbox,
  "/office/contact-messages": Mails,
  "/office/applications": BriefcaseBusiness,
  "/office/work-orders": ClipboardCheck,
  "/office/inspections": ListChecks,
  "/office/subscribers": Newspaper,
  "/office/messages": MessagesSquare,
  "/office/tonight": MoonStar,
  "/office/schedule": CalendarDays,
  "/office/client-health": HeartPulse,
  "/office/feedback": Star,
  "/office/clients": Building2,
  "/office/documents": FileText,
  "/office/invoices": ReceiptText,
  "/office/people": Users,
  "/office/audit": ClipboardList,
};

export const Shell = ({ office, children }: ShellProps) => (
  <AreaFrame
    home="/office"
    caption="Back Office"
    icons={icons}
    shortcuts={officeShortcuts}
    signedIn={office}
  >
    {children}
  </AreaFrame>
);
