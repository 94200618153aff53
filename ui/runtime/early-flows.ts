import type { EarlyId, Machines } from '#machines/app/app.flows.ts'
import type { Outside } from './outside.ts'
import { bankIdFlows } from './ports/bankid-ports.ts'
import { demoFlows } from './ports/demo-ports.ts'
import { invitationFlows } from './ports/invitation-ports.ts'
import { rootFlows } from './ports/root-ports.ts'
import { sessionFlows } from './ports/session-ports.ts'
import { versionFlows } from './ports/version-ports.ts'

/**
 * Provides the flows that need no session with their ports. If a flow is missing from the files of
 * `ports/`, this does not compile.
 */
export const earlyFlows = (outside: Outside): Machines<EarlyId> => ({
  ...sessionFlows(outside),
  ...bankIdFlows(outside),
  ...demoFlows(outside),
  ...invitationFlows(outside),
  ...rootFlows(),
  ...versionFlows(),
})
