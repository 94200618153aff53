const control = ':is(input, select, textarea, button):not(:disabled, [type=hidden], [tabindex="-1"])'

/**
 * Focuses the control in an element, of a group the chosen one, and scrolls the element into view.
 */
export function focusControl(element: HTMLElement): void {
  const target =
    element.querySelector<HTMLElement>(':is(input[type=radio]:checked, [data-cell] [aria-invalid=true])') ??
    element.querySelector<HTMLElement>(control)
  target?.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
}
