/** Marks the snackbar's region, so that a dialog knows to leave it within reach. */
export const snackbarMark = 'data-snackbar'

/** The snackbar's region, which stays usable above an open dialog. */
export const snackbarElement = () => document.querySelector<HTMLElement>(`[${snackbarMark}]`)
