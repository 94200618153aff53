import { newCompanyOf } from '#contracts/companies/new-company.shapes.ts'
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
          const request = { body: newCompanyOf(form), idempotencyKey: key }
          const created = await asResult(api.companies.create.mutate(request, { signal }))
          return mapResult(created, ({ data }) => data.FtgId)
        }),
      },
    }),
}
