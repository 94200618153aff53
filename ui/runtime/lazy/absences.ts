import { absenceForm as model } from '#contracts/employees/absences/absence.form.ts'
import { errors } from '#contracts/errors.ts'
import { absenceForm as form } from '#machines/kit/form/form.absence.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { joinPartForm } from './part-form.ts'

/** Provides the form of an absence over the adapter. */
export const absenceForm: LazyFlow<'absenceForm'> = {
  id: 'absenceForm',
  join: outside =>
    joinPartForm(
      {
        name: 'absenceForm',
        form,
        model,
        missing: errors.absenceMissing,
        calls: ({ absences }) => ({
          async list(params, options) {
            const { Franvaro, Barn } = (await absences.list.query({ params }, options)).data
            return {
              parts: Franvaro,
              facts: { Barnen: Barn.map(({ Namn }) => Namn), BarnVabTom: Barn.map(({ VabTom }) => VabTom) },
            }
          },
          create: absences.create.mutate,
          change: absences.change.mutate,
        }),
      },
      outside,
    ),
}
