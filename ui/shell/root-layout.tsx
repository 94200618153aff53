import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectCompanies from '#machines/company-selection/company-selection.select.ts'
import * as selectIdle from '#machines/idle-logout/idle-logout.select.ts'
import * as selectSession from '#machines/session/session.select.ts'
import { useBrand, useSelect } from '#ui/runtime/hooks.tsx'
import { loginTexts } from '#ui/text/login.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Login } from './login/login.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { SnackbarOutlet } from './snackbar-outlet.tsx'

// The login screen needs neither, and must be usable first.
const Frame = lazy(() => import('./frame.tsx'))
const CompanyDialog = lazy(() => import('./company-dialog/company-dialog.tsx'))
const SignedInDialogs = lazy(() => import('./signed-in-dialogs.tsx'))
const SmsDialog = lazy(() => import('./sms-dialog/sms-dialog.tsx'))
const IdleWarning = lazy(() => import('./idle-logout/idle-warning.tsx'))
const InactivityDialog = lazy(() => import('./idle-logout/inactivity-dialog.tsx'))

/** What is on display follows the app's state: that it starts, the login screen, or the frame around the screens. */
export function RootLayout() {
  const { softwareName } = useBrand()
  const isStarting = useSelect('app', selectApp.isStarting)
  const isSignedIn = useSelect('app', selectApp.isSignedIn)
  const isEndedByInactivity = useSelect('session', selectSession.isEndedByInactivity)
  return (
    <>
      <OfflineBanner />
      {isStarting ? (
        <LoadingIndicator label={loginTexts.loading(softwareName)} />
      ) : isSignedIn ? (
        <SignedIn />
      ) : (
        <Login />
      )}
      {!isStarting && isEndedByInactivity && (
        <Suspense>
          <InactivityDialog />
        </Suspense>
      )}
      <SnackbarOutlet />
    </>
  )
}

function SignedIn() {
  const isWorking = useSelect('app', selectApp.isWorking)
  const demandsSms = useSelect('companySelection', selectCompanies.demandsSms)
  const isChoosing = useSelect('companySelection', selectCompanies.isDialogOpen)
  const isIdle = useSelect('idleLogout', selectIdle.isWarning)
  return (
    <Suspense fallback={<LoadingIndicator />}>
      {isWorking ? (
        <Frame>
          <Outlet />
        </Frame>
      ) : (
        !isChoosing && <LoadingIndicator />
      )}
      <CompanyDialog />
      <SignedInDialogs />
      {demandsSms && (
        // A boundary of its own: while the outer one waits, the dialog below begins again, and would hide this one.
        <Suspense>
          <SmsDialog />
        </Suspense>
      )}
      {isIdle && (
        <Suspense>
          <IdleWarning />
        </Suspense>
      )}
    </Suspense>
  )
}
