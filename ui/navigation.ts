/** Navigates to a path. The router implements it, and is loaded with the signed-in screens. */
interface Steered {
  readonly navigate: (path: string, options: { readonly state: { readonly isForced: true } }) => unknown
}

let steered: Steered | undefined
/** The screen to navigate to once the router has loaded. */
let awaited: string | undefined

/** Registers the router after it has loaded. */
export const steerBy = (router: Steered): void => {
  steered = router
  if (awaited !== undefined) goTo(awaited)
  awaited = undefined
}

/**
 * Navigates to another screen after the user has confirmed. A page that goes on after a crash may
 * be told so before the router has loaded, and navigates then.
 */
export function goTo(path: string): void {
  if (steered) void steered.navigate(path, { state: { isForced: true } })
  else awaited = path
}
