import type { copyCalls } from '#contracts/calls/copies.ts'
import { errors } from '#contracts/errors.ts'
import type { Handlers } from '../http/ask.ts'
import { Refusal } from '../http/refusal.ts'

/** Until the next commit of this branch: only the contracts are ready. */
const soon = () => Promise.reject(new Refusal(errors.unavailable))

export const copiesArea: Handlers<typeof copyCalls> = {
  jobs: soon,
  cancel: soon,
  send: soon,
  sendStatus: soon,
  sources: soon,
  files: soon,
  restore: soon,
  restoreStatus: soon,
  deleteCopy: soon,
  clone: soon,
  cloneStatus: soon,
}
