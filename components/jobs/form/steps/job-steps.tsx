import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { focusField, FormBody } from "@/components/form/form-body";
import { useFieldId } from "@/components/form/form-scope";
import { StickyBar } from "@/components/form/sticky-bar";
import { useAtFirstTouch } from "@/components/shared/first-touch";
import { FormFailure } from "@/components/shared/form-failure";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import type { PostingStart } from "@/lib/domains/jobs/posting-types";
import { ApiError } from "@/lib/platform/http/api-error";
import type { JobFields } from "../job-fields";
import { readLocation } from "../place/read-location";
import { namesOfStep, STEPS } from "./step-list";
import { FirstStep } from "./first-step";
import type { StepsState } from "./use-steps";
import { useUsual } from "./use-usual";

const loadLater = () => import("./later-step");
const LaterStep = lazy(loadLater);
const LookStep = lazy(() => import("./look-step"));

export interface JobStepsProps {
  state: StepsState;
  /** The form as it began. */
  opened: JobFields;
  /** The place of the last job. */
  located: PostingStart["located"];
  /** Above the first step, e.g. an offer to continue with a draft. */
  notice: ReactNode;
  /** The last attempt's failure if no field shows it, or null. */
  failure: unknown;
  isPosting: boolean;
  isBusy: boolean;
  /** Below the fields: further ways to go on. */
  actions: ReactNode;
  onPost: () => void;
}

/** A job asked for in five short steps, with one bar to go on: the fields that every job needs. */
export function JobSteps({
  state,
  opened,
  located,
  notice,
  failure,
  isPosting,
  isBusy,
  actions,
  onPost,
}: JobStepsProps) {
  const t = useTranslations("requestForm");
  const { number, go } = state;
  const step = STEPS[number]!;
  const isLast = number === STEPS.length - 1;
  const form = useFormContext<JobFields>();
  const idOf = useFieldId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [missed, setMissed] = useState<{ name: string } | null>(null);
  const [isAway, setIsAway] = useState(false);
  useAtFirstTouch(loadLater);
  useUsual(located, !state.isOpen);
  useEffect(() => {
    if (missed) focusField(document.getElementById(idOf(missed.name)));
  }, [missed, idOf]);

  const move = (to: number) => {
    go(to);
    window.scrollTo(0, 0);
    // After the next step is there.
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }));
  };
  const next = async () => {
    const names = namesOfStep(step);
    if (names.includes("location")) {
      await readLocation({ get: form.getValues, set: (place) => form.setValue("place", place) });
    }
    if (await form.trigger(names)) {
      // The step stays until the next one can be shown.
      const isHere = await loadLater().then(
        () => true,
        () => false,
      );
      setIsAway(!isHere);
      return isHere ? move(number + 1) : undefined;
    }
    const wrong = names.find((name) => form.getFieldState(name).error);
    if (wrong) setMissed({ name: wrong });
  };

  return (
    <FormBody className="grid gap-4 pb-4" onSubmit={isLast ? onPost : () => void next()}>
      {number === 0 ? notice : null}
      <Card asChild>
        <section aria-labelledby="step-name" className="grid gap-6">
          <header>
            <p className="text-muted-foreground">{t("steps.of", { number: number + 1, count: STEPS.length })}</p>
            <h2 id="step-name" ref={heading} tabIndex={-1} className="text-xl outline-none">
              {t(`steps.${step.id}`)}
            </h2>
          </header>
          {number === 0 ? (
            <FirstStep />
          ) : (
            <Suspense fallback={<Spinner />}>
              <LaterStep parts={step.parts} />
            </Suspense>
          )}
          {step.id === "when" ? <p className="text-muted-foreground">{t("steps.usual")}</p> : null}
          {isLast ? (
            <Suspense>
              <LookStep opened={opened} />
            </Suspense>
          ) : null}
        </section>
      </Card>
      {failure === null ? null : <FormFailure error={failure} />}
      {isAway ? <FormFailure error={new ApiError(0, {})} /> : null}
      <div className="flex flex-wrap gap-2">{actions}</div>
      <StickyBar>
        <div className="flex gap-2">
          {number > 0 ? (
            <Button variant="outline" disabled={isBusy} onClick={() => move(number - 1)}>
              {t("steps.back")}
            </Button>
          ) : null}
          <Button
            type="submit"
            className="flex-1"
            disabled={isBusy}
            pending={isPosting}
            {...(isLast ? { pendingLabel: t("posting") } : {})}
          >
            {isLast ? <Icon name="send" /> : null}
            {isLast ? t("post") : t("steps.next")}
          </Button>
        </div>
      </StickyBar>
    </FormBody>
  );
}
