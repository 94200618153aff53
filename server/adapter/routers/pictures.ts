import { pictureCalls } from '#contracts/companies/pictures.calls.ts'
import { mutation } from '../procedure.ts'
import { router } from '../trpc.ts'

export const picturesRouter = router({
  change: mutation(pictureCalls.change),
  remove: mutation(pictureCalls.remove),
} satisfies Record<keyof typeof pictureCalls, unknown>)
