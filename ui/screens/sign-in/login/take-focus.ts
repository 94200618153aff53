/** As a ref: what has come in the place of what had the focus takes it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })
