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

/** The properties of every dialog: what stays usable above it, and what does not close it. */
export const modal = {
  persistentElements: [snackbarElement, floatingElement],
  // A dialog that just closed gives the focus back a moment later, which is no press outside.
  onFocusOutside: (event: Event) => event.preventDefault(),
}
