import { z } from 'zod'
import { call } from '../call.ts'
import { registerErrors } from '../registers/errors.ts'
import { payTypeTables } from '../registers/pay-type-tables.ts'

/** The calls about pay types beside those of their registers. */
export const payTypeCalls = {
  tableYear: call('GET', '/tabellyear/{TabellKod}', {
    summary:
      'Returns the settings of a pay type table in the salary year of the header: its twenty amounts and its control rows. Whoever reads pay types reads them.',
    access: { right: 'Registry.ArtReg.Read' },
    params: z.strictObject({ TabellKod: z.string().min(1).max(8) }),
    data: payTypeTables.model.shape,
    errors: [registerErrors.registerItemMissing],
  }),
  agreementStart: call('GET', '/agreements/@/start', {
    summary:
      'Returns what a new agreement begins with: the table of pay types that the company was created with, or its only one, of the salary year of the header. Empty when there are several others.',
    access: { right: 'Registry.Agreements.Write' },
    data: z.object({ TabellKod: z.string() }),
  }),
}
