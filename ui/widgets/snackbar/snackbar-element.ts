/** Holds the snackbar's region, which stays usable above an open dialog; index.html has it. */
export const snackbarElement = () => document.querySelector<HTMLElement>('[data-snackbar]')

/**
 * Holds what floats over everything for a while without being a dialog, and must be within reach
 * over one too; index.html has it.
 */
export const floatingElement = () => document.querySelector<HTMLElement>('[data-floating]')

/** What stays usable above an open dialog. */
export const reachableElements = [snackbarElement, floatingElement]
