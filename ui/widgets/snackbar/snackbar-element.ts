/**
 * Returns the element of the snackbar's region in index.html, which stays usable above an open
 * dialog.
 */
export const snackbarElement = () => document.querySelector<HTMLElement>('[data-snackbar]')

/**
 * Returns the element in index.html for temporary floating content that is no dialog, but must stay
 * usable above one.
 */
export const floatingElement = () => document.querySelector<HTMLElement>('[data-floating]')

/** The elements that stay usable above an open dialog. */
export const reachableElements = [snackbarElement, floatingElement]
