import { paramsOfItem } from '#contracts/registers/register.ts'
import { registerMachine } from '#machines/kit/register/register.machine.ts'
import { registerPorts } from '#machines/kit/register/register.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { registerOf } from '../registers.ts'

/** Provides what is done with items of registers beside changing them. */
export const register: LazyFlow<'register'> = {
  id: 'register',
  join: ({ api }) =>
    registerMachine.provide({
      actors: {
        removeItem: answer(registerPorts.removeItem, async ({ input, signal }) => {
          const { register: name, key, idempotencyKey } = input
          const params = paramsOfItem(await registerOf(name), key)
          return mapResult(await asResult(api[name].remove.mutate({ params, idempotencyKey }, { signal })), () => null)
        }),
        changeNumber: answer(registerPorts.changeNumber, async ({ input, signal }) => {
          const { register: name, key, version, to, idempotencyKey } = input
          if (name !== 'clients') throw new Error(`The items of ${name} keep their keys`)
          const request = { params: { Brukare: key }, body: { Version: version, Brukare: to }, idempotencyKey }
          return mapResult(await asResult(api.care.changeNumber.mutate(request, { signal })), () => null)
        }),
        fetchUses: answer(registerPorts.fetchUses, async ({ input: { register: name, key }, signal }) => {
          const params = paramsOfItem(await registerOf(name), key)
          return mapResult(await asResult(api[name].one.query({ params }, { signal })), ({ data }) => data.UsedBy ?? [])
        }),
      },
    }),
}
