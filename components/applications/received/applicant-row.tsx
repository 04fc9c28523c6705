import { useLocale, useTranslations } from "next-intl";
import { useRef, type PointerEvent, type SyntheticEvent } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Avatar } from "@/components/ui/avatar";
import { Checkbox } from "@/components/ui/checkbox";
import { isPlainPress } from "@/components/shared/plain-press";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { href } from "@/lib/access/routes";
import { parseSalary } from "@/lib/core/salary";
import { DAY_MS, dayInIndia } from "@/lib/core/time";
import { cn } from "@/lib/core/utils";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { formatCount, formatDate, formatRupees } from "@/lib/language/format";
import { readInWords, typedHours } from "@/components/shared/hours/typed-hours";
import { StatusBadge } from "../status-badge";
import { useApplicantName } from "./use-applicant-name";
import { useAway } from "./use-away";
import { useFitParts } from "./use-fit-words";

export interface ApplicantRowProps {
  application: ReceivedApplication;
  /** Address of the list with this person opened. */
  address: string;
  isWithdrawn: boolean;
  /** The person beside the list. */
  isCurrent: boolean;
  /** Chosen among several; null while nobody is being chosen on a phone. */
  isChosen: boolean;
  /** Whether the boxes to choose are shown on a phone too. */
  isChoosing: boolean;
  onOpen: () => void;
  onChoose: () => void;
}

/** How long a finger rests on a row to choose it. */
const LONG_PRESS_MS = 500;

/** One applicant in three lines: who and since when, for how much and which hours, years and place. */
export function ApplicantRow({ application, address, isWithdrawn, ...row }: ApplicantRowProps) {
  const t = useTranslations("jobApplications");
  const name = useApplicantName(application);
  const { isCurrent, isChosen, isChoosing, onOpen, onChoose } = row;
  const { worker_profile: profile } = application;
  const age = useAge(application.created_at);
  const isPending = !isWithdrawn && application.status === "pending";
  const press = useLongPress(onChoose);
  return (
    <div
      {...press}
      className={cn(
        "border-border bg-card relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-lg border px-3 py-1.5 select-none",
        isCurrent && "lg:border-primary lg:bg-primary-soft",
        isChosen && "border-primary bg-primary-soft",
      )}
    >
      <div className="flex items-center gap-2">
        <Checkbox
          label={t("bulk.tick", { name })}
          hideLabel
          checked={isChosen}
          onChange={onChoose}
          className={cn("relative z-10 noscript:hidden", !isChoosing && "max-lg:hidden")}
        />
        <Avatar
          src={withSize(application.profile_image ?? profile?.photo ?? null)}
          name={name}
          className="size-11 text-base"
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-center text-sm leading-5">
        <div className="flex items-center gap-2">
          <h3 className="min-w-0 flex-1 truncate text-base leading-6 font-semibold">
            <AppLink
              href={address}
              scroll={false}
              dir="auto"
              aria-current={isCurrent ? "true" : undefined}
              className="after:absolute after:inset-0"
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                if (isChoosing && !isWide()) onChoose();
                else onOpen();
              }}
            >
              {name}
            </AppLink>
          </h3>
          {isWithdrawn ? <span>{t("card.withdrawn")}</span> : null}
          {isPending ? <span className="text-muted-foreground shrink-0">{age}</span> : null}
          {!isWithdrawn && !isPending ? (
            <span className="[&_[data-slot=badge]]:px-1.5 [&_[data-slot=badge]]:py-0 [&_[data-slot=badge]]:text-sm">
              <StatusBadge status={application.status} />
            </span>
          ) : null}
        </div>
        <RowFacts application={application} age={isPending ? null : age} />
      </div>
    </div>
  );
}

/** How long ago somebody applied. */
function useAge(at: string): string {
  const t = useTranslations("jobApplications.row");
  const locale = useLocale();
  const days = Math.round((Date.parse(dayInIndia()) - Date.parse(dayInIndia(new Date(at)))) / DAY_MS);
  if (days === 0) return t("today");
  return days < 30 ? t("daysAgo", { count: days, shown: formatCount(days) }) : formatDate(at, locale);
}

/**
 * The facts of a row besides the name, in two lines: the wish for pay and hours, readable in every row beside how well they fit;
 * then years, distance, what does not fit and the place, of which a phone cuts off the end. Unknown ones are left out.
 */
function RowFacts({ application, age }: { application: ReceivedApplication; age: string | null }) {
  const t = useTranslations("jobApplications.row");
  const tAll = useTranslations();
  const { phrase } = useOptionLabels();
  const { counts, missing } = useFitParts()(application.fit);
  const { worker_profile: profile, experience, shift, distance_km: km } = application;
  const away = useAway();
  const pay = profile?.expectedSalary ? (parseSalary(profile.expectedSalary)?.min ?? null) : null;
  // The hours alone, shorter than the name of a shift.
  const hours = shift && (readInWords(shift, tAll) ?? typedHours(shift, tAll).text);
  return (
    <>
      <p className="text-muted-foreground flex gap-x-2">
        <span data-wish className="min-w-0 flex-1 truncate">
          {joined([pay === null ? null : t("asks", { pay: formatRupees(pay) }), hours])}
        </span>
        {counts === null ? null : <span className="shrink-0">{t("fits", counts)}</span>}
      </p>
      <p className="text-muted-foreground truncate">
        {joined([
          experience && phrase("experience", experience),
          away(km),
          missing && t("missing", { missing }),
          profile?.location && t("home", { place: profile.location }),
          age,
        ])}
      </p>
    </>
  );
}

/** Parts of a line, which keeps its height without any. */
const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(" · ") || "\u00A0";

const withSize = (address: string | null) => address && href.smallPhoto(address);

/** Whether there is room for the person beside the list. */
const isWide = (): boolean => window.matchMedia("(min-width: 64rem)").matches;

/** A finger that rests on a row; the browser's own menu for a link would come in between. */
function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const isTouch = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType !== "mouse";
      wasLong.current = false;
      stop();
      if (!isTouch.current) return;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (Math.abs(movementX) + Math.abs(movementY) > 4) stop();
    },
    onContextMenu: (event: SyntheticEvent) => {
      if (isTouch.current) event.preventDefault();
    },
    onClickCapture: (event: SyntheticEvent) => {
      // The press that chose the row does not open it too.
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
