import { defaultPayTypeTable, payTypeTables } from '#contracts/code-lists/pay-types.ts'
import type { NewCompanyForm } from '#contracts/companies/new-company.rules.ts'
import type { NewCompany } from '#contracts/companies/new-company.shapes.ts'
import { lineOf } from '#contracts/rules/text.ts'
import { createCompanyMachine } from '#machines/companies/create-company/create-company.machine.ts'
import { createCompanyPorts } from '#machines/companies/create-company/create-company.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import { clock } from '../clock.ts'
import type { LazyFlow } from '../lazy-flow.ts'

/** Provides the form for a new company over the adapter. */
export const createCompany: LazyFlow<'createCompany'> = {
  id: 'createCompany',
  ask: () => ({ year: new Date(clock.now()).getFullYear() }),
  join: ({ api }) =>
    createCompanyMachine.provide({
      actors: {
        create: answer(createCompanyPorts.create, async ({ input: { form, key }, signal }) => {
          const request = { body: bodyOf(form), idempotencyKey: key }
          const created = await asResult(api.companies.create.mutate(request, { signal }))
          return mapResult(created, ({ data }) => data.FtgId)
        }),
      },
    }),
}

/** Returns the request body: the form's values and the table's name. */
function bodyOf(form: NewCompanyForm): NewCompany {
  const table = payTypeTables.has(form.LoneartsTabell) ? form.LoneartsTabell : defaultPayTypeTable
  return {
    ...form,
    Namn: lineOf(form.Namn),
    LoneartsTabell: table,
    LoneartsTabellNamn: payTypeTables.label(table),
  }
}
