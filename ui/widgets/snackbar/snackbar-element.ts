/** Marks the snackbar's region, so that a dialog knows to leave it within reach. */
export const snackbarMark = 'data-snackbar'

/** The snackbar's region, which stays usable above an open dialog. */
export const snackbarElement = () => document.querySelector<HTMLElement>(`[${snackbarMark}]`)

/**
 * Holds what floats over everything for a while without being a dialog, and must be within reach
 * over one too; index.html has it.
 */
export const floatingElement = () => document.querySelector<HTMLElement>('[data-floating]')

/** What stays usable above an open dialog. */
export const reachableElements = [snackbarElement, floatingElement]
