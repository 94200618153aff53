import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { employerDeclarationMachine } from '#machines/payroll/employer-declaration/employer-declaration.machine.ts'
import { employerDeclarationPorts } from '#machines/payroll/employer-declaration/employer-declaration.ports.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { newKey } from '../new-key.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the employer's declaration over the adapter. */
export const employerDeclaration: LazyFlow<'employerDeclaration'> = {
  id: 'employerDeclaration',
  join: ({ api }) =>
    withCalls(employerDeclarationMachine, api).provide({
      actors: {
        takeStep: answer(employerDeclarationPorts.takeStep, async ({ input: { period: Period, step }, signal }) => {
          const sent = { params: { Period }, idempotencyKey: newKey() }
          if (step === 'FILED' || step === 'OPENED') {
            const body = { Inlamnad: step === 'FILED' }
            return mapResult(
              await asResult(api.employerDeclaration.filed.mutate({ ...sent, body }, { signal })),
              () => stays,
            )
          }
          const asked = api.employerDeclaration.skatteverket.mutate({ ...sent, body: { Atgard: step } }, { signal })
          return mapResult(await asResult(asked), ({ data: { Adress } }) => {
            if (Adress === null) return stays
            window.location.assign(Adress)
            return { isLeaving: true }
          })
        }),
      },
    }),
}

const stays = { isLeaving: false }
