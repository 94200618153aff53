import { errors } from '#contracts/errors.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { EmployeeVehicle } from '#contracts/vehicles/shapes.ts'
import { vehicleForm as model } from '#contracts/vehicles/vehicle.form.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import type { StoredForm } from '#machines/kit/form/form.types.ts'
import { vehicleForm as form } from '#machines/kit/form/form.vehicle.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { failure, isOk, mapResult, ok, type Result } from '#machines/kit/shared/result.ts'
import { vehiclesMachine } from '#machines/vehicles/vehicles/vehicles.machine.ts'
import { vehiclesPorts } from '#machines/vehicles/vehicles/vehicles.ports.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

type Options = { readonly signal: AbortSignal }

/** Returns the form's key of an employee's car; without an id, that of a new one. */
export const vehicleKey = (AnstNr: string, Id = ''): string => JSON.stringify([AnstNr, Id])
const partsOf = (key: string) => JSON.parse(key) as readonly [AnstNr: string, Id: string]

function joinForm({ api, vault }: Outside) {
  const { flow, secrets } = form
  const ports = formPorts('vehicleForm')
  const sealed = (Version: number, values: EmployeeVehicle['Values'], today: IsoDate): StoredForm => ({
    Version,
    ...secrets.seal({ ...values }, today, vault),
  })
  async function load(key: string, today: IsoDate, options: Options): Promise<Result<StoredForm>> {
    const [AnstNr, Id] = partsOf(key)
    const found = await asResult(api.vehicles.list.query({ params: { AnstNr } }, options))
    if (!isOk(found)) return found
    if (Id === '') return ok(sealed(0, model.write(model.defaults(today), today) as EmployeeVehicle['Values'], today))
    const one = found.value.data.find(each => each.Id === Id)
    return one ? ok(sealed(one.Version, one.Values, today)) : failure({ tag: 'backend', ...errors.vehicleMissing })
  }
  return flow.machine.provide({
    actors: {
      networkReturn: liveNetworkReturn,
      load: answer(ports.load, ({ input: { id, today }, signal }) => load(id, today, { signal })),
      save: answer(ports.save, async ({ input: { id, today, Version, changes, key: idempotencyKey }, signal }) => {
        const [AnstNr, Id] = partsOf(id)
        const revealed = secrets.reveal(changes, today, vault)
        if (!isOk(revealed)) return revealed
        const Values = revealed.value as Partial<EmployeeVehicle['Values']>
        if (Id !== '') {
          const request = { params: { AnstNr, Id }, body: { Version, Values }, idempotencyKey }
          const changed = await asResult(api.vehicles.change.mutate(request, { signal }))
          return isOk(changed) ? load(id, today, { signal }) : changed
        }
        const empty = model.write(model.defaults(today), today)
        const body = { ...empty, ...Values } as EmployeeVehicle['Values']
        const made = await asResult(
          api.vehicles.create.mutate({ params: { AnstNr }, body, idempotencyKey }, { signal }),
        )
        return mapResult(made, ({ data }) => sealed(data.Version, body, today))
      }),
    },
  })
}

/** Provides the form of a company car over the adapter. */
export const vehicleForm: LazyFlow<'vehicleForm'> = { id: 'vehicleForm', join: joinForm }

/** Provides what is done with company cars beside changing them. */
export const vehicles: LazyFlow<'vehicles'> = {
  id: 'vehicles',
  join: ({ api }) =>
    vehiclesMachine.provide({
      actors: {
        removeVehicle: answer(vehiclesPorts.removeVehicle, async ({ input, signal }) => {
          const { AnstNr, Id, idempotencyKey } = input
          const request = { params: { AnstNr, Id }, idempotencyKey }
          return mapResult(await asResult(api.vehicles.remove.mutate(request, { signal })), () => null)
        }),
      },
    }),
}
