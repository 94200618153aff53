import { copyCalls } from '#contracts/copies/calls.ts'
import { mutation, query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const copiesRouter = router({
  jobs: query(copyCalls.jobs),
  cancel: mutation(copyCalls.cancel),
  send: mutation(copyCalls.send),
  sendStatus: query(copyCalls.sendStatus),
  sources: query(copyCalls.sources),
  files: query(copyCalls.files),
  restore: mutation(copyCalls.restore),
  restoreStatus: query(copyCalls.restoreStatus),
  deleteCopy: mutation(copyCalls.deleteCopy),
  clone: mutation(copyCalls.clone),
  cloneStatus: query(copyCalls.cloneStatus),
} satisfies Record<keyof typeof copyCalls, unknown>)
