import { and, assign, raise, setup } from 'xstate'
import { errors } from '#contracts/errors.ts'
import { maxPostedAtOnce } from '#contracts/payroll/vouchers/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letters } from '../../kit/shared/letter.ts'
import { networkReturn } from '../../kit/shared/network-return.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { reportFailure, tell } from '../../kit/shared/tell.ts'
import { vouchersPorts } from './vouchers.ports.ts'
import type {
  FetchedVouchers,
  Proposal,
  SentFile,
  ShownVouchers,
  VouchersContext,
  VouchersEvent,
} from './vouchers.types.ts'

/**
 * The vouchers of the salary periods: how far each period of a year is posted, and what is posted
 * of the period on display. They are shown before they are made, and then sent as a file. Those of
 * many payslips are made by a job.
 */
export const vouchersMachine = setup({
  types: { context: {} as VouchersContext, events: {} as VouchersEvent },
  actors: { ...vouchersPorts, networkReturn },
  actions: {
    setShown: assign(({ context }, { year, period }: ShownVouchers) => ({
      year,
      period,
      proposal: null,
      missing: null,
      periods: context.year === year ? context.periods : null,
      list: context.period === period ? context.list : null,
      sent: context.period === period ? context.sent : null,
    })),
    setFetched: assign(({ context }, { periods, list }: FetchedVouchers) => ({
      periods: periods ?? context.periods,
      list: list ?? context.list,
    })),
    setProposal: assign((_, proposal: Proposal) => ({ proposal })),
    forgetProposal: assign({ proposal: null }),
    forgetMissing: assign({ missing: null }),
    setMissing: assign((_, { message, fields = {} }: ApiFailure) => ({
      proposal: null,
      missing: { message, field: Object.keys(fields)[0] ?? '' },
    })),
    beginMaking: assign(({ context }, key: string) => ({
      intent: intentFor(context.intent, JSON.stringify(['make', context.period]), key),
    })),
    beginOrder: assign(({ context }, { isPreview, key }: { readonly isPreview: boolean; readonly key: string }) => ({
      isPreview,
      intent: intentFor(context.intent, JSON.stringify(['order', context.period, isPreview]), key),
    })),
    beginCollecting: assign((_, { job, isPreview }: { readonly job: string; readonly isPreview: boolean }) => ({
      job,
      isPreview,
    })),
    followJob: letters(({ context: { isPreview } }, job: string) => [
      [isPreview ? 'proposalJob' : 'vouchersJob', { type: 'job.follow', job, subject: null }],
    ]),
    beginSending: assign(
      ({ context }, { key, fetchesFile }: { readonly key: string; readonly fetchesFile: boolean }) => ({
        fetchesFile,
        sent: null,
        intent: intentFor(context.intent, JSON.stringify(['send', context.period]), key),
      }),
    ),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    setSent: assign((_, sent: SentFile) => ({ sent })),
    fetchFile: letters(({ context: { period, fetchesFile } }, { Fil }: SentFile) =>
      fetchesFile ? [['download', { type: 'download.start', path: `/file/bokforingsunderlag/${period}/${Fil}` }]] : [],
    ),
    tellMade: tell('SUCCESS', (_, count: number) => madeText(count)),
    tellCollected: tell('SUCCESS', (_, { Verifikationer }: Proposal) => madeText(Verifikationer.length)),
    tellMadeBefore: tell('INFO', 'Periodens färdiga lönebesked och betalningar är redan bokförda.'),
    reload: raise({ type: 'vouchers.reload' } satisfies VouchersEvent),
    reportFailure: reportFailure(),
  },
  guards: {
    isOfPeriod: ({ context }) => context.period !== '',
    isEmpty: (_, { Verifikationer }: Proposal) => Verifikationer.length === 0,
    /** True when a job makes what is asked for: the server refuses to be waited for. */
    isLong: ({ context: { list } }) => (list?.Period.Lonebesked.Antal ?? 0) > maxPostedAtOnce,
    hasProposal: ({ context }) => context.proposal !== null,
    isPreview: ({ context }) => context.isPreview,
    isNone: (_, count: number) => count === 0,
    isMissing: (_, { dvCode }: ApiFailure) => dvCode === errors.voucherPeriodMissing.dvCode,
    isIncomplete: (_, { dvCode }: ApiFailure) => dvCode === errors.postingIncomplete.dvCode,
  },
}).createMachine({
  id: 'vouchers',
  context: {
    year: 0,
    period: '',
    periods: null,
    list: null,
    proposal: null,
    missing: null,
    sent: null,
    fetchesFile: false,
    intent: null,
    isPreview: false,
    job: '',
  },
  type: 'parallel',
  states: {
    overview: {
      description: 'How far the periods of the year are posted, or the vouchers of one period.',
      initial: 'closed',
      on: {
        'vouchers.show': { target: '.open', actions: { type: 'setShown', params: ({ event }) => event } },
        'vouchers.leave': '.closed',
      },
      states: {
        closed: { description: 'No screen of vouchers is on display.' },
        open: {
          description: 'What is shown is on display. A change fetches it again, also while it is being fetched.',
          initial: 'loading',
          on: { 'vouchers.reload': '.loading', 'vouchers.changed': '.loading' },
          states: {
            loading: {
              description: 'Fetches what is shown. What is known of it stays on display.',
              invoke: {
                id: 'fetchVouchers',
                src: 'fetchVouchers',
                input: ({ context: { year, period } }) => ({ year, period }),
                onDone: answered({
                  ok: { target: 'shown', actions: 'setFetched' },
                  failed: [
                    { guard: 'isMissing', target: '#vouchers.overview.missing' },
                    { target: 'failed', actions: 'reportFailure' },
                  ],
                }),
              },
            },
            shown: { description: 'Nothing is being fetched.' },
            failed: {
              description: 'It could not be fetched. It is fetched again on request, or with the connection.',
              invoke: { id: 'networkReturn', src: 'networkReturn', onDone: 'loading' },
            },
          },
        },
        missing: { description: 'There is no such salary period.' },
      },
    },
    posting: {
      description: 'What is done with the vouchers of the period on display.',
      initial: 'idle',
      on: { 'vouchers.show': '.idle', 'vouchers.leave': { target: '.idle', actions: 'forgetProposal' } },
      states: {
        idle: {
          description: 'Nothing is being done.',
          on: {
            'vouchers.preview': [
              {
                guard: and(['isOfPeriod', 'isLong']),
                target: 'ordering',
                actions: [
                  'forgetMissing',
                  { type: 'beginOrder', params: ({ event: { key } }) => ({ isPreview: true, key }) },
                ],
              },
              { guard: 'isOfPeriod', target: 'proposing', actions: 'forgetMissing' },
            ],
            'vouchers.collect': {
              guard: 'isOfPeriod',
              target: 'collecting',
              actions: { type: 'beginCollecting', params: ({ event }) => event },
            },
            'vouchers.send': {
              guard: 'isOfPeriod',
              target: 'sending',
              actions: { type: 'beginSending', params: ({ event }) => event },
            },
          },
        },
        proposing: {
          description: 'Asks what would be made. Nothing is stored.',
          invoke: {
            id: 'propose',
            src: 'propose',
            input: ({ context: { period } }) => ({ Period: period }),
            onDone: answered({
              ok: [
                {
                  guard: 'isEmpty',
                  target: 'idle',
                  actions: ['tellMadeBefore', 'reload'],
                },
                { target: 'proposed', actions: 'setProposal' },
              ],
              failed: [
                { guard: 'isIncomplete', target: 'idle', actions: 'setMissing' },
                { target: 'idle', actions: 'reportFailure' },
              ],
            }),
          },
        },
        proposed: {
          description: 'A dialog shows what would be made.',
          on: {
            'vouchers.make': [
              {
                guard: 'isLong',
                target: 'ordering',
                actions: { type: 'beginOrder', params: ({ event: { key } }) => ({ isPreview: false, key }) },
              },
              { target: 'making', actions: { type: 'beginMaking', params: ({ event }) => event.key } },
            ],
            'vouchers.close': { target: 'idle', actions: 'forgetProposal' },
          },
        },
        ordering: {
          description: 'Asks for a job that shows what would be made, or makes it, once. Its dialog follows it.',
          invoke: {
            id: 'order',
            src: 'order',
            input: ({ context: { period, intent, isPreview } }) => ({
              Period: period,
              isPreview,
              key: intent?.key ?? '',
            }),
            onDone: answered({
              ok: { target: 'idle', actions: ['endIntent', 'forgetProposal', 'followJob'] },
              failed: [
                { guard: 'hasProposal', target: 'proposed', actions: ['settleIntent', 'reportFailure'] },
                { target: 'idle', actions: ['settleIntent', 'reportFailure'] },
              ],
            }),
          },
        },
        collecting: {
          description: 'Fetches what a job has made or would make, or the setting without which it made nothing.',
          invoke: {
            id: 'collect',
            src: 'collect',
            input: ({ context: { period, job } }) => ({ Period: period, job }),
            onDone: answered({
              ok: [
                {
                  guard: 'isEmpty',
                  target: 'idle',
                  actions: ['tellMadeBefore', 'reload'],
                },
                { guard: 'isPreview', target: 'proposed', actions: 'setProposal' },
                { target: 'idle', actions: ['tellCollected', 'reload'] },
              ],
              failed: [
                { guard: 'isIncomplete', target: 'idle', actions: 'setMissing' },
                { target: 'idle', actions: 'reportFailure' },
              ],
            }),
          },
        },
        making: {
          description: 'Makes the vouchers, once.',
          invoke: {
            id: 'make',
            src: 'make',
            input: ({ context: { period, intent } }) => ({ Period: period, key: intent?.key ?? '' }),
            onDone: answered({
              ok: [
                {
                  guard: 'isNone',
                  target: 'idle',
                  actions: ['endIntent', 'forgetProposal', 'tellMadeBefore', 'reload'],
                },
                { target: 'idle', actions: ['endIntent', 'forgetProposal', 'tellMade', 'reload'] },
              ],
              failed: [
                { guard: 'isIncomplete', target: 'idle', actions: ['endIntent', 'setMissing'] },
                { target: 'proposed', actions: ['settleIntent', 'reportFailure'] },
              ],
            }),
          },
        },
        sending: {
          description: 'Sends what is not sent, once, and fetches its file.',
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context: { period, intent } }) => ({ Period: period, key: intent?.key ?? '' }),
            onDone: answered({
              ok: { target: 'idle', actions: ['endIntent', 'setSent', 'fetchFile', 'reload'] },
              failed: { target: 'idle', actions: ['settleIntent', 'reportFailure'] },
            }),
          },
        },
      },
    },
  },
})

const madeText = (count: number): string =>
  count === 1 ? 'Verifikationen är skapad.' : `${count} verifikationer är skapade.`

/** The registration of the flow in the journal. After a reload nothing is being made or sent. */
export const vouchersFlow = describeFlow({ machine: vouchersMachine, version: 2, resume: 'afresh' })
