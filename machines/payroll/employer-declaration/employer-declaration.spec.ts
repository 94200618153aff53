import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { exampleDeclaration, exampleDeclarationYear } from '#contracts/payroll/declaration/outcomes.ts'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { employerDeclarationFlow, employerDeclarationMachine } from './employer-declaration.machine.ts'
import { employerDeclarationPorts } from './employer-declaration.ports.ts'
import * as select from './employer-declaration.select.ts'
import type { DeclarationContents, DeclarationStep } from './employer-declaration.types.ts'

const clean: EmployerDeclaration = { ...exampleDeclaration, Stopp: 0 }
const fetched = { Nummer: 1, Tid: '2026-11-23T09:00:00.000Z', Anvandare: 'adm', Oforandrad: true }
const refused = failure({
  tag: 'backend' as const,
  message: errors.fieldsRefused.message,
  dvCode: errors.fieldsRefused.dvCode,
  fields: { Period: 'Arbetsgivaravgifterna saknas för 2027-01-01.' },
})

/** `first` answers the first requests; the others get the declaration. */
const live = (declaration = clean, ...first: Result<DeclarationContents>[]) =>
  employerDeclarationMachine.provide({
    actors: {
      fetchContents: answer(
        employerDeclarationPorts.fetchContents,
        async ({ input: { kind, of } }) =>
          first.shift() ??
          ok(kind === 'year' ? { kind, of, months: exampleDeclarationYear } : { kind, of, declaration }),
      ),
      takeStep: answer(employerDeclarationPorts.takeStep, async ({ input: { step } }) =>
        step === 'FILED' ? networkDown : ok({ isLeaving: step === 'SKICKA' }),
      ),
    },
  })
const show = (kind: 'year' | 'period', of: string) => ({ type: 'declaration.show', kind, of }) as const
const month = show('period', '202610')
const step = (taken: DeclarationStep) => ({ type: 'declaration.step', step: taken }) as const
/** A month whose latest errand has this status. */
const ended = (Status: 'QUEUED' | 'INPROGRESS' | 'COMPLETED' | null): Result<DeclarationContents> => {
  const Arende = Status && { Atgard: 'KVITTENS' as const, Status, Message: '' }
  const declaration = { ...clean, Skatteverket: { ...clean.Skatteverket, Arende } }
  return ok({ kind: 'period', of: '202610', declaration })
}
const fetchFile = { type: 'declaration.fetchFile', part: 1 } as const
const answered = (reply: 'confirmed' | 'cancelled', id = 'fetchDeclaration') =>
  ({ type: 'confirm.answered', id, answer: reply }) as const

const scenarios: Scenarios<typeof employerDeclarationMachine> = {
  'a year is shown, then one of its months': {
    live: () => live(),
    async play({ actor }) {
      actor.send(show('year', '2026'))
      expect(select.monthsOf(actor.getSnapshot(), '2026')).toBeNull()
      await settle()
      expect(select.monthsOf(actor.getSnapshot(), '2026')).toEqual(exampleDeclarationYear)
      expect(select.monthsOf(actor.getSnapshot(), '2025')).toBeNull()
      actor.send(month)
      await settle()
      expect(select.declarationOf(actor.getSnapshot(), '202610')).toEqual(clean)
      expect(select.declarationOf(actor.getSnapshot(), '202609')).toBeNull()
    },
  },
  'a file that was fetched elsewhere has the month fetched again, and others do not': {
    live: () => live(),
    async play({ actor }) {
      const isFetching = () => actor.getSnapshot().matches({ reading: 'fetching' })
      actor.send({ type: 'declaration.changed', Period: '202610' })
      expect(isFetching()).toBe(false)
      actor.send(month)
      await settle()
      actor.send({ type: 'declaration.changed', Period: '202609' })
      expect(isFetching()).toBe(false)
      for (const Period of ['202610', null]) {
        actor.send({ type: 'declaration.changed', Period })
        expect([isFetching(), select.declarationOf(actor.getSnapshot(), '202610')]).toEqual([true, clean])
        await settle()
      }
      actor.send(show('year', '2026'))
      await settle()
      actor.send({ type: 'declaration.changed', Period: '202609' })
      expect(isFetching()).toBe(true)
    },
  },
  'what does not come is asked for again; a missing law says which': {
    live: () => live(clean, networkDown, refused),
    async play({ actor }) {
      actor.send(month)
      await settle()
      expect([select.isFailed(actor.getSnapshot()), select.refusal(actor.getSnapshot())]).toEqual([true, null])
      actor.send({ type: 'declaration.retry' })
      await settle()
      expect(select.refusal(actor.getSnapshot())).toBe('Arbetsgivaravgifterna saknas för 2027-01-01.')
      actor.send({ type: 'declaration.retry' })
      await settle()
      expect([select.isFailed(actor.getSnapshot()), select.refusal(actor.getSnapshot())]).toEqual([false, null])
    },
  },
  'a file of unfinished payslips is fetched once somebody has said so': {
    live: () => live({ ...clean, EjKlara: 3 }),
    async play({ actor }) {
      actor.send(fetchFile)
      expect(actor.getSnapshot().matches({ file: 'idle' })).toBe(true)
      actor.send(month)
      await settle()
      for (const reply of ['cancelled', 'confirmed'] as const) {
        actor.send(fetchFile)
        expect(actor.getSnapshot().matches({ file: 'asking' })).toBe(true)
        actor.send(answered(reply))
        expect(actor.getSnapshot().matches({ file: 'idle' })).toBe(true)
      }
    },
  },
  'a declaration is sent: the browser goes to the sign-in, and comes back to the month': {
    live: () => live(),
    async play({ actor }) {
      actor.send(step('SKICKA'))
      expect(select.stepTaken(actor.getSnapshot())).toBeNull()
      actor.send(month)
      await settle()
      actor.send(step('SKICKA'))
      expect(select.stepTaken(actor.getSnapshot())).toBe('SKICKA')
      await settle()
      expect(actor.getSnapshot().matches({ step: 'leaving' })).toBe(true)
      actor.send(month)
      expect(select.stepTaken(actor.getSnapshot())).toBeNull()
    },
  },
  'a declaration with stops is neither fetched nor sent': {
    live: () => live(exampleDeclaration),
    async play({ actor }) {
      actor.send(month)
      await settle()
      actor.send(fetchFile)
      actor.send(step('SKICKA'))
      expect(actor.getSnapshot().matches({ file: 'idle', step: 'idle' })).toBe(true)
      actor.send(step('FILED'))
      expect(actor.getSnapshot().matches({ step: 'asking' })).toBe(true)
    },
  },
  'a declaration of unfinished payslips is sent once somebody has said so': {
    live: () => live({ ...clean, EjKlara: 3 }),
    async play({ actor }) {
      actor.send(month)
      await settle()
      for (const [reply, state] of [
        ['cancelled', 'idle'],
        ['confirmed', 'taking'],
      ] as const) {
        actor.send(step('SKICKA'))
        actor.send(answered(reply))
        expect(actor.getSnapshot().matches({ step: 'asking' })).toBe(true)
        actor.send(answered(reply, 'stepOfDeclaration'))
        expect(actor.getSnapshot().matches({ step: state })).toBe(true)
      }
      await settle()
    },
  },
  'a receipt is asked for at once, and the month is then fetched until the errand has ended': {
    live: () => live(clean, ...[ended(null), ended('QUEUED'), ended('INPROGRESS'), ended('COMPLETED')]),
    async play({ actor, clock }) {
      const statusOf = () => select.declarationOf(actor.getSnapshot(), '202610')?.Skatteverket.Arende?.Status
      actor.send(month)
      await settle()
      actor.send(step('KVITTENS'))
      await settle()
      await settle()
      expect([select.stepTaken(actor.getSnapshot()), statusOf()]).toEqual([null, 'QUEUED'])
      for (const status of ['INPROGRESS', 'COMPLETED', 'COMPLETED']) {
        clock.increment(1500)
        await settle()
        expect(statusOf()).toBe(status)
      }
    },
  },
  'what cannot be said tells why': {
    live: () => live(),
    async play({ actor }) {
      actor.send(month)
      await settle()
      for (const said of ['FILED', 'OPENED', 'TABORT'] as const) {
        actor.send(step(said))
        actor.send(answered('confirmed', 'stepOfDeclaration'))
        await settle()
        expect(select.stepTaken(actor.getSnapshot())).toBeNull()
      }
    },
  },
  'a file that nothing speaks against is fetched at once': {
    live: () => live(),
    async play({ actor }) {
      actor.send(month)
      await settle()
      actor.send(fetchFile)
      expect(actor.getSnapshot().matches({ file: 'idle' })).toBe(true)
    },
  },
}

/** Returns what the flow says to others when a file of a declaration is wanted. */
async function heardOf(declaration: EmployerDeclaration, ...replies: ('confirmed' | 'cancelled')[]) {
  const heard: Record<string, unknown>[] = []
  const ear = setup({}).createMachine({ on: { '*': { actions: ({ event }) => void heard.push({ ...event }) } } })
  const root = setup({ actors: { ear, flow: live(declaration) } }).createMachine({
    invoke: [
      ...['confirm', 'download'].map(id => ({ id, systemId: id, src: 'ear' as const })),
      { id: 'flow', systemId: 'employerDeclaration', src: 'flow' },
    ],
  })
  const flow = createActor(root).start().system.get('employerDeclaration')
  flow.send(month)
  await settle()
  flow.send({ ...fetchFile, part: 2 })
  for (const reply of replies) flow.send(answered(reply))
  return heard
}

describe('the employer’s declaration', () => {
  verifyFlow(employerDeclarationFlow, { spec: import.meta.url, scenarios })

  const start = { type: 'download.start', path: '/file/employerDeclaration/202610/2' }

  it('fetches the part that was asked for', async () => {
    expect(await heardOf(clean)).toEqual([start])
  })

  it('fetches nothing that the checks stop', async () => {
    expect(await heardOf({ ...clean, Stopp: 2 }, 'confirmed')).toEqual([])
  })

  it.each<[string, Partial<EmployerDeclaration>, RegExp]>([
    ['unfinished payslips', { EjKlara: 3 }, /^3 lönebesked i månaden är inte klarmarkerade/],
    ['the same file', { Exporter: [fetched] }, /samma innehåll är redan hämtad av adm/],
    ['an earlier file', { Exporter: [{ ...fetched, Oforandrad: false }] }, /ersätter den/],
  ])('asks first because of %s', async (_, differs, text) => {
    const asked = await heardOf({ ...clean, ...differs }, 'cancelled')
    expect(asked).toEqual([expect.objectContaining({ type: 'confirm.ask', text: expect.stringMatching(text) })])
    expect(await heardOf({ ...clean, ...differs }, 'confirmed')).toEqual([asked[0], start])
  })
})
