import { useEffect, useRef, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import * as selectApp from '#machines/app/app.select.ts'
import { useBrand, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { type ScreenTitle, useShownTitle } from '#ui/widgets/page/screen-title.ts'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { type Screen, useScreens } from './area.ts'
import { shellTexts } from './shell.text.ts'

/**
 * Sets the page title to the current screen's. After a navigation, focuses the screen's heading and
 * announces it in a live region, which is always mounted because it announces changes only.
 */
export function ScreenArrival() {
  const { pageTitle } = useBrand()
  const { count, presses } = useRuntime()
  const { pathname } = useLocation()
  const screens = useScreens()
  const screen = useShownTitle()
  const isSignedIn = useSelect('app', selectApp.isSignedIn)
  const workplace = useSelect('app', selectApp.workplace)
  const company = workplace?.company.Namn
  const [announced, setAnnounced] = useState('')

  const shown = screen ? [screen.title, screen.item].filter(Boolean).join(': ') : undefined
  const place = isSignedIn ? shown && company && `${shown}, ${company}` : undefined
  useEffect(() => {
    const screenName = isSignedIn ? (shown ?? (company ? undefined : shellTexts.chooseCompany)) : shellTexts.signIn
    document.title = [screenName, isSignedIn ? company : undefined, pageTitle].filter(Boolean).join(' – ')
  }, [isSignedIn, shown, company, pageTitle])

  const pressesBefore = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is a change of these
  useEffect(() => {
    pressesBefore.current = presses()
  }, [pathname, workplace?.company.FtgId, workplace?.year, isSignedIn])
  const arrival = screen?.arrival
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen that comes, whatever it is called later
  useEffect(() => {
    // Leaves the focus alone after a page load.
    if (!screen || !isSignedIn || presses() === 0) return
    setAnnounced(place ?? '')
    return focusWhenFree(screen, () => presses() > pressesBefore.current)
  }, [arrival])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen that comes
  useEffect(() => {
    if (arrival !== undefined && isSignedIn) count('screen-opened', pathOf(pathname, screens))
  }, [arrival])

  return (
    <div role="status">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  )
}

/** Returns the pattern of a screen's path, which holds no personal data. */
const pathOf = (pathname: string, screens: readonly Screen[]): string =>
  screens.find(({ path }) => matchPath(path, pathname))?.path ?? '/404'

/** The most frames to wait for a closing dialog. */
const patience = 90
const openDialog = ':is([role=dialog], [role=alertdialog])'
/** Closes when it loses the focus. */
const openMenu = ':is([role=menu], [role=listbox])[data-state=open]'

/**
 * Focuses the heading of a screen, unless the screen has taken the focus, a dialog remains open or
 * the person has acted meanwhile.
 */
function focusWhenFree({ heading }: ScreenTitle, hasActed: () => boolean): () => void {
  let framesLeft = patience
  let calm = 0
  let frame = requestAnimationFrame(function look() {
    if (hasActed()) return
    framesLeft -= 1
    // A dialog restores the focus shortly after it has closed.
    calm = document.querySelector(openDialog) ? 0 : calm + 1
    if (calm < 3) {
      if (framesLeft > 0) frame = requestAnimationFrame(look)
      return
    }
    // Opened while the screen was loading, before the navigation was complete.
    if (document.querySelector(openMenu)) return
    const main = heading()?.closest('main')
    if (!main || (main.contains(document.activeElement) && document.activeElement !== main)) return
    heading()?.focus({ preventScroll: true })
  })
  return () => cancelAnimationFrame(frame)
}
