import { and, assign, raise, setup, stateIn } from 'xstate'
import type { CompanyJob } from '#contracts/copies/company-job.shapes.ts'
import type { JournalEvent } from '../../kit/journal/journal.types.ts'
import { describeFlow, kept } from '../../kit/journal/registry.ts'
import { answered } from '../../kit/shared/answered.ts'
import { intentAfter, intentFor } from '../../kit/shared/intent.ts'
import { letter, letters } from '../../kit/shared/letter.ts'
import type { ApiFailure } from '../../kit/shared/result.ts'
import { failureText, reportFailure, tell } from '../../kit/shared/tell.ts'
import { type Aftermath, jobKinds } from './job.kinds.ts'
import { jobEffects, jobPorts } from './job.ports.ts'
import { aboutOf, draftOf, draftsWithout, foundIn, jobAboutOf, jobOf, reasonOf, startIn, startOf } from './job.read.ts'
import type { JobContext, JobDraft, JobEvent, JobInput, JobStart, JobSubject } from './job.types.ts'

/**
 * Runs a job on the server, with its dialog: restoring, cloning and sending a copy of a company
 * (first and third document §4), and removing a company. One machine serves all kinds, and
 * `job.kinds.ts` states their differences. The dialog can be closed while the job runs.
 */
export const jobMachine = setup({
  types: { input: {} as JobInput, context: {} as JobContext, events: {} as JobEvent },
  actors: jobPorts,
  actions: {
    ...jobEffects,
    reportFailure: reportFailure(),
    setSubject: assign((_, subject: JobSubject | null) => ({ subject })),
    setDraft: assign(({ context }, written: Partial<JobDraft>) => ({
      drafts: { ...context.drafts, [aboutOf(context)]: { ...draftOf(context), ...written } },
    })),
    forgetDraft: assign(({ context }, about: string) => ({ drafts: draftsWithout(context.drafts, about) })),
    setJob: assign((_, job: string) => ({ job })),
    setFollowedOf: assign((_, { job, subject }: { job: string; subject: JobSubject | null }) => ({
      job,
      subject,
      standing: null,
      isLong: false,
    })),
    setStanding: assign((_, standing: CompanyJob) => ({ standing, job: standing.Id })),
    beginIntent: assign(({ context }, { request, key }: JobStart) => ({
      intent: intentFor(context.intent, startOf(context, request), key),
    })),
    settleIntent: assign(({ context }, failure: ApiFailure) => ({ intent: intentAfter(context.intent, failure) })),
    endIntent: assign({ intent: null }),
    forgetJob: assign({ job: null, standing: null, isLong: false }),
    sayLong: assign({ isLong: true }),
    setRefusal: assign((_, refusal: ApiFailure) => ({ refusal })),
    setNotice: assign(({ context: { kind } }, said: string) => ({ notice: reasonOf(kind, said) })),
    forgetAttempt: assign({ refusal: null, notice: '' }),
    close: raise({ type: 'job.close' } satisfies JobEvent),
    tellDone: tell('SUCCESS', ({ context: { kind, standing, subject } }) =>
      jobKinds[kind].done(standing, subject?.Namn),
    ),
    tellCancelled: tell('INFO', ({ context: { kind } }) => jobKinds[kind].cancelled),
    tellFailed: tell('ERROR', ({ context: { notice } }) => notice),
    chooseCompany: letter('companySelection', (_, FtgId: string) => ({
      type: 'company.choose',
      FtgId,
      routeHasParameters: true,
    })),
    leaveCompany: letter('companySelection', (_, FtgId: string) => ({ type: 'company.removed', FtgId })),
    /** Downloads the file that the job has made. */
    fetchFile: letters((_, standing: CompanyJob | null) =>
      standing ? [['download', { type: 'download.start', path: `/file/jobs/${standing.Id}` }]] : [],
    ),
    /** Lets the screen of the vouchers show what the job has made, or why it made nothing. */
    collectVouchers: letters(({ context: { kind } }, job: string | null) =>
      job === null ? [] : [['vouchers', { type: 'vouchers.collect', job, isPreview: kind === 'PROPOSAL' }]],
    ),
    /** The notification of the end is there by now. */
    reloadNotifications: letter('notifications', { type: 'list.reload' }),
    reloadCompanies: letter('companySelection', {
      type: 'companies.changed',
    }),
  },
  guards: {
    isFollowed: ({ context }) => context.job !== null,
    isFound: (_, job: CompanyJob | null) => job !== null,
    /** True when no answer came, so nobody knows whether the job was started. */
    isUnanswered: (_, { tag }: ApiFailure) => tag !== 'backend',
    /** True when the server refused fields of the form, which show the messages. */
    isOfFields: (_, { fields }: ApiFailure) => fields !== undefined,
    isQueued: (_, { Status }: CompanyJob) => Status === 'QUEUED',
    isInProgress: (_, { Status }: CompanyJob) => Status === 'INPROGRESS',
    isCompleted: (_, { Status }: CompanyJob) => Status === 'COMPLETED',
    hasFailed: (_, { Status }: CompanyJob) => Status === 'FAILED',
    /**
     * True when a status call failed because there is no connection or the server is restarting.
     * The job goes on.
     */
    isUnreachable: (_, { tag, status = 0 }: ApiFailure) => tag !== 'backend' || status >= 500,
    goesOnTo: ({ context }, aftermath: Aftermath) => jobKinds[context.kind].aftermath === aftermath,
    hasForm: ({ context }) => jobKinds[context.kind].hasForm,
    isShown: stateIn({ dialog: 'open' }),
    choosesCompany: ({ context }) => jobKinds[context.kind].aftermath === 'choose',
    fetches: ({ context }) => jobKinds[context.kind].aftermath === 'fetch',
    collects: ({ context }) => jobKinds[context.kind].aftermath === 'collect',
    isFetchedOnDisplay: and(['fetches', 'isShown']),
    isCollectedOnDisplay: and(['collects', 'isShown']),
    isChosenOnDisplay: and(['choosesCompany', 'isShown']),
    isShownWithForm: and(['hasForm', 'isShown']),
  },
  delays: { queuedInterval: 2500, inProgressInterval: 5000, noteDelay: 30_000 },
}).createMachine({
  id: 'job',
  context: ({ input: { kind, followed } }) => ({
    kind,
    job: followed,
    subject: null,
    drafts: {},
    intent: null,
    standing: null,
    isLong: false,
    refusal: null,
    notice: '',
  }),
  type: 'parallel',
  states: {
    dialog: {
      description: 'Whether the dialog is open.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'A reloaded page opens the dialog of the job that it followed.',
          always: [{ guard: 'isFollowed', target: 'open' }, { target: 'closed' }],
        },
        closed: {
          description: 'The dialog is closed. A running job goes on.',
          on: {
            'job.open': { target: 'open', actions: { type: 'setSubject', params: ({ event }) => event.subject } },
            'job.follow': 'open',
          },
        },
        open: {
          description: 'The dialog is open.',
          on: {
            'job.write': { actions: { type: 'setDraft', params: ({ event }) => event.written } },
            'job.close': { target: 'closed', actions: { type: 'setDraft', params: { isAgreed: false } } },
            'job.discard': {
              target: 'closed',
              actions: { type: 'forgetDraft', params: ({ context }) => aboutOf(context) },
            },
          },
        },
      },
    },
    work: {
      description: 'The job itself.',
      initial: 'recalling',
      states: {
        recalling: {
          description: 'A reloaded page continues to follow its job, if it had one.',
          always: [{ guard: 'isFollowed', target: 'following' }, { target: 'idle' }],
        },
        idle: {
          description: 'No job is requested.',
          entry: ['forgetAttempt', 'endIntent'],
          on: {
            'job.open': 'finding',
            'job.follow': { target: 'following', actions: { type: 'setFollowedOf', params: ({ event }) => event } },
          },
        },
        finding: {
          description: 'Looks for a running job, started earlier or in another tab. If there is one, it is followed.',
          invoke: {
            id: 'findJob',
            src: 'findJob',
            input: ({ context: { kind } }) => ({ kind }),
            onDone: answered({
              ok: [
                {
                  guard: 'isFound',
                  target: 'following',
                  actions: ['endIntent', { type: 'setStanding', of: foundIn }],
                },
                'ready',
              ],
              failed: 'ready',
            }),
          },
          on: { 'job.close': 'idle', 'job.discard': 'idle' },
        },
        ready: {
          description: 'The user fills in the form.',
          on: {
            'job.start': {
              target: 'starting',
              actions: ['forgetAttempt', { type: 'beginIntent', params: ({ event }) => event }],
            },
            'job.write': { actions: 'forgetAttempt' },
            'job.close': 'idle',
            'job.discard': 'idle',
          },
        },
        starting: {
          description: 'Requests the job. When no answer comes, the job may have been started, so it is looked for.',
          invoke: {
            id: 'startJob',
            src: 'startJob',
            input: ({ context, event }) => startIn(event, context),
            onDone: answered({
              ok: { target: 'following', actions: ['endIntent', 'setJob'] },
              failed: [
                { guard: 'isUnanswered', target: 'finding', actions: 'reportFailure' },
                { guard: 'isOfFields', target: 'ready', actions: ['endIntent', 'setRefusal'] },
                { target: 'ready', actions: ['settleIntent', 'reportFailure'] },
              ],
            }),
          },
        },
        following: {
          description:
            'Fetches the status until the job has ended. After 30 s, the dialog says that large companies take time.',
          entry: { type: 'setFollowed', params: ({ context: { kind, job } }) => ({ kind, job }) },
          after: { noteDelay: { actions: 'sayLong' } },
          initial: 'asking',
          on: {
            'job.cancel': 'cancelling',
            // The one that was followed goes on, and the bell tells its end.
            'job.follow': {
              target: 'following',
              reenter: true,
              actions: { type: 'setFollowedOf', params: ({ event }) => event },
            },
          },
          states: {
            asking: {
              description: 'Calls GET …/status/{Id}. The first call follows the start of the job at once.',
              invoke: {
                id: 'askStatus',
                src: 'askStatus',
                input: ({ context }) => jobOf(context),
                onDone: answered({
                  ok: [
                    { guard: 'isQueued', target: 'queued', actions: 'setStanding' },
                    { guard: 'isInProgress', target: 'inProgress', actions: 'setStanding' },
                    { guard: 'isCompleted', target: '#job.work.completed', actions: 'setStanding' },
                    { target: '#job.work.failed', actions: { type: 'setNotice', of: ({ Message }) => Message ?? '' } },
                  ],
                  failed: [
                    { guard: 'isUnreachable', target: 'inProgress' },
                    { target: '#job.work.failed', actions: { type: 'setNotice', of: failureText } },
                  ],
                }),
              },
            },
            queued: { description: 'QUEUED: the job waits its turn.', after: { queuedInterval: 'asking' } },
            inProgress: {
              description:
                'INPROGRESS, or the status call failed. A failed call does not fail the job, and the status is fetched again.',
              after: { inProgressInterval: 'asking' },
            },
          },
        },
        cancelling: {
          description:
            'Calls DELETE /companyJobs/{Id}. A cancelled job leaves no effects, unless it had already ended.',
          invoke: {
            id: 'cancelJob',
            src: 'cancelJob',
            input: ({ context }) => jobOf(context),
            onDone: answered({
              ok: [{ guard: 'hasFailed', target: 'cancelled' }, 'following'],
              failed: { target: 'following', actions: 'reportFailure' },
            }),
          },
        },
        completed: {
          description:
            'COMPLETED: the dialog closes, and a snackbar says so, unless what was made is shown or fetched at once. The list of companies or the choice of company is updated.',
          entry: { type: 'forgetDraft', params: ({ context }) => jobAboutOf(context) },
          always: [
            {
              guard: 'isFetchedOnDisplay',
              target: 'ended',
              actions: ['close', { type: 'fetchFile', params: ({ context }) => context.standing }],
            },
            {
              guard: 'isCollectedOnDisplay',
              target: 'ended',
              actions: ['close', { type: 'collectVouchers', params: ({ context }) => context.job }],
            },
            { guard: 'fetches', target: 'ended', actions: ['tellDone', 'reloadNotifications'] },
            { guard: 'collects', target: 'ended', actions: ['tellDone', 'reloadNotifications'] },
            { target: 'told', actions: 'tellDone' },
          ],
        },
        told: {
          description: 'A snackbar has said that it is done.',
          always: [
            { guard: { type: 'goesOnTo', params: 'nothing' }, target: 'ended', actions: 'close' },
            {
              guard: { type: 'goesOnTo', params: 'leave' },
              target: 'ended',
              actions: ['close', { type: 'leaveCompany', params: ({ context }) => context.standing?.FtgId ?? '' }],
            },
            // A user who has closed the dialog does something else, and stays in the current
            // company.
            {
              guard: 'isChosenOnDisplay',
              target: 'ended',
              actions: ['close', { type: 'chooseCompany', params: ({ context }) => context.standing?.FtgId ?? '' }],
            },
            { target: 'ended', actions: ['close', 'reloadCompanies'] },
          ],
        },
        failed: {
          description:
            'FAILED, or the job does not exist. An open form shows the reason, or the screen that the job is for; otherwise a snackbar does.',
          always: [
            { guard: 'isShownWithForm', target: 'ended' },
            {
              guard: 'isCollectedOnDisplay',
              target: 'ended',
              actions: ['close', { type: 'collectVouchers', params: ({ context }) => context.job }],
            },
            { target: 'ended', actions: ['close', 'tellFailed'] },
          ],
        },
        cancelled: {
          description: 'The job was cancelled and left no effects.',
          always: [
            { guard: 'hasForm', target: 'ended', actions: 'tellCancelled' },
            { target: 'ended', actions: ['close', 'tellCancelled'] },
          ],
        },
        ended: {
          description: 'The job is forgotten. When the dialog is open, another job can be requested.',
          entry: ['forgetJob', { type: 'setFollowed', params: ({ context: { kind } }) => ({ kind, job: null }) }],
          always: [{ guard: 'isShown', target: 'ready' }, { target: 'idle' }],
        },
      },
    },
  },
})

/**
 * The registration of all jobs in the journal. After a reload a job is followed on, and its status
 * is fetched at once. Until version 4 the dialog kept what was written to itself, and handed it
 * over when it closed.
 */
export const jobFlow = describeFlow({
  machine: jobMachine,
  version: 4,
  keeps: {
    kind: kept,
    subject: kept,
    drafts: kept,
    intent: kept,
    job: kept,
    standing: kept,
    isLong: kept,
    refusal: kept,
    notice: kept,
  },
  calls: { findJob: true, startJob: true, askStatus: true, cancelJob: true },
  upcasters: { 3: toWritten },
})

/** Converts the events of version 3, in which closing the dialog brought the draft. */
function toWritten(event: JournalEvent): JournalEvent | readonly JournalEvent[] {
  if (event.type === 'job.edited') return { type: 'job.write', written: {} }
  if (event.type !== 'job.close' || event.draft === undefined) return event
  if (event.draft === null) return { type: 'job.discard' }
  return [{ type: 'job.write', written: event.draft }, { type: 'job.close' }]
}
