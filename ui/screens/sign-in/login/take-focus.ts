/** Focuses the element when it is mounted in place of the one that had the focus. Used as a ref. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
