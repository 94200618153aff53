import { useEffect } from 'react'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectSession from '#machines/sign-in/session/session.select.ts'
import { ChunkOffer } from '#ui/chunks/chunk-offer.tsx'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useBrand, useSelect } from '#ui/runtime/hooks.tsx'
import { loginTexts } from '#ui/screens/sign-in/login/login.text.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Login } from './screens/sign-in/login/login.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { OfflineBanner } from './shell/offline-banner.tsx'
import { shellTexts } from './shell/shell.text.ts'
import { SnackbarOutlet } from './shell/snackbar-outlet.tsx'
import { VersionPanel } from './shell/version/version-panel.tsx'

// Loads the signed-in screens in a chunk of their own, so that the login screen is usable first.
/** Loads the signed-in screens. */
export const Pages = lazyChunk(() => import('./routes.tsx'), { fallback: <LoadingIndicator />, failure: 'page' })
const InactivityDialog = lazyChunk(() => import('./screens/sign-in/idle-logout/inactivity-dialog.tsx'))

/** Renders the screen that matches the app's state: starting, login, or the signed-in screens. */
export function Root() {
  const { softwareName, pageTitle } = useBrand()
  const isStarting = useSelect('app', selectApp.isStarting)
  const isStranded = useSelect('app', selectApp.isStranded)
  const isSignedIn = useSelect('app', selectApp.isSignedIn)
  const isEndedByInactivity = useSelect('session', selectSession.isEndedByInactivity)
  useEffect(() => {
    if (!isSignedIn) document.title = `${shellTexts.signIn} – ${pageTitle}`
  }, [isSignedIn, pageTitle])
  return (
    <>
      <OfflineBanner />
      {isStarting ? (
        <LoadingIndicator label={loginTexts.loading(softwareName)} sincePageStart />
      ) : isStranded ? (
        <ErrorScreen />
      ) : isSignedIn ? (
        <Pages />
      ) : (
        <Login />
      )}
      {!isStarting && isEndedByInactivity && <InactivityDialog />}
      <SnackbarOutlet />
      <VersionPanel />
      <ChunkOffer />
    </>
  )
}
