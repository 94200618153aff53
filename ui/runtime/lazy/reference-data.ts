import type { FormValues } from '#contracts/forms/field.ts'
import { type OtherList, otherLists } from '#contracts/reference-data/names.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { itemsOf, itemsOfOther, type ReferenceItem } from '#contracts/registers/reference-lists.ts'
import { referenceDataMachine } from '#machines/kit/reference-data/reference-data.machine.ts'
import { referenceDataPorts } from '#machines/kit/reference-data/reference-data.ports.ts'
import type { ListFetch } from '#machines/kit/reference-data/reference-data.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult, type Result } from '#machines/kit/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { registerOf } from '../registers.ts'

type Rows = Promise<{ readonly data: readonly FormValues[] }>
type Lists = Promise<{ readonly data: readonly FormValues[] | Readonly<Record<string, readonly FormValues[]>> }>
type Query = { readonly query: (request: object, options: { readonly signal: AbortSignal }) => Lists }

type Fetched = Promise<Result<readonly ReferenceItem[]>>

/** Fetches the list of a register, whose declaration says how its rows are read. */
async function itemsOfRegister(api: Api, list: RegisterName, of: string | undefined, signal: AbortSignal): Fetched {
  const register = await registerOf(list)
  const { within } = register
  const rows: Rows = api[list].list.query(within ? { params: { [within.field]: of ?? '' } } : {}, { signal })
  return mapResult(await asResult(rows), ({ data }) => itemsOf(register, data))
}

/** Fetches a list that no register has. */
async function itemsOfCall(api: Api, other: OtherList, { of, year }: ListFetch, signal: AbortSignal): Fetched {
  const [area, name] = other.call
  const procedure = (api as unknown as Readonly<Record<string, Readonly<Record<string, Query>>>>)[area]?.[name]
  if (!procedure) throw new Error(`There is no call ${area}.${name}`)
  const params = { TabellKod: { TabellKod: of }, year: { year } }
  const request = { ...(other.parameter && { params: params[other.parameter] }), ...other.query }
  return mapResult(await asResult(procedure.query(request, { signal })), ({ data }) =>
    itemsOfOther(other, (other.isOneOfSeveral ? data[of as keyof typeof data] : data) as readonly FormValues[]),
  )
}

/** Provides the cached lists of reference data over the adapter. */
export const referenceData: LazyFlow<'referenceData'> = {
  id: 'referenceData',
  join: ({ api }) =>
    referenceDataMachine.provide({
      actors: {
        fetchList: answer(referenceDataPorts.fetchList, ({ input, signal }) => {
          const other = (otherLists as Readonly<Record<string, OtherList>>)[input.list]
          return other
            ? itemsOfCall(api, other, input, signal)
            : itemsOfRegister(api, input.list as RegisterName, input.of, signal)
        }),
      },
    }),
}
