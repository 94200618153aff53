import type { FormValues } from '#contracts/forms/field.ts'
import { copiedItem, isNewItem } from '#contracts/forms/item-key.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { factsIn } from '#contracts/registers/company-facts.ts'
import { idOfItem, isNewField, paramsOfItem, paramsOfList, sentFields } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import { registerForms as forms } from '#machines/kit/form/form.registers.ts'
import type { StoredForm } from '#machines/kit/form/form.types.ts'
import { formIdOf, type RegisterFormId } from '#machines/kit/register/register.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { isOk, mapResult, ok, type Result } from '#machines/kit/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

type Options = { readonly signal: AbortSignal }

/**
 * What new items begin with beside their defaults, by register: the next free number, and the
 * company's table.
 */
const starts: Partial<Record<RegisterName, (api: Api, options: Options) => Promise<Result<FormValues>>>> = {
  clients: async (api, options) =>
    mapResult(await asResult(api.care.start.query({}, options)), ({ data }): FormValues => data),
  agreements: async (api, options) =>
    mapResult(await asResult(api.payTypeYears.agreementStart.query({}, options)), ({ data }): FormValues => data),
}

/** Returns the values of a new item in their wire format: the defaults, or those of a copy. */
async function newValues(
  api: Api,
  name: RegisterName,
  id: string,
  today: IsoDate,
  options: Options,
): Promise<Result<FormValues>> {
  const { model, key, notCopied } = registers[name]
  const start = (await starts[name]?.(api, options)) ?? ok({})
  if (!isOk(start)) return start
  const empty = { ...model.write(model.defaults(today), today), ...start.value }
  const copied = copiedItem(id)
  if (copied === null || copied.endsWith('/')) return ok(empty)
  const own: readonly string[] = [key, ...notCopied]
  return mapResult(
    await asResult(api[name].one.query({ params: paramsOfItem(registers[name], copied) }, options)),
    ({ data }) => ({
      ...empty,
      ...Object.fromEntries(Object.entries(data.Values).filter(([field]) => !own.includes(field))),
    }),
  )
}

/** Returns the facts of the company that a register's form reads. */
async function factsFor(name: RegisterName, { api, scope }: Outside, options: Options): Promise<Result<FormValues>> {
  const { facts } = registers[name]
  const { FtgId } = scope()
  if (facts.length === 0 || FtgId === null || FtgId === undefined) return ok({})
  const company = await asResult(api.companies.info.query({ params: { FtgId } }, options))
  return mapResult(company, ({ data }) => (data.requireSMSVerification ? {} : factsIn(facts, data)))
}

function joinForm(name: RegisterName, outside: Outside) {
  const { api, vault } = outside
  const { machine, secrets } = forms[name]
  const declared = registers[name]
  const { key, within, opensBy } = declared
  const sent = sentFields(declared)
  const ports = formPorts(formIdOf(name))
  const sealed = (Version: number, values: FormValues, today: IsoDate): StoredForm => ({
    Version,
    ...secrets.seal({ ...values, [isNewField]: Version === 0 }, today, vault),
  })
  async function load(id: string, today: IsoDate, options: Options, isNew = false): Promise<Result<StoredForm>> {
    const facts = await factsFor(name, outside, options)
    if (!isOk(facts)) return facts
    const withFacts = (values: FormValues) => ({ ...values, ...facts.value })
    if (isNew || isNewItem(id))
      return mapResult(await newValues(api, name, id, today, options), values => sealed(0, withFacts(values), today))
    const found = await asResult(api[name].one.query({ params: paramsOfItem(declared, id) }, options))
    return mapResult(found, ({ data }) => sealed(data.Version, withFacts(data.Values), today))
  }
  return machine.provide({
    actors: {
      networkReturn: liveNetworkReturn,
      load: answer(ports.load, ({ input: { id, today, isNew }, signal }) => load(id, today, { signal }, isNew)),
      save: answer(
        ports.save,
        async ({ input: { id: asked, today, Version, changes, key: idempotencyKey }, signal }) => {
          const revealed = secrets.reveal(changes, today, vault)
          if (!isOk(revealed)) return revealed
          if (Version > 0) {
            const request = {
              params: paramsOfItem(declared, asked),
              body: { Version, Values: revealed.value },
              idempotencyKey,
            }
            const changed = await asResult(api[name].change.mutate(request, { signal }))
            return isOk(changed) ? load(asked, today, { signal }) : changed
          }
          const base = await newValues(api, name, asked, today, { signal })
          if (!isOk(base)) return base
          const values: FormValues = { ...base.value, ...revealed.value }
          const body = Object.fromEntries(sent.map(field => [field, values[field]])) as FormValues
          const owner = within && paramsOfList(declared, copiedItem(asked) ?? asked)
          const request = { body, idempotencyKey, ...(owner && { params: owner }) }
          const created = await asResult(api[name].create.mutate(request, { signal }))
          if (!isOk(created)) return created
          const id = idOfItem(declared, owner?.[within?.field ?? ''], String(body[key]))
          const opens = opensBy === undefined ? {} : { [opensBy]: values[opensBy] }
          return mapResult(await load(id, today, { signal }), stored => ({
            ...stored,
            values: { ...stored.values, ...opens } as FormValues,
          }))
        },
      ),
    },
  })
}

/** Provides the form of each register over the adapter. */
export const registerForms = Object.fromEntries(
  Object.keys(forms).map(name => {
    const id = formIdOf(name as RegisterName)
    return [name, { id, join: (outside: Outside) => joinForm(name as RegisterName, outside) }]
  }),
) as unknown as Readonly<Record<RegisterName, LazyFlow<RegisterFormId>>>
