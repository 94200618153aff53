/**
 * What can be steered to a path: the router, which comes with the screens of whoever is signed in.
 */
interface Steered {
  readonly navigate: (path: string, options: { readonly state: { readonly isForced: true } }) => unknown
}

let steered: Steered | undefined

/** Gives the router, once it has come. */
export const steerBy = (router: Steered): void => {
  steered = router
}

/**
 * Leaves the screen on display for another, which has been asked about. Nothing is on display
 * before the router has come.
 */
export const goTo = (path: string): void => void steered?.navigate(path, { state: { isForced: true } })
