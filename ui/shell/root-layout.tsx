import { Outlet } from 'react-router-dom'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectCompanies from '#machines/companies/company-selection/company-selection.select.ts'
import * as selectIdle from '#machines/sign-in/idle-logout/idle-logout.select.ts'
import * as selectSession from '#machines/sign-in/session/session.select.ts'
import { ChunkOffer } from '#ui/chunks/chunk-offer.tsx'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useBrand, useHasCopies, useSelect } from '#ui/runtime/hooks.tsx'
import { loginTexts } from '#ui/screens/sign-in/login/login.text.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Login } from '../screens/sign-in/login/login.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { ScreenArrival } from './screen-arrival.tsx'
import { SnackbarOutlet } from './snackbar-outlet.tsx'
import { VersionPanel } from './version/version-panel.tsx'

// The login screen needs neither, and must be usable first.
const Frame = lazyChunk(() => import('./frame.tsx'), { fallback: <LoadingIndicator />, failure: 'page' })
const CompanyDialog = lazyChunk(() => import('../screens/companies/company-dialog/company-dialog.tsx'), {
  fallback: <UnlessWorking />,
})
const SignedInDialogs = lazyChunk(() => import('./signed-in-dialogs.tsx'))
const CopyDialogs = lazyChunk(() => import('../screens/copies/copy-dialogs.tsx'))
const SmsDialog = lazyChunk(() => import('../screens/sign-in/sms-verification/sms-dialog.tsx'))
const IdleWarning = lazyChunk(() => import('../screens/sign-in/idle-logout/idle-warning.tsx'))
const InactivityDialog = lazyChunk(() => import('../screens/sign-in/idle-logout/inactivity-dialog.tsx'))

/** What is on display follows the app's state: that it starts, the login screen, or the frame around the screens. */
export function RootLayout() {
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
        <ErrorScreen />
      ) : isSignedIn ? (
        <SignedIn />
      ) : (
        <Login />
      )}
      {!isStarting && isEndedByInactivity && <InactivityDialog />}
      <ScreenArrival />
      <SnackbarOutlet />
      <VersionPanel />
      <ChunkOffer />
    </>
  )
}

function SignedIn() {
  const isWorking = useSelect('app', selectApp.isWorking)
  const requiresSms = useSelect('companySelection', selectCompanies.requiresSms)
  const isChoosing = useSelect('companySelection', selectCompanies.isDialogOpen)
  const isIdle = useSelect('idleLogout', selectIdle.isWarning)
  const hasCopies = useHasCopies()
  return (
    <>
      {isWorking ? (
        <Frame>
          <Outlet />
        </Frame>
      ) : (
        !isChoosing && <LoadingIndicator />
      )}
      <CompanyDialog />
      {hasCopies && <CopyDialogs />}
      <SignedInDialogs />
      {requiresSms && <SmsDialog />}
      {isIdle && <IdleWarning />}
    </>
  )
}

/** Behind the dialog while its code comes; a screen that is there already stays. */
function UnlessWorking() {
  return !useSelect('app', selectApp.isWorking) && <LoadingIndicator />
}
