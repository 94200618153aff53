import { describe, expect, it } from 'vitest'
import { exampleCardNumber } from '#contracts/card-numbers/examples.ts'
import { errors } from '#contracts/errors.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import { run, type Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { testVault } from '../../kit/shared/testing/test-vault.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { cardNumberFlow, cardNumberMachine } from './card-number.machine.ts'
import { cardNumberPorts } from './card-number.ports.ts'
import { form, isOpen, isSaving, problemOf, shownPin, stored, typedPin } from './card-number.select.ts'

const today = '2026-11-21'
const pin = testVault().keepSame('864213')
const card = exampleCardNumber

interface World {
  saved?: readonly Result<null>[]
  removed?: readonly Result<null>[]
  fetched?: readonly Result<SecretRef | ''>[]
  done?: string[]
}

const live =
  ({ saved = [ok(null)], removed = [ok(null)], fetched = [ok(pin)], done = [] }: World = {}) =>
  () => {
    const [save, remove, fetchPin] = [inTurn(...saved), inTurn(...removed), inTurn(...fetched)]
    return cardNumberMachine.provide({
      actors: {
        save: answer(cardNumberPorts.save, async ({ input }) => {
          done.push(`save ${input.form.KortNr} of ${input.stored?.Version} ${input.pin} ${input.key}`)
          return save()
        }),
        remove: answer(cardNumberPorts.remove, async ({ input }) => {
          done.push(`remove ${input.Id} ${input.key}`)
          return remove()
        }),
        fetchPin: answer(cardNumberPorts.fetchPin, fetchPin),
      },
      actions: { reloadList: () => void done.push('reload') },
    })
  }

const open = (what: typeof card | null) => ({ type: 'card.open', stored: what, today }) as const
const filled = { type: 'card.change', change: { AnstNr: '1', KortNr: '10045' } } as const
const save = (key = 'a-key') => ({ type: 'card.save', key }) as const
const typed = (problem: string | null = null) => ({ type: 'card.typePin', pin, problem }) as const
const say = (answered: 'confirmed' | 'cancelled') =>
  ({ type: 'confirm.answered', id: 'removeCardNumber', answer: answered }) as const
const taken = failure({
  tag: 'backend' as const,
  ...errors.fieldsRefused,
  fields: { KortNr: 'Upptaget.', PIN: 'Fel.' },
})
const outdated = failure({ tag: 'backend' as const, ...errors.versionConflict })

const scenarios: Scenarios<typeof cardNumberMachine> = {
  'a card is added, once': {
    live: live({ saved: [networkDown, ok(null)] }),
    async play({ actor }) {
      actor.send(open(null))
      expect(form(actor.getSnapshot())).toMatchObject({ FromDatum: today, TomDatum: '' })
      actor.send(filled)
      actor.send(typed())
      actor.send(save('one'))
      expect(isSaving(actor.getSnapshot())).toBe(true)
      await settle()
      expect(typedPin(actor.getSnapshot())?.pin).toBe(pin)
      actor.send(save('two'))
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'what is wrong is said once it has been tried, the first at its field': {
    live: live({ saved: [taken] }),
    async play({ actor }) {
      const unfit: string[] = []
      actor.on('card.unfit', ({ field }) => void unfit.push(field))
      actor.send(open(null))
      actor.send(save())
      expect(problemOf(actor.getSnapshot(), 'AnstNr')).toBe('Anställd är obligatoriskt.')
      actor.send(filled)
      actor.send(typed('Fel antal siffror.'))
      actor.send(save())
      expect(problemOf(actor.getSnapshot(), 'PIN')).toBe('Fel antal siffror.')
      actor.send(typed())
      actor.send(save())
      await settle()
      expect(problemOf(actor.getSnapshot(), 'KortNr')).toBe('Upptaget.')
      actor.send({ type: 'card.change', change: { KortNr: '10046' } })
      actor.send(typed())
      expect([problemOf(actor.getSnapshot(), 'KortNr'), problemOf(actor.getSnapshot(), 'PIN')]).toEqual([
        undefined,
        undefined,
      ])
      expect(unfit).toEqual(['AnstNr', 'PIN', 'KortNr'])
      actor.send({ type: 'card.close' })
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'what others changed meanwhile is taken over, and what is typed stays': {
    live: live({ saved: [outdated, ok(null)] }),
    async play({ actor }) {
      actor.send(open(card))
      actor.send({ type: 'card.change', change: { KortNr: '777' } })
      actor.send(save('one'))
      await settle()
      actor.send({ type: 'card.refresh', stored: { ...card, Version: 2 } })
      expect([stored(actor.getSnapshot())?.Version, form(actor.getSnapshot()).KortNr]).toEqual([2, '777'])
      actor.send(save('two'))
      await settle()
      expect(isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'a card is removed after a question': {
    live: live({ removed: [networkDown, ok(null)] }),
    async play({ actor }) {
      for (const [key, answered] of [
        ['one', 'cancelled'],
        ['two', 'confirmed'],
        ['three', 'confirmed'],
      ] as const) {
        actor.send({ type: 'card.remove', stored: card, key })
        actor.send(say(answered))
        await settle()
      }
    },
  },
  'a PIN is shown, and hidden': {
    live: live({ fetched: [networkDown, ok(pin)] }),
    async play({ actor }) {
      const show = { type: 'card.showPin', stored: card } as const
      actor.send(show)
      await settle()
      expect(shownPin(actor.getSnapshot())).toBeNull()
      actor.send(show)
      await settle()
      expect(shownPin(actor.getSnapshot())).toEqual({ Id: card.Id, pin })
      actor.send({ type: 'card.hidePin' })
      expect(shownPin(actor.getSnapshot())).toBeNull()
      actor.send(show)
      actor.send({ type: 'card.hidePin' })
      await settle()
      expect(shownPin(actor.getSnapshot())).toBeNull()
    },
  },
  'another card can be chosen while a PIN is fetched': {
    live: live({ fetched: [ok(pin)] }),
    async play({ actor }) {
      actor.send({ type: 'card.showPin', stored: card })
      actor.send({ type: 'card.showPin', stored: { ...card, Id: 'other' } })
      await settle()
      expect(shownPin(actor.getSnapshot())).toEqual({ Id: 'other', pin })
      actor.send({ type: 'card.showPin', stored: card })
      actor.send(open(card))
      expect(isOpen(actor.getSnapshot())).toBe(true)
    },
  },
}

const played = async (name: keyof typeof scenarios & string, world: World = {}) => {
  const scenario = scenarios[name]
  if (!scenario) throw new Error(`no scenario ${name}`)
  const done: string[] = []
  await run(cardNumberFlow, { ...scenario, live: live({ ...world, done }) })
  return done
}

describe('a card number', () => {
  verifyFlow(cardNumberFlow, { spec: import.meta.url, scenarios })

  it('is added once, with its PIN', async () =>
    expect(await played('a card is added, once', { saved: [networkDown, ok(null)] })).toEqual([
      `save 10045 of undefined ${pin} one`,
      `save 10045 of undefined ${pin} one`,
      'reload',
    ]))

  it('keeps its PIN while none is typed, and is saved over the version that was seen', async () =>
    expect(
      await played('what others changed meanwhile is taken over, and what is typed stays', {
        saved: [outdated, ok(null)],
      }),
    ).toEqual(['save 777 of 1 null one', 'reload', 'save 777 of 2 null two', 'reload']))

  it('is removed once it is said', async () =>
    expect(await played('a card is removed after a question', { removed: [networkDown, ok(null)] })).toEqual([
      `remove ${card.Id} two`,
      'reload',
      `remove ${card.Id} three`,
      'reload',
    ]))
})
