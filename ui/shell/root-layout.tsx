import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectCompanies from '#machines/companies/company-selection/company-selection.select.ts'
import * as selectIdle from '#machines/sign-in/idle-logout/idle-logout.select.ts'
import * as selectSession from '#machines/sign-in/session/session.select.ts'
import { useBrand, useHasCopies, useSelect } from '#ui/runtime/hooks.tsx'
import { loginTexts } from '#ui/screens/sign-in/login/login.text.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Login } from '../screens/sign-in/login/login.tsx'
import { ChunkBoundary, ReloadOffer } from './chunks/chunk-boundary.tsx'
import { lazyChunk } from './chunks/load-chunk.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { SnackbarOutlet } from './snackbar-outlet.tsx'
import { VersionPanel } from './version/version-panel.tsx'

// The login screen needs neither, and must be usable first.
const Frame = lazyChunk(() => import('./frame.tsx'))
const CompanyDialog = lazyChunk(() => import('../screens/companies/company-dialog/company-dialog.tsx'))
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
        <ReloadOffer />
      ) : isSignedIn ? (
        <SignedIn />
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

function SignedIn() {
  const isWorking = useSelect('app', selectApp.isWorking)
  const requiresSms = useSelect('companySelection', selectCompanies.requiresSms)
  const isChoosing = useSelect('companySelection', selectCompanies.isDialogOpen)
  const isIdle = useSelect('idleLogout', selectIdle.isWarning)
  const hasCopies = useHasCopies()
  return (
    <>
      {isWorking ? (
        // What waits for the frame is the frame alone: a dialog that is hidden meanwhile does not hear that it is closed.
        <Suspense fallback={<LoadingIndicator />}>
          <Frame>
            <Outlet />
          </Frame>
        </Suspense>
      ) : (
        !isChoosing && <LoadingIndicator />
      )}
      <ChunkBoundary fallback={!isWorking && <LoadingIndicator />}>
        <CompanyDialog />
      </ChunkBoundary>
      {hasCopies && (
        <ChunkBoundary>
          <CopyDialogs />
        </ChunkBoundary>
      )}
      <ChunkBoundary>
        <SignedInDialogs />
      </ChunkBoundary>
      {requiresSms && (
        <ChunkBoundary>
          <SmsDialog />
        </ChunkBoundary>
      )}
      {isIdle && (
        <ChunkBoundary>
          <IdleWarning />
        </ChunkBoundary>
      )}
    </>
  )
}
