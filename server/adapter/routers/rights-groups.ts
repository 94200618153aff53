import { rightsGroupCalls } from '#contracts/calls/portal.ts'
import { query } from '../procedure.ts'
import { router } from '../trpc.ts'

export const rightsGroupsRouter = router({
  current: query(rightsGroupCalls.current),
  byName: query(rightsGroupCalls.byName),
} satisfies Record<keyof typeof rightsGroupCalls, unknown>)
