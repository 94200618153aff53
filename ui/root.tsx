import * as selectApp from '#machines/app/app.select.ts'
import * as selectSession from '#machines/sign-in/session/session.select.ts'
import { useBrand, useSelect } from '#ui/runtime/hooks.tsx'
import { loginTexts } from '#ui/screens/sign-in/login/login.text.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Login } from './screens/sign-in/login/login.tsx'
import { ChunkBoundary, ReloadOffer } from './shell/chunks/chunk-boundary.tsx'
import { lazyChunk } from './shell/chunks/load-chunk.ts'
import { OfflineBanner } from './shell/offline-banner.tsx'
import { SnackbarOutlet } from './shell/snackbar-outlet.tsx'
import { VersionPanel } from './shell/version/version-panel.tsx'

// The login screen needs neither, and must be usable first.
const Pages = lazyChunk(() => import('./routes.tsx'))
const InactivityDialog = lazyChunk(() => import('./screens/sign-in/idle-logout/inactivity-dialog.tsx'))

/** What is on display follows the app's state: that it starts, the login screen, or the screens of whoever is signed in. */
export function Root() {
  const { softwareName } = useBrand()
  const isStarting = useSelect('app', selectApp.isStarting)
  const isStranded = useSelect('app', selectApp.isStranded)
  const isSignedIn = useSelect('app', selectApp.isSignedIn)
  const isEndedByInactivity = useSelect('session', selectSession.isEndedByInactivity)
  return (
    <>
      <OfflineBanner />
      {isStarting ? (
        <LoadingIndicator label={loginTexts.loading(softwareName)} />
      ) : isStranded ? (
        <ReloadOffer />
      ) : isSignedIn ? (
        <ChunkBoundary fallback={<LoadingIndicator />}>
          <Pages />
        </ChunkBoundary>
      ) : (
        <Login />
      )}
      {!isStarting && isEndedByInactivity && (
        <ChunkBoundary>
          <InactivityDialog />
        </ChunkBoundary>
      )}
      <SnackbarOutlet />
      <VersionPanel />
    </>
  )
}
