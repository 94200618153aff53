import { createBrowserRouter, redirect } from 'react-router-dom'
import { loadChunk } from './shell/chunks/load-chunk.ts'
import { ErrorScreen, ScreenError } from './shell/error-screen.tsx'
import { NotFound } from './shell/not-found.tsx'
import { RootLayout } from './shell/root-layout.tsx'
import { ScreenGate } from './shell/screen-gate.tsx'
import { type Screen, screens, startPath } from './shell/screens.ts'

/** Every screen of the catalogue behind its right; '/' is the start page, and any other path says that it is nowhere. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <ErrorScreen />,
      children: [
        { index: true, loader: () => redirect(startPath) },
        ...screens.map(screen => ({
          path: screen.path,
          errorElement: <ScreenError />,
          lazy: () => routeOf(screen),
        })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ])

async function routeOf(screen: Screen) {
  try {
    const { default: Component } = await loadChunk(screen.load)
    return {
      element: (
        <ScreenGate screen={screen}>
          <Component />
        </ScreenGate>
      ),
    }
  } catch (failure) {
    // Rejected, the router would show nothing at all of the first address.
    return { element: <Failed failure={failure} /> }
  }
}

const Failed = ({ failure }: { readonly failure: unknown }) => {
  throw failure
}
