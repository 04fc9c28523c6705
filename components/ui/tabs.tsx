"use client";

import { createContext, useContext, useId, type ComponentProps, type KeyboardEvent } from "react";
import { cn } from "@/lib/core/utils";
import { tabClasses, tabListClasses } from "./tab-links";

type State = { value: string; choose: (value: string) => void; id: string };

const TabsContext = createContext<State | null>(null);

/** The state of the tabs around a part, and its ids of one tab. */
function useTab(value: string) {
  const state = useContext(TabsContext);
  if (!state) throw new Error("A tab belongs inside Tabs.");
  const isActive = state.value === value;
  const ids = { tab: `${state.id}-tab-${value}`, panel: `${state.id}-panel-${value}` };
  return { isActive, state: isActive ? "active" : "inactive", choose: () => state.choose(value), ids };
}

export interface TabsProps extends ComponentProps<"div"> {
  value: string;
  onValueChange: (value: string) => void;
}

/** In-page tabs; the panels are children. For tabs that are links to other pages use `TabLinks`. */
export function Tabs({ value, onValueChange, className, ...props }: TabsProps) {
  return (
    <TabsContext value={{ value, choose: onValueChange, id: useId() }}>
      <div data-slot="tabs" className={cn("grid gap-4", className)} {...props} />
    </TabsContext>
  );
}

/** The keys that move along the tabs, by the pattern of the ARIA Authoring Practices. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const now = tabs.findIndex((tab) => tab === event.target);
  const places: Record<string, number> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 };
  const place = places[event.key];
  if (place === undefined || now === -1) return;
  event.preventDefault();
  const next = tabs.at(place % tabs.length)!;
  next.focus();
  next.click();
}

/** The row of tabs; give it an `aria-label`. */
export const TabsList = ({ className, ...props }: ComponentProps<"div">) => (
  <div role="tablist" data-slot="tabs-list" className={cn(tabListClasses, className)} onKeyDown={move} {...props} />
);

/** One tab: a link to its panel, which works before the script does. */
export function TabsTrigger({ value, className, onClick, ...props }: ComponentProps<"a"> & { value: string }) {
  const { isActive, state, choose, ids } = useTab(value);
  return (
    <a
      role="tab"
      id={ids.tab}
      aria-controls={ids.panel}
      aria-selected={isActive}
      data-state={state}
      data-slot="tabs-trigger"
      tabIndex={isActive ? 0 : -1}
      className={cn(tabClasses, className)}
      onClick={(event) => {
        choose();
        onClick?.(event);
      }}
      {...props}
    />
  );
}

/** The panel of one tab; a look at another one loses nothing typed. */
export function TabsContent({ value, className, ...props }: ComponentProps<"div"> & { value: string }) {
  const { state, ids } = useTab(value);
  return (
    <div
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      data-state={state}
      data-slot="tabs-content"
      tabIndex={0}
      className={cn("rounded-lg data-[state=inactive]:hidden", className)}
      {...props}
    />
  );
}
