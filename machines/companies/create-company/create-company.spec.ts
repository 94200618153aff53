import { describe, expect, it } from 'vitest'
import type { NewCompanyForm } from '#contracts/companies/new-company.rules.ts'
import { errors } from '#contracts/errors.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { createCompanyFlow, createCompanyMachine } from './create-company.machine.ts'
import { createCompanyPorts } from './create-company.ports.ts'
import { form, isSaving, options, problemOf, takenProblem } from './create-company.select.ts'

const input = { currentYear: 2026, LicNr: 'WEB100200', HasLicensOption: { HRTIL: true } }
const { status, dvCode, message } = errors.companyIdTaken
const taken: Result<string> = failure({ tag: 'backend', status, dvCode, message, fields: { FtgId: message } })

interface World {
  answers?: readonly Result<string>[]
  sent?: NewCompanyForm[]
  keys?: string[]
  done?: string[]
}

const live =
  ({ answers = [ok('akeriet')], sent = [], keys = [], done = [] }: World = {}) =>
  () => {
    const next = inTurn(...answers)
    return createCompanyMachine.provide({
      actors: {
        create: answer(createCompanyPorts.create, async ({ input: { form: wanted, key } }) => {
          sent.push(wanted)
          keys.push(key)
          return next()
        }),
      },
      actions: { reportCreated: (_, FtgId) => void done.push(FtgId) },
    })
  }

const change = (what: Partial<NewCompanyForm>) => ({ type: 'create.change', change: what }) as const
const submit = (isTaken = false, key = 'a-key') => ({ type: 'create.submit', isTaken, key }) as const
const filled = change({ Namn: 'Åkeriet AB', FtgId: 'Åkeriet' })

const scenarios: Scenarios<typeof createCompanyMachine> = {
  'a company is created, once, and the form is empty again': {
    input,
    live: live(),
    async play({ actor }) {
      expect(form(actor.getSnapshot())).toMatchObject({ LoneartsTabell: 'STANDARD', Year: 2026 })
      actor.send(filled)
      expect(form(actor.getSnapshot()).FtgId).toBe('akeriet')
      actor.send(submit())
      expect(isSaving(actor.getSnapshot())).toBe(true)
      actor.send(submit())
      actor.send(change({ Namn: 'Ett annat' }))
      await settle()
      expect(isSaving(actor.getSnapshot())).toBe(false)
      expect(form(actor.getSnapshot())).toMatchObject({ Namn: '', FtgId: '' })
    },
  },
  'what is missing is said once it has been tried, the first at its field': {
    input,
    live: live(),
    play({ actor }) {
      const unfit: string[] = []
      actor.on('create.unfit', ({ field }) => void unfit.push(field))
      expect(problemOf(actor.getSnapshot(), 'Namn')).toBeUndefined()
      actor.send(submit())
      expect(problemOf(actor.getSnapshot(), 'Namn')).toBe('Företagsnamn är obligatoriskt.')
      expect(problemOf(actor.getSnapshot(), 'FtgId')).toBe('Företags-id är obligatoriskt.')
      actor.send(change({ Namn: 'Åkeriet AB' }))
      expect(problemOf(actor.getSnapshot(), 'Namn')).toBeUndefined()
      actor.send(submit())
      expect(unfit).toEqual(['Namn', 'FtgId'])
      expect(isSaving(actor.getSnapshot())).toBe(false)
    },
  },
  'an id in the list is not created, and says so until it is another': {
    input,
    live: live(),
    async play({ actor }) {
      actor.send(filled)
      actor.send(submit(true))
      expect(isSaving(actor.getSnapshot())).toBe(false)
      expect(problemOf(actor.getSnapshot(), 'FtgId')).toBe(message)
      actor.send(change({ FtgId: 'akeriet2' }))
      expect(problemOf(actor.getSnapshot(), 'FtgId')).toBeUndefined()
      actor.send(submit())
      await settle()
    },
  },
  'an id that somebody else has taken meanwhile says so at its field': {
    input,
    live: live({ answers: [taken, ok('akeriet2')] }),
    async play({ actor }) {
      actor.send(filled)
      actor.send(submit())
      await settle()
      expect(problemOf(actor.getSnapshot(), 'FtgId')).toBe(message)
      expect(form(actor.getSnapshot()).Namn).toBe('Åkeriet AB')
      actor.send(change({ FtgId: 'akeriet2' }))
      actor.send(submit())
      await settle()
      expect(form(actor.getSnapshot()).Namn).toBe('')
    },
  },
  'one that got no answer is in the list, and asked for again it is the same': {
    input,
    live: live({ answers: [networkDown, networkDown, ok('akeriet')] }),
    async play({ actor }) {
      actor.send(filled)
      actor.send(submit(false, 'first'))
      await settle()
      expect(takenProblem(actor.getSnapshot())).toBeUndefined()
      actor.send(submit(true, 'again'))
      await settle()
      expect(problemOf(actor.getSnapshot(), 'FtgId')).toBeUndefined()
      actor.send(submit(true, 'once more'))
      await settle()
      expect(form(actor.getSnapshot()).Namn).toBe('')
    },
  },
  'one that got no answer is another once anything in it is, and when the dialog was left': {
    input,
    live: live({ answers: [networkDown] }),
    async play({ actor }) {
      actor.send(filled)
      actor.send(submit(false, 'first'))
      await settle()
      actor.send(change({ Namn: 'Ett annat' }))
      expect(takenProblem(actor.getSnapshot())).toBe(message)
      actor.send(submit(false, 'another name'))
      await settle()
      actor.send({ type: 'create.leave' })
      expect(takenProblem(actor.getSnapshot())).toBe(message)
      actor.send(submit(true, 'refused by the list'))
      expect(isSaving(actor.getSnapshot())).toBe(false)
      actor.send(submit(false, 'in another visit'))
      await settle()
    },
  },
  'what is written outlives a failure, and is tried again': {
    input,
    live: live({ answers: [networkDown, ok('akeriet')] }),
    async play({ actor }) {
      actor.send(filled)
      actor.send(submit())
      await settle()
      expect(form(actor.getSnapshot())).toMatchObject({ Namn: 'Åkeriet AB', FtgId: 'akeriet' })
      actor.send(submit())
      await settle()
      expect(form(actor.getSnapshot()).Namn).toBe('')
    },
  },
}

const played = async (name: keyof typeof scenarios & string, world: World = {}) => {
  const scenario = scenarios[name]
  if (!scenario) throw new Error(`no scenario ${name}`)
  const sent: NewCompanyForm[] = []
  const done: string[] = []
  await run(createCompanyFlow, { ...scenario, live: live({ ...world, sent, done }) })
  return { sent: sent.map(({ FtgId }) => FtgId), done }
}

describe('creating a company', () => {
  verifyFlow(createCompanyFlow, { spec: import.meta.url, scenarios })

  it('is done once for each that was meant', async () => {
    const keys: string[] = []
    const again = await played('one that got no answer is in the list, and asked for again it is the same', {
      answers: [networkDown, networkDown, ok('akeriet')],
      keys,
    })
    expect(keys.splice(0)).toEqual(['first', 'first', 'first'])
    expect(again.done).toEqual(['akeriet'])
    await played('one that got no answer is another once anything in it is, and when the dialog was left', {
      answers: [networkDown],
      keys,
    })
    expect(keys).toEqual(['first', 'another name', 'in another visit'])
  })

  it('sends what was written, once, and tells of the company', async () =>
    expect(await played('a company is created, once, and the form is empty again')).toEqual({
      sent: ['akeriet'],
      done: ['akeriet'],
    }))

  it('sends nothing while anything is wrong', async () => {
    const world = await played('what is missing is said once it has been tried, the first at its field')
    expect(world).toEqual({ sent: [], done: [] })
  })

  it('tells of nothing that was refused', async () =>
    expect(
      await played('an id that somebody else has taken meanwhile says so at its field', {
        answers: [taken, ok('akeriet2')],
      }),
    ).toEqual({ sent: ['akeriet', 'akeriet2'], done: ['akeriet2'] }))

  it('offers what the licence is offered', async () => {
    await run(createCompanyFlow, {
      input,
      play: ({ actor }) => expect(options(actor.getSnapshot())).toHaveLength(3),
    })
  })
})
