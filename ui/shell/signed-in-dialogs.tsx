import { ConfirmDialog } from './confirm-dialog.tsx'
import { DownloadFailedDialog } from './download-failed-dialog.tsx'
import { RouteGuard } from './route-guard.tsx'

/** What may come up over any screen, fetched with the first one: a connection that is lost cannot bring it later. */
export default function SignedInDialogs() {
  return (
    <>
      <RouteGuard />
      <DownloadFailedDialog />
      <ConfirmDialog />
    </>
  )
}
