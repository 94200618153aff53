import { accountCalls } from '#contracts/account/calls.ts'
import { mutation, query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const accountRouter = router({
  mine: query(accountCalls.mine),
  change: mutation(accountCalls.change),
  confirm: mutation(accountCalls.confirm),
  changePassword: mutation(accountCalls.changePassword),
} satisfies Record<keyof typeof accountCalls, unknown>)
