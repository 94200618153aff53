import type { ApiError } from '#contracts/common-errors.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import type { AnyFormModel } from '#contracts/forms/form-model.ts'
import { partOf } from '#contracts/forms/item-key.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { FormMachine } from '#machines/kit/form/form.machine.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import type { FormSecrets } from '#machines/kit/form/form.secrets.ts'
import type { StoredForm } from '#machines/kit/form/form.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { failure, isOk, mapResult, ok, type Result } from '#machines/kit/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

type Options = { readonly signal: AbortSignal }

/** What belongs to an employee, in its wire format. */
interface Part<Values> {
  readonly Id: string
  readonly Version: number
  readonly Values: Values
}

interface Parts<Values> {
  readonly parts: readonly Part<Values>[]
  /** What the form reads of the employee, beside the values. */
  readonly facts?: FormValues
}

interface Params {
  readonly AnstNr: string
}

/** The calls about the parts of employees of one kind. */
interface PartCalls<Values> {
  readonly list: (params: Params, options: Options) => Promise<Parts<Values>>
  readonly create: (
    request: { readonly params: Params; readonly body: Values; readonly idempotencyKey: string },
    options: Options,
  ) => Promise<{ readonly data: { readonly Version: number } }>
  readonly change: (
    request: {
      readonly params: Params & { readonly Id: string }
      readonly body: { readonly Version: number; readonly Values: Partial<Values> }
      readonly idempotencyKey: string
    },
    options: Options,
  ) => Promise<unknown>
}

interface PartForm<Values> {
  /** The flow's name. */
  readonly name: string
  readonly form: { readonly flow: { readonly machine: FormMachine }; readonly secrets: FormSecrets }
  readonly model: Pick<AnyFormModel, 'defaults' | 'write'>
  /** The failure when the part is no longer there. */
  readonly missing: ApiError
  readonly calls: (api: Api) => PartCalls<Values>
}

/** Provides the form of what belongs to an employee, whose key `partKey` makes. */
export function joinPartForm<Values extends object>(
  { name, form: { flow, secrets }, model, missing, calls }: PartForm<Values>,
  { api, vault }: Outside,
): FormMachine {
  const ports = formPorts(name)
  const { list, create, change } = calls(api)
  const sealed = (Version: number, values: object, today: IsoDate): StoredForm => ({
    Version,
    ...secrets.seal({ ...values }, today, vault),
  })
  const empty = (today: IsoDate) => model.write(model.defaults(today), today)
  async function load(key: string, today: IsoDate, options: Options): Promise<Result<StoredForm>> {
    const [AnstNr, Id] = partOf(key)
    const found = await asResult(list({ AnstNr }, options))
    if (!isOk(found)) return found
    const { parts, facts } = found.value
    const one = Id === '' ? { Version: 0, Values: empty(today) } : parts.find(each => each.Id === Id)
    if (!one) return failure({ tag: 'backend', ...missing })
    return ok(sealed(one.Version, { ...one.Values, ...facts }, today))
  }
  return flow.machine.provide({
    actors: {
      networkReturn: liveNetworkReturn,
      load: answer(ports.load, ({ input: { id, today }, signal }) => load(id, today, { signal })),
      save: answer(ports.save, async ({ input: { id, today, Version, changes, key: idempotencyKey }, signal }) => {
        const [AnstNr, Id] = partOf(id)
        const revealed = secrets.reveal(changes, today, vault)
        if (!isOk(revealed)) return revealed
        const changed = revealed.value as Partial<Values>
        if (Id !== '') {
          const request = { params: { AnstNr, Id }, body: { Version, Values: changed }, idempotencyKey }
          const saved = await asResult(change(request, { signal }))
          return isOk(saved) ? load(id, today, { signal }) : saved
        }
        const body = { ...empty(today), ...changed } as Values
        const made = await asResult(create({ params: { AnstNr }, body, idempotencyKey }, { signal }))
        return mapResult(made, ({ data }) => sealed(data.Version, body, today))
      }),
    },
  })
}
