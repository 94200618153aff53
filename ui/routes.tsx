import { createBrowserRouter, RouterProvider, redirect } from 'react-router-dom'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { areas } from './areas.ts'
import { menu } from './menu.ts'
import { steerBy } from './navigation.ts'
import { AreasProvider, type Screen } from './shell/area.ts'
import { ErrorScreen, ScreenError } from './shell/error-screen.tsx'
import { NotFound } from './shell/not-found.tsx'
import { startPath } from './shell/paths.ts'
import { PlannedScreen } from './shell/planned-screen.tsx'
import { ScreenGate } from './shell/screen-gate.tsx'
import { SignedIn } from './shell/signed-in.tsx'

/**
 * Routes every screen of the areas behind its access. '/' is the start page; other paths are not
 * found.
 */
const router = createBrowserRouter([
  {
    element: <SignedIn />,
    errorElement: <ErrorScreen />,
    children: [
      { index: true, loader: () => redirect(startPath) },
      ...areas
        .flatMap(({ redirects = [] }) => redirects)
        .map(({ from, to }) => ({ path: from, loader: () => redirect(to) })),
      ...areas
        .flatMap(({ screens = [] }) => screens)
        .map(screen => ({ path: screen.path, errorElement: <ScreenError />, element: elementOf(screen) })),
      { path: '*', element: <NotFound onLeave={() => void router.navigate(startPath)} /> },
    ],
  },
])
steerBy(router)

const application = { areas, menu }

/** Renders the signed-in screens. */
export default function Pages() {
  return (
    <AreasProvider value={application}>
      <RouterProvider router={router} />
    </AreasProvider>
  )
}

/** Returns the screen's element. Its code is fetched when the screen is first shown. */
function elementOf(screen: Screen) {
  const Component = screen.load && lazyChunk(screen.load, { fallback: <LoadingIndicator />, failure: 'screen' })
  return <ScreenGate screen={screen}>{Component ? <Component /> : <PlannedScreen screen={screen} />}</ScreenGate>
}
