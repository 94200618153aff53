/** Navigates to a path. The router implements it, and is loaded with the signed-in screens. */
interface Steered {
  readonly navigate: (path: string, options: { readonly state: { readonly isForced: true } }) => unknown
}

let steered: Steered | undefined

/** Registers the router after it has loaded. */
export const steerBy = (router: Steered): void => {
  steered = router
}

/**
 * Navigates to another screen after the user has confirmed. Does nothing before the router has
 * loaded.
 */
export const goTo = (path: string): void => void steered?.navigate(path, { state: { isForced: true } })
