import { absenceForm as model } from '#contracts/absences/absence.form.ts'
import type { Absence, Absences } from '#contracts/absences/shapes.ts'
import { errors } from '#contracts/errors.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { absenceForm as form } from '#machines/kit/form/form.absence.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import type { StoredForm } from '#machines/kit/form/form.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { failure, isOk, ok, type Result } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

type Options = { readonly signal: AbortSignal }
type Values = Absence['Values']

/** Returns the form's key of an employee's absence; without an id, that of a new one. */
export const absenceKey = (AnstNr: string, Id = ''): string => JSON.stringify([AnstNr, Id])
const partsOf = (key: string) => JSON.parse(key) as readonly [AnstNr: string, Id: string]

function joinForm({ api, vault }: Outside) {
  const { flow, secrets } = form
  const ports = formPorts('absenceForm')
  async function load(key: string, today: IsoDate, options: Options): Promise<Result<StoredForm>> {
    const [AnstNr, Id] = partsOf(key)
    const found = await asResult(api.absences.list.query({ params: { AnstNr } }, options))
    return isOk(found) ? storedIn(found.value.data, Id, today) : found
  }
  function storedIn({ Franvaro, Barn }: Absences, Id: string, today: IsoDate): Result<StoredForm> {
    const one = Franvaro.find(each => each.Id === Id)
    if (!one && Id !== '') return failure({ tag: 'backend', ...errors.absenceMissing })
    const values = one?.Values ?? model.write(model.defaults(today), today)
    const Barnen = Barn.map(({ Namn }) => Namn)
    return ok({ Version: one?.Version ?? 0, ...secrets.seal({ ...values, Barnen }, today, vault) })
  }
  return flow.machine.provide({
    actors: {
      networkReturn: liveNetworkReturn,
      load: answer(ports.load, ({ input: { id, today }, signal }) => load(id, today, { signal })),
      save: answer(ports.save, async ({ input: { id, today, Version, changes, key: idempotencyKey }, signal }) => {
        const [AnstNr, Id] = partsOf(id)
        const revealed = secrets.reveal(changes, today, vault)
        if (!isOk(revealed)) return revealed
        const changed = revealed.value as Partial<Values>
        if (Id !== '') {
          const request = { params: { AnstNr, Id }, body: { Version, Values: changed }, idempotencyKey }
          const saved = await asResult(api.absences.change.mutate(request, { signal }))
          return isOk(saved) ? load(id, today, { signal }) : saved
        }
        const body = { ...model.write(model.defaults(today), today), ...changed } as Values
        const request = { params: { AnstNr }, body, idempotencyKey }
        const made = await asResult(api.absences.create.mutate(request, { signal }))
        return isOk(made) ? ok({ Version: made.value.data.Version, ...secrets.seal({ ...body }, today, vault) }) : made
      }),
    },
  })
}

/** Provides the form of an absence over the adapter. */
export const absenceForm: LazyFlow<'absenceForm'> = { id: 'absenceForm', join: joinForm }
