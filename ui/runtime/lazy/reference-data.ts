import type { FormValues } from '#contracts/forms/field.ts'
import { type OtherList, otherLists } from '#contracts/reference-data/names.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { itemsOf } from '#contracts/registers/reference-lists.ts'
import { registers } from '#contracts/registers/registers.ts'
import { referenceDataMachine } from '#machines/kit/reference-data/reference-data.machine.ts'
import { referenceDataPorts } from '#machines/kit/reference-data/reference-data.ports.ts'
import type { ListFetch } from '#machines/kit/reference-data/reference-data.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'

type Rows = Promise<{ readonly data: readonly FormValues[] }>
type Lists = Promise<{ readonly data: readonly FormValues[] | Readonly<Record<string, readonly FormValues[]>> }>
type Query = { readonly query: (request: object, options: { readonly signal: AbortSignal }) => Lists }

/** Calls what answers with the rows of a list. */
async function rowsOf(api: Api, { list, of, year }: ListFetch, signal: AbortSignal): Rows {
  const other = (otherLists as Readonly<Record<string, OtherList>>)[list]
  if (!other) {
    const { within } = registers[list as RegisterName]
    return api[list as RegisterName].list.query(within ? { params: { [within.field]: of ?? '' } } : {}, { signal })
  }
  const [area, name] = other.call
  const procedure = (api as unknown as Readonly<Record<string, Readonly<Record<string, Query>>>>)[area]?.[name]
  if (!procedure) throw new Error(`There is no call ${area}.${name}`)
  const params = { TabellKod: { TabellKod: of }, year: { year } }
  const request = { ...(other.parameter && { params: params[other.parameter] }), ...other.query }
  const { data } = await procedure.query(request, { signal })
  return { data: (other.isOneOfSeveral ? data[of as keyof typeof data] : data) as readonly FormValues[] }
}

/** Provides the cached lists of reference data over the adapter. */
export const referenceData: LazyFlow<'referenceData'> = {
  id: 'referenceData',
  join: ({ api }) =>
    referenceDataMachine.provide({
      actors: {
        fetchList: answer(referenceDataPorts.fetchList, async ({ input, signal }) =>
          mapResult(await asResult(rowsOf(api, input, signal)), ({ data }) => itemsOf(input.list, data)),
        ),
      },
    }),
}
