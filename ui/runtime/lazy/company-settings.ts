import { errors } from '#contracts/errors.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { companySettingsForm } from '#machines/kit/form/form.company-settings.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import type { StoredForm } from '#machines/kit/form/form.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { failure, isOk, mapResult, type Result } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

const { flow, secrets } = companySettingsForm
const ports = formPorts('companySettings')
type Stored = { readonly Settings: { readonly Version: number; readonly Values: object } }

/**
 * The failure for an answer without settings: the account may not read them, or must first enter an
 * SMS code.
 */
const notReadable = failure({ tag: 'backend' as const, ...errors.rightMissing })

/**
 * Provides the company settings form over the adapter. Its personal numbers are in this tab's
 * vault.
 */
export const companySettings: LazyFlow<'companySettings'> = {
  id: 'companySettings',
  join,
}

function join({ api, vault }: Outside) {
  const storedOf = ({ Settings: { Version, Values } }: Stored, today: IsoDate): StoredForm => ({
    Version,
    ...secrets.seal({ ...Values }, today, vault),
  })
  return flow.machine.provide({
    actors: {
      networkReturn: liveNetworkReturn,
      load: answer(ports.load, async ({ input: { id, today }, signal }): Promise<Result<StoredForm>> => {
        const result = await asResult(api.companies.info.query({ params: { FtgId: id } }, { signal }))
        if (!isOk(result)) return result
        const { data } = result.value
        return 'Settings' in data ? mapResult(result, () => storedOf(data, today)) : notReadable
      }),
      save: answer(
        ports.save,
        async ({ input: { id, today, Version, changes, key }, signal }): Promise<Result<StoredForm>> => {
          const revealed = secrets.reveal(changes, today, vault)
          if (!isOk(revealed)) return revealed
          const body = { Version, Values: revealed.value }
          const request = { params: { FtgId: id }, body, idempotencyKey: key }
          const result = await asResult(api.companies.change.mutate(request, { signal }))
          return mapResult(result, ({ data }) => storedOf(data, today))
        },
      ),
    },
  })
}
