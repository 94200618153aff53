import { Outlet } from 'react-router-dom'
import * as selectApp from '#machines/app/app.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { AreaDialogs } from './area-dialogs.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DownloadFailedDialog } from './download-failed-dialog.tsx'
import { Frame } from './frame.tsx'
import { RouteGuard } from './route-guard.tsx'
import { ScreenArrival } from './screen-arrival.tsx'

/**
 * What whoever is signed in has on display. What may come up over any screen is fetched with it: a
 * connection that is lost cannot bring it later.
 */
export function SignedIn() {
  const isWorking = useSelect('app', selectApp.isWorking)
  return (
    <>
      {isWorking && (
        <Frame>
          <Outlet />
        </Frame>
      )}
      <AreaDialogs within="session" />
      <ScreenArrival />
      <RouteGuard />
      <DownloadFailedDialog />
      <ConfirmDialog />
    </>
  )
}
