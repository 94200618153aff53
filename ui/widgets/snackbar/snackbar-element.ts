/** Marks the snackbar's region, so that a dialog knows to leave it within reach. */
export const snackbarMark = 'data-snackbar'

/** The snackbar's region, which stays usable above an open dialog. */
export const snackbarElement = () => document.querySelector<HTMLElement>(`[${snackbarMark}]`)

/** Where lies what floats over everything for a while without being a dialog, and must be within reach over one too. */
export const floatingElement = () => document.querySelector<HTMLElement>('#floating')

/** What stays usable above an open dialog. Both are always in the page: a dialog waits for one that is not, and complains. */
export const reachableElements = [snackbarElement, floatingElement]
