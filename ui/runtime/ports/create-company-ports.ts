import { defaultPayTypeTable, payTypeTables } from '#contracts/code-lists/pay-types.ts'
import type { NewCompanyForm } from '#contracts/rules/new-company.ts'
import type { NewCompany } from '#contracts/shapes/new-company.ts'
import { createCompanyMachine } from '#machines/create-company/create-company.machine.ts'
import { createCompanyPorts } from '#machines/create-company/create-company.ports.ts'
import { answer } from '#machines/shared/port.ts'
import { mapResult } from '#machines/shared/result.ts'
import { type Api, asResult } from '../api.ts'

export { createCompanyFlow } from '#machines/create-company/create-company.machine.ts'

/** The form of a new company over the adapter. */
export const liveCreateCompany = (api: Api) =>
  createCompanyMachine.provide({
    actors: {
      create: answer(createCompanyPorts.create, async ({ input: form, signal }) => {
        const created = await asResult(api.companies.create.mutate({ body: bodyOf(form) }, { signal }))
        return mapResult(created, ({ data }) => data.FtgId)
      }),
    },
  })

/** As it travels: with the table's name, which the form does not hold. */
function bodyOf(form: NewCompanyForm): NewCompany {
  const table = payTypeTables.has(form.LoneartsTabell) ? form.LoneartsTabell : defaultPayTypeTable
  return {
    ...form,
    Namn: form.Namn.trim(),
    LoneartsTabell: table,
    LoneartsTabellNamn: payTypeTables.label(table),
  }
}
