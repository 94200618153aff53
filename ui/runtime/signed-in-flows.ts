import type { Machines, SignedInId } from '#machines/app/app.flows.ts'
import { dialogsMachine } from '#machines/frame/dialogs/dialogs.machine.ts'
import type { Outside } from './outside.ts'
import { accountFlows } from './ports/account-ports.ts'
import { commandPaletteFlows } from './ports/command-palette-ports.ts'
import { companyFlows } from './ports/company-ports.ts'
import { downloadFlows } from './ports/download-ports.ts'
import { helpFlows } from './ports/help-ports.ts'
import { historyFlows } from './ports/history-ports.ts'
import { idleFlows } from './ports/idle-ports.ts'
import { licenceFlows } from './ports/licence-ports.ts'
import { listFlows } from './ports/list-ports.ts'
import { liveFlows } from './ports/live-ports.ts'
import { mailFlows } from './ports/mail-ports.ts'
import { rightsFlows } from './ports/rights-ports.ts'
import { salaryYearFlows } from './ports/salary-year-ports.ts'

/**
 * Provides the signed-in flows with their ports. Their code is loaded during sign-in. If a flow is
 * missing from the files of `ports/`, this does not compile.
 */
export const signedInFlows = (outside: Outside): Machines<SignedInId> => ({
  ...listFlows(outside),
  ...companyFlows(outside),
  ...salaryYearFlows(outside),
  ...rightsFlows(outside),
  ...idleFlows(),
  ...accountFlows(outside),
  ...commandPaletteFlows(outside),
  ...mailFlows(outside),
  ...helpFlows(outside),
  ...licenceFlows(outside),
  ...downloadFlows(outside),
  dialogs: dialogsMachine,
  ...liveFlows(),
  ...historyFlows(outside),
})
