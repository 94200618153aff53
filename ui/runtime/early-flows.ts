import type { EarlyId, Machines } from '#machines/app/app.flows.ts'
import { confirmMachine } from '#machines/frame/confirm/confirm.machine.ts'
import { unsavedChangesMachine } from '#machines/frame/unsaved-changes/unsaved-changes.machine.ts'
import type { Outside } from './outside.ts'
import { liveBankId } from './ports/bankid-ports.ts'
import { liveDemoRequest } from './ports/demo-ports.ts'
import { liveConnectivity, liveSnackbar } from './ports/root-ports.ts'
import { liveSession } from './ports/session-ports.ts'
import { liveVersionCountdown } from './ports/version-ports.ts'

/** Provides the flows that need no session with their ports. */
export const earlyFlows = ({ api, vault, forgetJournal, prefetchFlows }: Outside): Machines<EarlyId> => ({
  session: liveSession({ api, vault, forgetJournal, prefetchFlows }),
  bankid: liveBankId({ api, vault, prefetchFlows }),
  demoRequest: liveDemoRequest(api, vault),
  snackbar: liveSnackbar(),
  connectivity: liveConnectivity(),
  confirm: confirmMachine,
  unsavedChanges: unsavedChangesMachine,
  versionCountdown: liveVersionCountdown(),
})
