import { rightsGroupCalls } from '#contracts/portal/calls.ts'
import { query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const rightsGroupsRouter = router({
  current: query(rightsGroupCalls.current),
  byName: query(rightsGroupCalls.byName),
} satisfies Record<keyof typeof rightsGroupCalls, unknown>)
