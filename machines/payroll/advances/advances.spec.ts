import { expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleAdvance, exampleAdvanceOrder, exampleOrderedAdvance } from '#contracts/payroll/advances/examples.ts'
import type { Advance, OrderedAdvances } from '#contracts/payroll/advances/shapes.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { advancesFlow, advancesMachine } from './advances.machine.ts'
import { advancesPorts } from './advances.ports.ts'
import * as select from './advances.select.ts'

const { ForskId } = exampleAdvance
const first: readonly Advance[] = [exampleAdvance]
const then: readonly Advance[] = [exampleOrderedAdvance]
const preview: OrderedAdvances = { ...exampleAdvanceOrder, Nr: null }
const values = { AnstNr: ['1', '2'], Utbetalningsdag: '2026-12-30', Belopp: 5000, Orsak: 'Flytt' }
const refusal = failure({ tag: 'backend' as const, ...errors.advanceSettled })
const inProgress = failure({ tag: 'backend' as const, ...errors.idempotencyInProgress })
const ofFields = failure({ tag: 'backend' as const, ...errors.fieldsRefused, fields: { AnstNr: 'Finns inte.' } })
const over = failure({ tag: 'backend' as const, status: 401, message: 'Sessionen är slut.' })
const silent = new Promise<never>(() => {})
const acted: { readonly act: 'register' | 'takeBack' | 'order'; readonly key: string }[] = []

interface Answers {
  readonly fetch?: readonly Result<readonly Advance[]>[]
  readonly previews?: readonly Result<OrderedAdvances>[]
  readonly act?: readonly Result<null>[]
}

const live =
  ({ fetch = [ok(first), ok(then)], previews = [ok(preview)], act = [ok(null)] }: Answers = {}) =>
  () => {
    acted.length = 0
    const [fetches, seen, acts] = [inTurn(...fetch), inTurn(...previews), inTurn(...act)]
    return advancesMachine.provide({
      actors: {
        ...networkBack,
        fetchAdvances: answer(advancesPorts.fetchAdvances, () => fetches()),
        fetchPreview: answer(advancesPorts.fetchPreview, () => seen()),
        register: answer(advancesPorts.register, ({ input }) => {
          acted.push({ act: 'register', ...input })
          return acts()
        }),
        takeBack: answer(advancesPorts.takeBack, ({ input }) => {
          acted.push({ act: 'takeBack', ...input })
          return acts()
        }),
        order: answer(advancesPorts.order, ({ input }) => {
          acted.push({ act: 'order', ...input })
          return acts()
        }),
      },
    })
  }

const show = { type: 'advances.show' } as const
const ask = { type: 'advances.preview', ForskId: [ForskId] } as const
const order = (key: string) => ({ type: 'advances.order', Version: '03', key }) as const
const register = (key: string) => ({ type: 'advances.register', values, key }) as const
const answeredBy = (reply: 'confirmed' | 'cancelled', id = ForskId) =>
  ({ type: 'confirm.answered', id, answer: reply }) as const

const scenarios: Scenarios<typeof advancesMachine> = {
  'advances are registered once, also when the answer is lost': {
    live: live({ act: [networkDown, ok(null)] }),
    async play({ actor }) {
      actor.send(register('early'))
      actor.send(show)
      await settle()
      actor.send({ type: 'advances.write' })
      expect(select.isWriting(actor.getSnapshot())).toBe(true)
      actor.send(register('one'))
      expect([select.isActing, select.isRegistering].map(is => is(actor.getSnapshot()))).toEqual([true, true])
      actor.send(register('ignored'))
      await settle()
      expect(select.isWriting(actor.getSnapshot())).toBe(true)
      // They may have been registered: the list beneath is as it is now.
      expect(select.advances(actor.getSnapshot())).toEqual(then)
      actor.send(register('two'))
      await settle()
      expect(acted.map(({ key }) => key)).toEqual(['one', 'one'])
      expect(acted[0]).toEqual({ act: 'register', ...values, key: 'one' })
      expect(select.isWriting(actor.getSnapshot())).toBe(false)
    },
  },
  'advances that are still being registered are not registered again': {
    live: live({ act: [inProgress, ok(null)] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send({ type: 'advances.write' })
      for (const key of ['one', 'two']) {
        actor.send(register(key))
        await settle()
      }
      expect(acted.map(({ key }) => key)).toEqual(['one', 'one'])
    },
  },
  'what is refused of new advances is shown at its fields, and stays written': {
    live: live({ act: [ofFields] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send({ type: 'advances.write' })
      actor.send(register('one'))
      await settle()
      expect(select.fields(actor.getSnapshot())).toEqual({ AnstNr: 'Finns inte.' })
      expect(select.isWriting(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'advances.close' })
      expect(select.fields(actor.getSnapshot())).toEqual({})
    },
  },
  'an order is made of what has been seen': {
    live: live(),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(order('unseen'))
      actor.send({ ...ask, ForskId: [] })
      actor.send(ask)
      expect(select.isOrdering(actor.getSnapshot())).toBe(true)
      await settle()
      expect(select.preview(actor.getSnapshot())).toEqual(preview)
      actor.send(order('one'))
      expect(select.isMaking(actor.getSnapshot())).toBe(true)
      await settle()
      expect(acted).toEqual([{ act: 'order', Version: '03', ForskId: [ForskId], key: 'one' }])
      expect(select.advances(actor.getSnapshot())).toEqual(then)
      expect(select.isOrdering(actor.getSnapshot())).toBe(false)
    },
  },
  'what cannot be paid is not ordered': {
    live: live({
      previews: [ok({ ...preview, Forslag: { ...preview.Forslag, Hinder: ['Formatet skrivs inte.'] } })],
    }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(ask)
      await settle()
      actor.send(order('one'))
      expect(acted).toEqual([])
    },
  },
  'a refusal of the preview says why': {
    live: live({ previews: [refusal, networkDown] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(ask)
      await settle()
      expect(select.refused(actor.getSnapshot())).toBe(errors.advanceSettled.message)
      expect(select.isOrdering(actor.getSnapshot())).toBe(false)
      actor.send(ask)
      await settle()
      expect(select.isOrdering(actor.getSnapshot())).toBe(false)
    },
  },
  'a preview that is closed is not waited for': {
    live: () => live()().provide({ actors: { fetchPreview: answer(advancesPorts.fetchPreview, () => silent) } }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(ask)
      actor.send({ type: 'advances.close' })
      expect(select.isOrdering(actor.getSnapshot())).toBe(false)
    },
  },
  'an order that is refused shows why, and what holds now': {
    live: live({ act: [refusal] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(ask)
      await settle()
      actor.send(order('one'))
      await settle()
      expect(select.refused(actor.getSnapshot())).toBe(errors.advanceSettled.message)
      expect(select.advances(actor.getSnapshot())).toEqual(then)
    },
  },
  'an advance is taken back once that is confirmed': {
    live: live({ fetch: [ok(first), ok([])] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send({ type: 'advances.takeBack', ForskId, key: 'one' })
      actor.send(answeredBy('cancelled'))
      actor.send(answeredBy('confirmed'))
      expect(acted).toEqual([])
      actor.send({ type: 'advances.takeBack', ForskId, key: 'two' })
      // An answer to another question takes nothing back.
      actor.send(answeredBy('confirmed', 'another'))
      expect(acted).toEqual([])
      actor.send({ type: 'advances.takeBack', ForskId, key: 'two' })
      actor.send(answeredBy('confirmed'))
      await settle()
      expect(acted).toEqual([{ act: 'takeBack', ForskId, key: 'two' }])
      expect(select.advances(actor.getSnapshot())).toEqual([])
    },
  },
  'a press counts while the advances are fetched again, and after that has failed': {
    live: () =>
      live({ fetch: [ok(first), ok(then), networkDown], act: [ok(null), ok(null)] })().provide({
        actors: { networkReturn: answer(networkReturn, () => silent) },
      }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send({ type: 'advances.write' })
      actor.send({ type: 'advances.changed', FtgId: 'nordsken' })
      expect(select.isWriting(actor.getSnapshot())).toBe(true)
      actor.send(register('one'))
      await settle()
      actor.send({ type: 'advances.reload' })
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send(register('two'))
      await settle()
      expect(acted.map(({ key }) => key)).toEqual(['one', 'two'])
    },
  },
  'an advance that cannot be taken back is shown as it is now': {
    live: live({ act: [networkDown, refusal, over] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      for (const [key, why] of [
        ['one', ''],
        ['two', errors.advanceSettled.message],
        ['three', ''],
      ] as const) {
        actor.send({ type: 'advances.takeBack', ForskId, key })
        actor.send(answeredBy('confirmed'))
        await settle()
        expect(select.refused(actor.getSnapshot())).toBe(why)
        expect(select.isActing(actor.getSnapshot())).toBe(false)
      }
      // The answer of the first was lost. The refusal of the second ended its intent.
      expect(acted.map(({ key }) => key)).toEqual(['one', 'one', 'three'])
    },
  },
  'an order whose answer was lost is asked for again with the same key': {
    live: live({ act: [networkDown, over] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send(ask)
      await settle()
      for (const key of ['one', 'two']) {
        actor.send(order(key))
        await settle()
        expect(select.isOrdering(actor.getSnapshot())).toBe(true)
      }
      expect(acted.map(({ key }) => key)).toEqual(['one', 'one'])
    },
  },
  'a session that is over leaves what was shown': {
    live: live({ act: [over] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send({ type: 'advances.write' })
      actor.send(register('one'))
      await settle()
      expect(select.refused(actor.getSnapshot())).toBe('')
    },
  },
  'a change elsewhere fetches them again': {
    live: live(),
    async play({ actor }) {
      actor.send(show)
      await settle()
      actor.send({ type: 'advances.changed', FtgId: 'nordsken' })
      actor.send({ type: 'advances.reload' })
      await settle()
      expect(select.advances(actor.getSnapshot())).toEqual(then)
      actor.send({ type: 'advances.reload' })
      await settle()
      actor.send({ type: 'advances.leave' })
      expect(select.advances(actor.getSnapshot())).toBeNull()
    },
  },
  'a failure is tried again with the connection': {
    live: live({ fetch: [networkDown, ok(first)] }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.advances(actor.getSnapshot())).toEqual(first)
    },
  },
  'a failure is tried again on request': {
    live: () =>
      live({ fetch: [networkDown, ok(first)] })().provide({
        actors: { networkReturn: answer(networkReturn, () => silent) },
      }),
    async play({ actor }) {
      actor.send(show)
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'advances.reload' })
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(false)
    },
  },
}

verifyFlow(advancesFlow, {
  spec: import.meta.url,
  scenarios,
  deaf: {
    'advances.previewing': 'The dialog covers the screen, and the advances are fetched again after it.',
  },
})
