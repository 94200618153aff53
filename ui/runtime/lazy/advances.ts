import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { advancesMachine } from '#machines/payroll/advances/advances.machine.ts'
import { advancesPorts } from '#machines/payroll/advances/advances.ports.ts'
import type { AdvanceRequest } from '#machines/payroll/advances/advances.types.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { newKey } from '../new-key.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

/** Asks for what a step does. */
async function call({ advances }: Outside['api'], { step, key }: AdvanceRequest, signal: AbortSignal) {
  const [sent, nothing] = [{ idempotencyKey: key }, () => null]
  switch (step.act) {
    case 'register': {
      const { act: _, ...body } = step
      return mapResult(await asResult(advances.register.mutate({ body, ...sent }, { signal })), nothing)
    }
    case 'takeBack': {
      const params = { ForskId: step.ForskId }
      return mapResult(await asResult(advances.takeBack.mutate({ params, ...sent }, { signal })), nothing)
    }
    case 'order': {
      const body = { Forhandsgranska: false, Version: step.Version, ForskId: [...step.ForskId] }
      return mapResult(await asResult(advances.order.mutate({ body, ...sent }, { signal })), nothing)
    }
  }
}

/** Provides the advances on pay over the adapter. */
export const advances: LazyFlow<'advances'> = {
  id: 'advances',
  join: ({ api }) =>
    advancesMachine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        fetchAdvances: answer(advancesPorts.fetchAdvances, async ({ signal }) =>
          mapResult(await asResult(api.advances.list.query({}, { signal })), ({ data }) => data),
        ),
        fetchPreview: answer(advancesPorts.fetchPreview, async ({ input: { ForskId }, signal }) => {
          const body = { Forhandsgranska: true, Version: '03' as const, ForskId: [...ForskId] }
          const asked = api.advances.order.mutate({ body, idempotencyKey: newKey() }, { signal })
          return mapResult(await asResult(asked), ({ data }) => data)
        }),
        act: answer(advancesPorts.act, ({ input, signal }) => call(api, input, signal)),
      },
    }),
}
