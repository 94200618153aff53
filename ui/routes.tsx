import { Suspense } from 'react'
import { createBrowserRouter, RouterProvider, redirect } from 'react-router-dom'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { areas } from './areas.ts'
import { steerBy } from './navigation.ts'
import { AreasProvider, type Screen } from './shell/area.ts'
import { lazyChunk } from './shell/chunks/load-chunk.ts'
import { ErrorScreen, ScreenError } from './shell/error-screen.tsx'
import { NotFound } from './shell/not-found.tsx'
import { startPath } from './shell/paths.ts'
import { ScreenGate } from './shell/screen-gate.tsx'
import { SignedIn } from './shell/signed-in.tsx'

/** Every screen of the areas behind its right; '/' is the start page, and any other path says that it is nowhere. */
const router = createBrowserRouter([
  {
    element: <SignedIn />,
    errorElement: <ErrorScreen />,
    children: [
      { index: true, loader: () => redirect(startPath) },
      ...areas
        .flatMap(({ screens = [] }) => screens)
        .map(screen => ({ path: screen.path, errorElement: <ScreenError />, element: elementOf(screen) })),
      { path: '*', element: <NotFound onLeave={() => void router.navigate(startPath)} /> },
    ],
  },
])
steerBy(router)

/** The screens of whoever is signed in. */
export default function Pages() {
  return (
    <AreasProvider value={areas}>
      <RouterProvider router={router} />
    </AreasProvider>
  )
}

/** Its code is fetched when it is first shown. */
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
