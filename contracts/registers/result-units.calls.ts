import { z } from 'zod'
import { call } from '../call.ts'
import { resultUnits } from '../settings/counts.ts'

const Unit = z.object({ Kod: z.string(), BenText: z.string(), Aktiv: z.boolean() })

/** The result units by the names of their lists: ResEnh1 to ResEnh6. */
const ResultUnits = z.record(z.enum(resultUnits.map(n => `ResEnh${n}` as const)), z.array(Unit))
export type ResultUnits = z.infer<typeof ResultUnits>

/** The call about the six registers of result units together (third document §7). */
export const resultUnitCalls = {
  all: call('GET', '/resenheter', {
    summary:
      'Returns the result units of the company, ResEnh1 to ResEnh6, each list by code. A unit that the company has not opened is empty.',
    access: { right: 'Registry.Resenheter.Read' },
    data: ResultUnits,
  }),
}
