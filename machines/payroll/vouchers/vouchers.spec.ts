import { expect } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleVoucher } from '#contracts/payroll/vouchers/examples.ts'
import type { VoucherPeriod } from '#contracts/payroll/vouchers/shapes.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkBack, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { vouchersFlow, vouchersMachine } from './vouchers.machine.ts'
import { vouchersPorts } from './vouchers.ports.ts'
import * as select from './vouchers.select.ts'
import type { FetchedVouchers, Proposal, SentFile } from './vouchers.types.ts'

const { Period, Datum, Text, Serie, Rader, ...head } = exampleVoucher
const period: VoucherPeriod = {
  Period,
  Namn: 'November 2026',
  Utbetalningsdag: Datum,
  Status: 'READY',
  Verifikationer: 0,
  Summa: 0,
  Lonebesked: { Antal: 1, Fardiga: 1, Bokforda: 0 },
  Betalningar: { Antal: 0, Bokforda: 0 },
  Saknas: [],
}
const ofYear: FetchedVouchers = { periods: [period], list: null }
const ofPeriod: FetchedVouchers = {
  periods: null,
  list: { Period: period, Verifikationer: [{ ...head, Period, Datum, Text, Serie }], Hinder: null },
}
const proposal: Proposal = {
  Verifikationer: [{ Datum, Text, Serie, Rader, AntalRader: Rader.length, Debet: 30_000, Kredit: 30_000 }],
  Anmarkningar: ['Avgifterna till Fora beräknas inte än.'],
}
const nothingNew: Proposal = { Verifikationer: [], Anmarkningar: [] }
const file: SentFile = { Fil: 2, Anmarkningar: [] }
const message = 'Kontot Löner att betala är inte angivet.'
const incomplete = failure({
  tag: 'backend' as const,
  ...errors.postingIncomplete,
  message,
  fields: { KtoNettolon: message },
})
const noRules = failure({ tag: 'backend' as const, ...errors.postingIncomplete })
const noPeriod = failure({ tag: 'backend' as const, ...errors.voucherPeriodMissing })
const silent = new Promise<never>(() => {})

const long: FetchedVouchers = {
  periods: null,
  list: {
    Verifikationer: [],
    Hinder: null,
    Period: { ...period, Lonebesked: { Antal: 1001, Fardiga: 1001, Bokforda: 0 } },
  },
}
const job = '4f5b0f0a-3f7e-4f5e-8e58-9b1c7c2f5d31'
const collect = (isPreview: boolean) => ({ type: 'vouchers.collect', job, isPreview }) as const

interface Answers {
  readonly order?: readonly Result<string>[]
  readonly collect?: readonly Result<Proposal>[]
  readonly fetch?: readonly Result<FetchedVouchers>[]
  readonly propose?: readonly Result<Proposal>[]
  readonly make?: readonly Result<number>[]
  readonly send?: readonly Result<SentFile>[]
}
interface Seen {
  made: string[]
  sent: string[]
  fetched: number
  ordered: string[]
  collected: string[]
}
const asked: Seen = { made: [], sent: [], fetched: 0, ordered: [], collected: [] }

const live =
  ({ fetch = [ok(ofPeriod)], propose = [ok(proposal)], make = [ok(2)], send = [ok(file)], ...jobs }: Answers = {}) =>
  () => {
    Object.assign(asked, { made: [], sent: [], fetched: 0, ordered: [], collected: [] })
    const [orders, collects] = [inTurn(...(jobs.order ?? [ok(job)])), inTurn(...(jobs.collect ?? [ok(proposal)]))]
    const [fetches, proposals, makes, sends] = [inTurn(...fetch), inTurn(...propose), inTurn(...make), inTurn(...send)]
    return vouchersMachine.provide({
      actors: {
        ...networkBack,
        fetchVouchers: answer(vouchersPorts.fetchVouchers, () => {
          asked.fetched += 1
          return fetches()
        }),
        propose: answer(vouchersPorts.propose, () => proposals()),
        make: answer(vouchersPorts.make, ({ input: { key } }) => {
          asked.made.push(key)
          return makes()
        }),
        order: answer(vouchersPorts.order, ({ input: { key, isPreview } }) => {
          asked.ordered.push(`${key} ${isPreview}`)
          return orders()
        }),
        collect: answer(vouchersPorts.collect, ({ input }) => {
          asked.collected.push(`${input.Period} ${input.job}`)
          return collects()
        }),
        send: answer(vouchersPorts.send, ({ input: { key } }) => {
          asked.sent.push(key)
          return sends()
        }),
      },
    })
  }

const year = { type: 'vouchers.show', year: 2026, period: '' } as const
const month = { type: 'vouchers.show', year: 2026, period: Period } as const
const changed = { type: 'vouchers.changed', FtgId: 'nordsken', Period } as const
const preview = { type: 'vouchers.preview', key: 'shown' } as const
const make = (key: string) => ({ type: 'vouchers.make', key }) as const
const send = (key: string, fetchesFile = true) => ({ type: 'vouchers.send', key, fetchesFile }) as const

const scenarios: Scenarios<typeof vouchersMachine> = {
  'the year is shown, then a period, and the year again from what is known': {
    live: live({ fetch: [ok(ofYear), ok(ofPeriod), ok(ofYear)] }),
    async play({ actor }) {
      actor.send(year)
      expect(select.periodsOf(actor.getSnapshot(), 2026)).toBeNull()
      await settle()
      expect(select.periodsOf(actor.getSnapshot(), 2026)).toEqual([period])
      expect(select.periodsOf(actor.getSnapshot(), 2025)).toBeNull()
      actor.send(month)
      expect(select.listOf(actor.getSnapshot(), Period)).toBeNull()
      await settle()
      expect(select.listOf(actor.getSnapshot(), Period)).toEqual(ofPeriod.list)
      expect(select.listOf(actor.getSnapshot(), '202610')).toBeNull()
      actor.send(year)
      expect(select.periodsOf(actor.getSnapshot(), 2026)).toEqual([period])
      await settle()
      actor.send({ ...year, year: 2025 })
      expect(select.periodsOf(actor.getSnapshot(), 2025)).toBeNull()
      actor.send({ type: 'vouchers.leave' })
      actor.send(changed)
      await settle()
      expect(asked.fetched).toBe(4)
    },
  },
  'what has changed is fetched again, also while it is fetched': {
    live: live(),
    async play({ actor }) {
      actor.send(month)
      actor.send({ type: 'vouchers.reload' })
      actor.send(changed)
      await settle()
      actor.send(changed)
      await settle()
      actor.send({ type: 'vouchers.reload' })
      actor.send(month)
      expect(select.listOf(actor.getSnapshot(), Period)).toEqual(ofPeriod.list)
      await settle()
      expect(asked.fetched).toBe(6)
    },
  },
  'there is no such period': {
    live: live({ fetch: [noPeriod] }),
    async play({ actor }) {
      actor.send(month)
      await settle()
      expect([select.isMissing(actor.getSnapshot()), select.isFailed(actor.getSnapshot())]).toEqual([true, false])
    },
  },
  'a failure is tried again with the connection': {
    live: live({ fetch: [networkDown, ok(ofPeriod)] }),
    async play({ actor }) {
      actor.send(month)
      await settle()
      expect(select.listOf(actor.getSnapshot(), Period)).toEqual(ofPeriod.list)
    },
  },
  'a failure is tried again on request': {
    live: () =>
      live({ fetch: [networkDown, ok(ofPeriod)] })().provide({
        actors: { networkReturn: answer(networkReturn, () => silent) },
      }),
    async play({ actor }) {
      actor.send(month)
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'vouchers.reload' })
      await settle()
      expect(select.isFailed(actor.getSnapshot())).toBe(false)
    },
  },
  'what would be made is shown first, and made once however often it is asked for': {
    live: live({ make: [networkDown, ok(1), ok(1)] }),
    async play({ actor }) {
      actor.send(month)
      await settle()
      actor.send(preview)
      expect(select.isProposing(actor.getSnapshot())).toBe(true)
      expect(asked.made).toEqual([])
      await settle()
      expect(select.proposal(actor.getSnapshot())).toEqual(proposal)
      actor.send(make('one'))
      expect(select.isMaking(actor.getSnapshot())).toBe(true)
      actor.send(make('ignored'))
      await settle()
      // The answer was lost: the dialog is still there, and the key is the same.
      expect(select.proposal(actor.getSnapshot())).toEqual(proposal)
      actor.send(make('two'))
      await settle()
      expect(asked.made).toEqual(['one', 'one'])
      expect([select.proposal(actor.getSnapshot()), asked.fetched]).toEqual([null, 2])
      actor.send(preview)
      await settle()
      actor.send(make('three'))
      await settle()
      expect(asked.made).toEqual(['one', 'one', 'three'])
    },
  },
  'closing the dialog makes nothing': {
    live: live(),
    async play({ actor }) {
      actor.send(year)
      actor.send(preview)
      actor.send(send('early'))
      expect([select.isProposing(actor.getSnapshot()), select.isSending(actor.getSnapshot())]).toEqual([false, false])
      actor.send(month)
      actor.send(preview)
      await settle()
      actor.send({ type: 'vouchers.close' })
      expect(select.proposal(actor.getSnapshot())).toBeNull()
      actor.send(preview)
      await settle()
      actor.send({ type: 'vouchers.leave' })
      expect(select.proposal(actor.getSnapshot())).toBeNull()
      expect(asked.made).toEqual([])
    },
  },
  'a period that is posted says so, before and after the preview': {
    live: live({ propose: [ok(nothingNew), ok(proposal), networkDown], make: [ok(0)] }),
    async play({ actor }) {
      actor.send(month)
      await settle()
      actor.send(preview)
      await settle()
      expect([select.proposal(actor.getSnapshot()), asked.fetched]).toEqual([null, 2])
      actor.send(preview)
      await settle()
      actor.send(make('one'))
      await settle()
      expect([select.proposal(actor.getSnapshot()), asked.fetched]).toEqual([null, 3])
      actor.send(preview)
      await settle()
      expect(select.isProposing(actor.getSnapshot())).toBe(false)
    },
  },
  'a setting that is missing is named, until the next try': {
    live: live({ propose: [incomplete, ok(proposal), noRules], make: [incomplete] }),
    async play({ actor }) {
      actor.send(month)
      await settle()
      actor.send(preview)
      await settle()
      expect(select.missingSetting(actor.getSnapshot())).toEqual({ field: 'KtoNettolon', message })
      actor.send(preview)
      expect(select.missingSetting(actor.getSnapshot())).toBeNull()
      await settle()
      actor.send(make('one'))
      await settle()
      expect(select.missingSetting(actor.getSnapshot())?.field).toBe('KtoNettolon')
      expect(select.proposal(actor.getSnapshot())).toBeNull()
      actor.send(preview)
      await settle()
      expect(select.missingSetting(actor.getSnapshot())).toEqual({
        field: '',
        message: errors.postingIncomplete.message,
      })
    },
  },
  'the vouchers are sent once, and their file is fetched by whoever may': {
    live: live({ send: [networkDown, ok(file), ok({ Fil: 3, Anmarkningar: ['–'] })] }),
    async play({ actor }) {
      actor.send(month)
      await settle()
      actor.send(send('one'))
      expect(select.isSending(actor.getSnapshot())).toBe(true)
      await settle()
      expect(select.sentFile(actor.getSnapshot())).toBeNull()
      actor.send(send('two'))
      await settle()
      expect([asked.sent, asked.fetched]).toEqual([['one', 'one'], 2])
      expect(select.sentFile(actor.getSnapshot())).toEqual(file)
      actor.send(send('three', false))
      await settle()
      expect([asked.sent.at(-1), select.sentFile(actor.getSnapshot())?.Fil]).toEqual(['three', 3])
      actor.send(month)
      expect(select.sentFile(actor.getSnapshot())?.Fil).toBe(3)
      actor.send({ ...month, period: '202610' })
      expect(select.sentFile(actor.getSnapshot())).toBeNull()
    },
  },
  'those of many payslips are shown and made by jobs, each asked for once': {
    live: live({ fetch: [ok(long)], order: [networkDown, ok(job), networkDown, ok(job)] }),
    async play({ actor }) {
      actor.send(month)
      await settle()
      actor.send(preview)
      expect(select.isProposing(actor.getSnapshot())).toBe(true)
      await settle()
      actor.send({ ...preview, key: 'again' })
      await settle()
      expect(asked.ordered).toEqual(['shown true', 'shown true'])
      expect([select.isProposing(actor.getSnapshot()), select.proposal(actor.getSnapshot())]).toEqual([false, null])
      actor.send(collect(true))
      expect(select.isProposing(actor.getSnapshot())).toBe(true)
      await settle()
      expect(select.proposal(actor.getSnapshot())).toEqual(proposal)
      actor.send(make('one'))
      expect([select.isMaking(actor.getSnapshot()), select.isProposing(actor.getSnapshot())]).toEqual([true, false])
      await settle()
      // The answer was lost: the dialog is still there, and the key is the same.
      expect(select.proposal(actor.getSnapshot())).toEqual(proposal)
      actor.send(make('two'))
      await settle()
      expect([asked.ordered.slice(2), select.proposal(actor.getSnapshot())]).toEqual([['one false', 'one false'], null])
      actor.send(collect(false))
      await settle()
      expect([asked.made, asked.collected, asked.fetched]).toEqual([[], [`${Period} ${job}`, `${Period} ${job}`], 2])
    },
  },
  'what a job was refused for is named, and a job of a posted period says so': {
    live: live({ collect: [incomplete, ok(nothingNew), networkDown] }),
    async play({ actor }) {
      actor.send(year)
      actor.send(collect(true))
      expect(asked.collected).toEqual([])
      actor.send(month)
      await settle()
      actor.send(collect(true))
      await settle()
      expect(select.missingSetting(actor.getSnapshot())).toEqual({ field: 'KtoNettolon', message })
      actor.send(collect(false))
      await settle()
      actor.send(collect(false))
      await settle()
      expect([asked.fetched, select.proposal(actor.getSnapshot())]).toEqual([3, null])
    },
  },
}

verifyFlow(vouchersFlow, { spec: import.meta.url, scenarios })
