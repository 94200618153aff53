import { Outlet } from 'react-router-dom'
import * as selectApp from '#machines/app/app.select.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { AreaBackgrounds } from './area-backgrounds.tsx'
import { AreaDialogs } from './area-dialogs.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DownloadFailedDialog } from './download-failed-dialog.tsx'
import { Frame } from './frame.tsx'
import { RouteGuard } from './route-guard.tsx'
import { ScreenArrival } from './screen-arrival.tsx'

/**
 * Renders the signed-in application. The dialogs that may open over any screen are in the same
 * chunk, because they cannot be fetched after the connection is lost.
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
      {isWorking && <AreaBackgrounds />}
      <AreaDialogs within="session" />
      <ScreenArrival />
      <RouteGuard />
      <DownloadFailedDialog />
      <ConfirmDialog />
    </>
  )
}
