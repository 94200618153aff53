/** Marks the snackbar's region, so that a dialog knows to leave it within reach. */
export const snackbarMark = 'data-snackbar'

/** The snackbar's region, which stays usable above an open dialog. */
export const snackbarElement = () => document.querySelector<HTMLElement>(`[${snackbarMark}]`)

/** Marks what floats over everything for a while without being a dialog, and must be within reach over one too. */
export const floatingMark = 'data-floating'

const floatingElement = () => document.querySelector<HTMLElement>(`[${floatingMark}]`)

/** What stays usable above an open dialog. */
export const reachableElements = [snackbarElement, floatingElement]
