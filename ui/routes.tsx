import { Suspense } from 'react'
import { createBrowserRouter, redirect } from 'react-router-dom'
import type { Brand } from '#contracts/brands.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { lazyChunk, loadChunk } from './shell/chunks/load-chunk.ts'
import { demoPath } from './shell/demo-path.ts'
import { ErrorScreen, ScreenError } from './shell/error-screen.tsx'
import { NotFound, NotFoundPage } from './shell/not-found.tsx'
import { RootLayout } from './shell/root-layout.tsx'
import { ScreenGate } from './shell/screen-gate.tsx'
import { type Screen, screens, startPath } from './shell/screens.ts'

/** Alone on the page, signed in or not. Other brands take no requests for demo accounts: there the path is nowhere. */
const demoRoute = ({ offersDemo }: Brand) =>
  offersDemo
    ? {
        path: demoPath,
        errorElement: <ErrorScreen />,
        lazy: async () => ({
          Component: (await loadChunk(() => import('./shell/demo-request/demo-request.tsx'))).default,
        }),
      }
    : { path: demoPath, element: <NotFoundPage /> }

/** Every screen of the catalogue behind its right; '/' is the start page, and any other path says that it is nowhere. */
export const createRouter = (brand: Brand) =>
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
        // Until a screen has a form of its own; only where the application is served to its own machine.
        ...(location.hostname === 'localhost'
          ? [
              {
                path: '/dev/unsaved',
                lazy: async () => ({ Component: (await import('#ui/screens/dev/unsaved.tsx')).default }),
              },
            ]
          : []),
        { path: '*', element: <NotFound /> },
      ],
    },
    demoRoute(brand),
  ])

/** Its code is fetched when it is first shown, which is not before somebody has signed in. */
function elementOf(screen: Screen) {
  const Component = lazyChunk(screen.load)
  return (
    <ScreenGate screen={screen}>
      <Suspense fallback={<LoadingIndicator />}>
        <Component />
      </Suspense>
    </ScreenGate>
  )
}
