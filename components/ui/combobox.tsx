"use client";

import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import { cn } from "@/lib/core/utils";
import { Input } from "./input";
import { Spinner } from "./spinner";

/** An option; `detail` tells it from others of the same name. */
export type ComboboxOption = { id: string; label: string; detail?: string };

export interface ComboboxProps extends Omit<ComponentProps<"input">, "value" | "list" | "role"> {
  value: string;
  options: readonly ComboboxOption[];
  onChoose: (id: string) => void;
  /** Names the list. */
  listLabel: string;
  /** How many options there are, or why there are none; announced while the list is open. */
  status: string;
  /** Shows the status where there are no options, instead of nothing. */
  showsStatus?: boolean;
  /** Opens the list as soon as the field has the focus. */
  opensOnFocus?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  isBusy?: boolean;
  /** At the start of the field. */
  icon?: ReactNode;
}

/**
 * A text field that suggests options below it, by the ARIA Authoring Practices Guide (editable, list autocomplete with
 * manual selection). The text stays the user's: nothing is chosen without a key or a tap.
 */
export function Combobox({
  value,
  options,
  onChoose,
  listLabel,
  status,
  showsStatus = false,
  opensOnFocus = false,
  onOpenChange,
  isBusy = false,
  icon,
  className,
  onChange,
  onFocus,
  onBlur,
  ...input
}: ComboboxProps) {
  const listId = useId();
  const [state, setState] = useState({ isOpen: false, active: -1 });
  const hasOptions = options.length > 0;
  const isListed = state.isOpen && hasOptions;
  const isShown = isListed || (state.isOpen && showsStatus && status !== "");
  const active = state.active < options.length ? state.active : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  const show = (isOpen: boolean, next = -1) => {
    setState({ isOpen, active: next });
    if (isOpen !== state.isOpen) onOpenChange?.(isOpen);
  };
  const choose = (option: ComboboxOption | undefined) => {
    show(false);
    if (option) onChoose(option.id);
  };
  const press = (event: KeyboardEvent) => {
    // Keys of an input method that is composing a letter belong to it.
    if (event.nativeEvent.isComposing) return;
    const step = comboboxStep(event, { isOpen: isShown, active }, options.length);
    if (!step) return;
    if (step.isTaken) event.preventDefault();
    if (step.isChosen) choose(options[active]);
    else show(step.isOpen, step.active);
  };

  return (
    <span className="relative block">
      {icon}
      <Input
        role="combobox"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isListed && active >= 0 ? optionId(active) : undefined}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        {...input}
        value={value}
        onChange={(event) => {
          onChange?.(event);
          show(true);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          if (opensOnFocus) show(true);
        }}
        onClick={() => show(true, active)}
        onBlur={(event) => {
          show(false);
          onBlur?.(event);
        }}
        onKeyDown={press}
        className={cn(icon && "ps-11", isBusy && "pe-11", className)}
      />
      {isBusy && state.isOpen ? (
        <Spinner className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5" />
      ) : null}
      {isShown ? (
        <span className="border-border bg-popover shadow-raised absolute inset-x-0 top-full z-30 mt-1 block rounded-xl border">
          {isListed ? (
            <OptionList id={listId} label={listLabel} {...{ options, active, optionId, choose }} />
          ) : (
            <span aria-hidden className="text-muted-foreground block px-4 py-3">
              {status}
            </span>
          )}
        </span>
      ) : null}
      <span role="status" className="sr-only">
        {state.isOpen ? status : ""}
      </span>
    </span>
  );
}

interface OptionListProps {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  active: number;
  optionId: (index: number) => string;
  choose: (option: ComboboxOption) => void;
}

function OptionList({ id, label, options, active, optionId, choose }: OptionListProps) {
  const list = useRef<HTMLUListElement>(null);
  // Below the last field of a screen, or above a phone's keyboard, the list would be out of sight.
  useEffect(() => {
    // Braces, because a browser may return a promise here, which React would call at the end.
    list.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      // Pressing must not move the focus out of the field: the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      className="max-h-[min(20rem,50dvh)] scroll-mb-24 overflow-y-auto p-1.5"
    >
      {options.map((option, index) => (
        <li
          key={option.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          onClick={() => choose(option)}
          className="aria-selected:bg-primary-soft hover:bg-muted flex min-h-12 cursor-pointer flex-col justify-center rounded-md px-3 py-1.5 aria-selected:outline-2"
        >
          <span dir="auto" className="font-semibold wrap-anywhere">
            {option.label}
          </span>
          {option.detail ? <span className="text-muted-foreground">{option.detail}</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** The state of a combobox: whether its list is open, and the highlighted option, -1 for none. */
type ComboboxState = { isOpen: boolean; active: number };

/** The state after a key, whether the highlighted option was chosen, and whether the field should not have the key too. */
type ComboboxStep = ComboboxState & { isChosen: boolean; isTaken: boolean };

const CARET_KEYS: readonly string[] = ["Home", "End", "ArrowLeft", "ArrowRight"];

/**
 * The effect of a key in an editable combobox, by the ARIA Authoring Practices Guide.
 * @param count number of options.
 * @returns null for a key that belongs to the field alone.
 */
export function comboboxStep(
  { key, altKey }: { key: string; altKey: boolean },
  { isOpen, active }: ComboboxState,
  count: number,
): ComboboxStep | null {
  const open = (next: number) => ({ isOpen: true, active: next, isChosen: false, isTaken: true });
  const closed = { isOpen: false, active: -1, isChosen: false, isTaken: true };
  switch (key) {
    case "ArrowDown":
      return open(altKey || count === 0 ? active : (active + 1) % count);
    case "ArrowUp":
      if (altKey) return closed;
      return count === 0 ? null : open(active <= 0 ? count - 1 : active - 1);
    case "Enter":
      // In an open list it never sends the form: on a phone this key closes the keyboard.
      return isOpen ? { ...closed, isChosen: active >= 0 } : null;
    case "Escape":
      return isOpen ? closed : null;
    default:
      // The caret moves, so the highlight leaves the list.
      return isOpen && CARET_KEYS.includes(key) ? { isOpen, active: -1, isChosen: false, isTaken: false } : null;
  }
}
