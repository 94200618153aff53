import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { employerDeclarationMachine } from '#machines/payroll/employer-declaration/employer-declaration.machine.ts'
import { employerDeclarationPorts } from '#machines/payroll/employer-declaration/employer-declaration.ports.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { newKey } from '../new-key.ts'

/** Provides the employer's declaration over the adapter. */
export const employerDeclaration: LazyFlow<'employerDeclaration'> = {
  id: 'employerDeclaration',
  join: ({ api: { employerDeclaration: calls } }) =>
    employerDeclarationMachine.provide({
      actors: {
        fetchContents: answer(employerDeclarationPorts.fetchContents, async ({ input: { kind, of }, signal }) =>
          kind === 'year'
            ? mapResult(await asResult(calls.year.query({ filter: { Year: of } }, { signal })), ({ data }) => ({
                kind,
                of,
                months: data,
              }))
            : mapResult(await asResult(calls.period.query({ params: { Period: of } }, { signal })), ({ data }) => ({
                kind,
                of,
                declaration: data,
              })),
        ),
        takeStep: answer(employerDeclarationPorts.takeStep, async ({ input: { period: Period, step }, signal }) => {
          const sent = { params: { Period }, idempotencyKey: newKey() }
          if (step === 'FILED' || step === 'OPENED') {
            const body = { Inlamnad: step === 'FILED' }
            return mapResult(await asResult(calls.filed.mutate({ ...sent, body }, { signal })), () => stays)
          }
          const asked = calls.skatteverket.mutate({ ...sent, body: { Atgard: step } }, { signal })
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
