import { createBrowserRouter, redirect } from 'react-router-dom'
import type { Brand } from '#contracts/brands.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { demoPath } from './screens/licence/demo-request/demo-path.ts'
import { ErrorScreen, ScreenError } from './shell/error-screen.tsx'
import { NotFound, NotFoundPage } from './shell/not-found.tsx'
import { RootLayout } from './shell/root-layout.tsx'
import { ScreenGate } from './shell/screen-gate.tsx'
import { type Screen, screens, startPath } from './shell/screens.ts'

const wholePage = { fallback: <LoadingIndicator />, failure: 'page' } as const
const DemoRequest = lazyChunk(() => import('./screens/licence/demo-request/demo-request.tsx'), wholePage)
const Widgets = lazyChunk(() => import('./screens/dev/widgets.tsx'), wholePage)

/** Alone on the page, signed in or not. Other brands take no requests for demo accounts: there the path is nowhere. */
const demoRoute = ({ offersDemo }: Brand) =>
  offersDemo
    ? { path: demoPath, errorElement: <ErrorScreen />, element: <DemoRequest /> }
    : { path: demoPath, element: <NotFoundPage /> }

/** Shows the widgets in all their states. Alone on the page, and only where the server says that nothing is real. */
const devRoute = {
  path: '/dev/widgets/:section?',
  errorElement: <ErrorScreen />,
  element: <Widgets />,
}

/** Every screen of the catalogue behind its right; '/' is the start page, and any other path says that it is nowhere. */
export const createRouter = (brand: Brand, hasDevPages: boolean) =>
  createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <ErrorScreen />,
      children: [
        { index: true, loader: () => redirect(startPath) },
        ...screens.map(screen => ({
          path: screen.path,
          errorElement: <ScreenError />,
          element: elementOf(screen),
        })),
        { path: '*', element: <NotFound /> },
      ],
    },
    demoRoute(brand),
    ...(hasDevPages ? [devRoute] : []),
  ])

/** Its code is fetched when it is first shown, which is not before somebody has signed in. */
function elementOf(screen: Screen) {
  const Component = lazyChunk(screen.load, { fallback: <LoadingIndicator />, failure: 'screen' })
  return (
    <ScreenGate screen={screen}>
      <Component />
    </ScreenGate>
  )
}
