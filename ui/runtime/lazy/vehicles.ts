import { errors } from '#contracts/errors.ts'
import { vehicleForm as model } from '#contracts/vehicles/vehicle.form.ts'
import { vehicleForm as form } from '#machines/kit/form/form.vehicle.ts'
import { vehiclesMachine } from '#machines/vehicles/vehicles/vehicles.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { withCalls } from '../with-calls.ts'
import { joinPartForm } from './part-form.ts'

/** Provides the form of a company car over the adapter. */
export const vehicleForm: LazyFlow<'vehicleForm'> = {
  id: 'vehicleForm',
  join: outside =>
    joinPartForm(
      {
        name: 'vehicleForm',
        form,
        model,
        missing: errors.vehicleMissing,
        calls: ({ vehicles }) => ({
          list: async (params, options) => ({ parts: (await vehicles.list.query({ params }, options)).data }),
          create: vehicles.create.mutate,
          change: vehicles.change.mutate,
        }),
      },
      outside,
    ),
}

/** Provides what is done with company cars beside changing them. */
export const vehicles: LazyFlow<'vehicles'> = { id: 'vehicles', join: ({ api }) => withCalls(vehiclesMachine, api) }
