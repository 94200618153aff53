import { describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import type { CompanyJob, CompanyJobKind } from '#contracts/copies/company-job.shapes.ts'
import { exampleCompanyJob } from '#contracts/copies/examples.ts'
import type { Entry, JournalEvent } from '../../kit/journal/journal.types.ts'
import { replay } from '../../kit/journal/replay.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { companyMissing, inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle, TestClock } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { jobKinds, queuedText } from './job.kinds.ts'
import { jobFlow, jobMachine } from './job.machine.ts'
import { jobPorts } from './job.ports.ts'
import * as select from './job.select.ts'
import type { JobRequest } from './job.types.ts'

const { Id } = exampleCompanyJob
const job = (Status: CompanyJob['Status'], more: Partial<CompanyJob> = {}) =>
  ok<CompanyJob>({ ...exampleCompanyJob, Status, ...more })
const failed = job('FAILED', { Message: 'Kopian är skadad.' })
const jobMissing = failure({ tag: 'backend' as const, status: 404, dvCode: '40422', message: 'Begäran finns inte.' })
const starting = failure({ tag: 'backend' as const, status: 503, dvCode: '50300', message: 'Strax tillbaka.' })
const taken = failure({
  tag: 'backend' as const,
  status: 409,
  dvCode: '40920',
  message: 'Upptaget.',
  fields: { targetFtgId: 'Det finns redan ett företag med samma id.' },
})

const clone: JobRequest = { kind: 'CLONE', body: { originalFtgId: 'nordsken', targetFtgId: 'nordsken2' } }
const start = { type: 'job.start', request: clone, key: 'a-key' } as const
const subject = { FtgId: 'nordsken', Namn: 'Nordsken Handel AB' }
const open = { type: 'job.open', subject } as const
const other = { FtgId: 'zenit', Namn: 'Zenit Transport AB' }
const nothing = { id: null, note: '', isAgreed: false }
const input = { kind: 'CLONE', followed: null } as const
const inputOf = (kind: CompanyJobKind, followed: string | null = null) => ({ kind, followed })

interface World {
  readonly found?: Result<CompanyJob | null>
  readonly started?: readonly Result<string>[]
  readonly statuses?: readonly Result<CompanyJob>[]
  readonly cancelled?: Result<CompanyJob>
  readonly kept?: (string | null)[]
}

const live =
  ({ found = ok(null), started = [ok(Id)], statuses = [job('INPROGRESS')], cancelled = failed, kept }: World = {}) =>
  () => {
    const nextStart = inTurn(...started)
    const nextStatus = inTurn(...statuses)
    return jobMachine.provide({
      actors: {
        findJob: answer(jobPorts.findJob, async () => found),
        startJob: answer(jobPorts.startJob, nextStart),
        askStatus: answer(jobPorts.askStatus, nextStatus),
        cancelJob: answer(jobPorts.cancelJob, async () => cancelled),
      },
      actions: { setFollowed: (_, params) => void kept?.push(params.job) },
    })
  }

const { queuedInterval, inProgressInterval, noteDelay } = {
  queuedInterval: 2500,
  inProgressInterval: 5000,
  noteDelay: 30_000,
}

const scenarios: Scenarios<typeof jobMachine> = {
  'a clone waits 2.5 s in the queue and 5 s while it is done; then its dialog closes': {
    input,
    live: live({ statuses: [job('QUEUED'), job('INPROGRESS'), job('COMPLETED')] }),
    async play({ actor, clock }) {
      const shown = () => actor.getSnapshot()
      expect(select.isOpen(shown())).toBe(false)
      actor.send(open)
      expect([select.isOpen(shown()), select.isFinding(shown())]).toEqual([true, true])
      await settle()
      expect([select.isFinding(shown()), select.subject(shown())]).toEqual([false, subject])
      actor.send(start)
      expect(select.isStarting(shown())).toBe(true)
      await settle()
      expect([select.isFollowing(shown()), select.statusText(shown())]).toEqual([true, queuedText])
      await clock.pass(queuedInterval - 1)
      expect(select.statusText(shown())).toBe(queuedText)
      await clock.pass(1)
      expect(select.statusText(shown())).toBe(jobKinds.CLONE.working)
      expect(select.standing(shown())).toMatchObject({ RowsDone: 1200, RowsTotal: 5040 })
      await clock.pass(inProgressInterval - 1)
      expect(select.isFollowing(shown())).toBe(true)
      await clock.pass(1)
      expect([select.isOpen(shown()), select.isFollowing(shown()), select.standing(shown())]).toEqual([
        false,
        false,
        null,
      ])
    },
  },
  'one under way already is followed, and its dialog may be put away': {
    input: inputOf('RESTORE'),
    live: live({ found: job('INPROGRESS'), statuses: [job('INPROGRESS'), job('COMPLETED')] }),
    async play({ actor, clock }) {
      actor.send({ type: 'job.open', subject: null })
      await settle()
      expect(select.isFollowing(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'job.close' })
      expect([select.isOpen(actor.getSnapshot()), select.isFollowing(actor.getSnapshot())]).toEqual([false, true])
      actor.send({ type: 'job.open', subject: null })
      expect(select.isOpen(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'job.close' })
      await clock.pass(inProgressInterval)
      expect(select.isFollowing(actor.getSnapshot())).toBe(false)
    },
  },
  'a removal that was asked for elsewhere is followed, and leaves no dialog behind': {
    input: inputOf('REMOVE'),
    live: live({ statuses: [job('QUEUED'), job('COMPLETED')] }),
    async play({ actor, clock }) {
      actor.send({ type: 'job.follow', job: Id, subject })
      await settle()
      const shown = () => actor.getSnapshot()
      expect([select.isOpen(shown()), select.isFollowing(shown()), select.subject(shown())]).toEqual([
        true,
        true,
        subject,
      ])
      await clock.pass(queuedInterval)
      expect([select.isOpen(shown()), select.isFollowing(shown())]).toEqual([false, false])
    },
  },
  'a file is fetched when its dialog is on display, and another may be followed meanwhile': {
    input: inputOf('FILE'),
    live: live({ statuses: [job('INPROGRESS'), job('INPROGRESS'), job('COMPLETED')] }),
    async play({ actor, clock }) {
      const shown = () => actor.getSnapshot()
      actor.send({ type: 'job.follow', job: Id, subject: null })
      await settle()
      expect([select.isOpen(shown()), select.isFollowing(shown())]).toEqual([true, true])
      await clock.pass(1)
      actor.send({ type: 'job.follow', job: Id, subject: null })
      expect([select.standing(shown()), select.isLong(shown())]).toEqual([null, false])
      await settle()
      await clock.pass(inProgressInterval)
      expect([select.isOpen(shown()), select.isFollowing(shown())]).toEqual([false, false])
    },
  },
  'a file whose dialog is put away waits in the bell': {
    input: inputOf('FILE', Id),
    live: live({ statuses: [job('COMPLETED')] }),
    async play({ actor }) {
      actor.send({ type: 'job.close' })
      await settle()
      expect([select.isOpen(actor.getSnapshot()), select.isFollowing(actor.getSnapshot())]).toEqual([false, false])
    },
  },
  'vouchers are shown when their dialog is on display, or why there are none': {
    input: inputOf('PROPOSAL'),
    live: live({ statuses: [job('COMPLETED'), failed, failed, job('COMPLETED')] }),
    async play({ actor }) {
      for (const isPutAway of [false, false, true, true]) {
        actor.send({ type: 'job.follow', job: Id, subject: null })
        if (isPutAway) actor.send({ type: 'job.close' })
        await settle()
        expect([select.isOpen(actor.getSnapshot()), select.isFollowing(actor.getSnapshot())]).toEqual([false, false])
      }
    },
  },
  'a removal that is cancelled leaves no dialog behind': {
    input: inputOf('REMOVE', Id),
    live: live(),
    async play({ actor }) {
      actor.send({ type: 'job.cancel' })
      await settle()
      expect(select.isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'a reloaded page follows on, with the dialog': {
    input: inputOf('RESTORE', Id),
    live: live({ statuses: [job('INPROGRESS'), job('COMPLETED')] }),
    async play({ actor, clock }) {
      expect([select.isOpen(actor.getSnapshot()), select.isFollowing(actor.getSnapshot())]).toEqual([true, true])
      await clock.pass(inProgressInterval)
      expect(select.isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'a reloaded page follows a removal on, which leaves no dialog behind': {
    input: inputOf('REMOVE', Id),
    live: live({ statuses: [job('INPROGRESS'), job('COMPLETED')] }),
    async play({ actor, clock }) {
      const shown = () => actor.getSnapshot()
      expect([select.isOpen(shown()), select.isFollowing(shown())]).toEqual([true, true])
      await settle()
      expect(select.statusText(shown())).toBe(jobKinds.REMOVE.working)
      await clock.pass(inProgressInterval)
      expect([select.isOpen(shown()), select.isFollowing(shown())]).toEqual([false, false])
    },
  },
  'after 30 s a word about large companies, and a sent copy': {
    input: inputOf('SEND'),
    live: live({ statuses: [...Array(7).fill(job('INPROGRESS')), job('COMPLETED')] }),
    async play({ actor, clock }) {
      actor.send(open)
      await settle()
      actor.send({ type: 'job.start', request: { kind: 'SEND', body: { InfoText: '' } }, key: 'a-key' })
      await settle()
      await clock.pass(noteDelay - 1)
      expect(select.isLong(actor.getSnapshot())).toBe(false)
      await clock.pass(1)
      expect(select.isLong(actor.getSnapshot())).toBe(true)
      await clock.pass(inProgressInterval)
      expect([select.isOpen(actor.getSnapshot()), select.isLong(actor.getSnapshot())]).toEqual([false, false])
    },
  },
  'neither a lost connection nor a server that begins anew fails a job; that it failed does': {
    input,
    live: live({ statuses: [networkDown, starting, failed] }),
    async play({ actor, clock }) {
      actor.send(open)
      await settle()
      actor.send(start)
      await clock.pass(2 * inProgressInterval - 1)
      expect(select.isFollowing(actor.getSnapshot())).toBe(true)
      await clock.pass(1)
      expect([select.isFollowing(actor.getSnapshot()), select.isOpen(actor.getSnapshot())]).toEqual([false, true])
      expect(select.notice(actor.getSnapshot())).toBe('Kopian är skadad.')
      actor.send({ type: 'job.write', written: { id: 'prov' } })
      expect(select.notice(actor.getSnapshot())).toBe('')
    },
  },
  'an unknown job, with the dialog put away': {
    input: inputOf('SEND', Id),
    live: live({ statuses: [jobMissing] }),
    async play({ actor }) {
      actor.send({ type: 'job.close' })
      await settle()
      expect([select.isFollowing(actor.getSnapshot()), select.notice(actor.getSnapshot())]).toEqual([false, ''])
    },
  },
  'a refusal is of the field, and is forgotten when it is put right': {
    input,
    live: live({ started: [taken] }),
    async play({ actor }) {
      actor.send(open)
      await settle()
      actor.send(start)
      await settle()
      expect(select.refusal(actor.getSnapshot())?.fields?.targetFtgId).toBe('Det finns redan ett företag med samma id.')
      actor.send({ type: 'job.write', written: { id: 'prov' } })
      expect(select.refusal(actor.getSnapshot())).toBeNull()
      actor.send({ type: 'job.close' })
      expect(select.isOpen(actor.getSnapshot())).toBe(false)
    },
  },
  'what is refused otherwise is said by a snackbar': {
    input,
    live: live({ started: [companyMissing] }),
    async play({ actor }) {
      actor.send(open)
      await settle()
      actor.send(start)
      await settle()
      expect([select.isStarting(actor.getSnapshot()), select.refusal(actor.getSnapshot())]).toEqual([false, null])
    },
  },
  'what was asked for without an answer is looked for before it is asked for again': {
    input,
    live: live({ started: [networkDown] }),
    async play({ actor }) {
      actor.send(open)
      await settle()
      actor.send(start)
      await settle()
      expect([select.isFinding(actor.getSnapshot()), select.isStarting(actor.getSnapshot())]).toEqual([false, false])
    },
  },
  'it is closed while one is looked for': {
    input,
    live: live(),
    async play({ actor }) {
      actor.send(open)
      actor.send({ type: 'job.close' })
      await settle()
      expect([select.isOpen(actor.getSnapshot()), select.isFinding(actor.getSnapshot())]).toEqual([false, false])
    },
  },
  'what is written outlives the dialog, for each company, until it is thrown away; a consent does not': {
    input,
    live: live(),
    async play({ actor }) {
      actor.send(open)
      await settle()
      actor.send({ type: 'job.write', written: { id: 'prov' } })
      actor.send({ type: 'job.write', written: { note: 'Felsökning', isAgreed: true } })
      expect(select.draft(actor.getSnapshot())).toEqual({ id: 'prov', note: 'Felsökning', isAgreed: true })
      actor.send({ type: 'job.close' })
      actor.send({ type: 'job.open', subject: other })
      expect(select.draft(actor.getSnapshot())).toEqual(nothing)
      actor.send({ type: 'job.close' })
      actor.send(open)
      expect(select.draft(actor.getSnapshot())).toEqual({ id: 'prov', note: 'Felsökning', isAgreed: false })
      await settle()
      actor.send({ type: 'job.discard' })
      expect(select.isOpen(actor.getSnapshot())).toBe(false)
      actor.send(open)
      expect(select.draft(actor.getSnapshot())).toEqual(nothing)
      actor.send({ type: 'job.discard' })
      await settle()
      expect([select.isOpen(actor.getSnapshot()), select.isFinding(actor.getSnapshot())]).toEqual([false, false])
    },
  },
  'what is written is there again after a job that failed with its dialog put away, and gone after one that is done': {
    input: inputOf('RESTORE'),
    live: live({ statuses: [failed, job('COMPLETED')] }),
    async play({ actor }) {
      const draft = { id: 'akvarellkopia', note: 'Felsökning', isAgreed: false }
      const open = { type: 'job.open', subject: null } as const
      for (const after of [draft, nothing]) {
        actor.send(open)
        await settle()
        actor.send({ type: 'job.write', written: draft })
        actor.send(start)
        actor.send({ type: 'job.close' })
        await settle()
        actor.send(open)
        expect(select.draft(actor.getSnapshot())).toEqual(after)
        actor.send({ type: 'job.close' })
      }
    },
  },
  'the end of a job leaves alone what is written about another company': {
    input,
    live: live({
      found: job('INPROGRESS', { Kind: 'CLONE', SourceFtgId: 'nordsken' }),
      statuses: [job('INPROGRESS'), job('COMPLETED', { SourceFtgId: 'nordsken' })],
    }),
    async play({ actor, clock }) {
      const draft = { id: 'prov', note: '', isAgreed: false }
      actor.send(open)
      await settle()
      actor.send({ type: 'job.write', written: draft })
      actor.send({ type: 'job.close' })
      actor.send({ type: 'job.open', subject: other })
      actor.send({ type: 'job.write', written: draft })
      actor.send({ type: 'job.close' })
      await clock.pass(inProgressInterval)
      actor.send({ type: 'job.open', subject: other })
      expect(select.draft(actor.getSnapshot())).toEqual(draft)
      actor.send({ type: 'job.close' })
      actor.send(open)
      expect(select.draft(actor.getSnapshot())).toEqual(nothing)
    },
  },
  'it is cancelled, and may be asked for again': {
    input,
    live: live({ found: job('INPROGRESS') }),
    async play({ actor }) {
      actor.send(open)
      await settle()
      actor.send({ type: 'job.cancel' })
      expect([select.isCancelling(actor.getSnapshot()), select.isFollowing(actor.getSnapshot())]).toEqual([true, true])
      await settle()
      expect([select.isFollowing(actor.getSnapshot()), select.isOpen(actor.getSnapshot())]).toEqual([false, true])
    },
  },
  'whether one is under way cannot be found out, which keeps nobody from asking for one': {
    input,
    live: live({ found: networkDown }),
    async play({ actor }) {
      actor.send(open)
      await settle()
      expect([select.isFollowing(actor.getSnapshot()), select.isOpen(actor.getSnapshot())]).toEqual([false, true])
    },
  },
  'a cancelling that does not reach the server leaves it under way': {
    input,
    live: live({ found: job('INPROGRESS'), cancelled: networkDown }),
    async play({ actor }) {
      actor.send(open)
      await settle()
      actor.send({ type: 'job.cancel' })
      await settle()
      expect([select.isCancelling(actor.getSnapshot()), select.isFollowing(actor.getSnapshot())]).toEqual([false, true])
    },
  },
  'it is too late to cancel': {
    input,
    live: live({
      found: job('INPROGRESS'),
      cancelled: job('COMPLETED'),
      statuses: [job('INPROGRESS'), job('COMPLETED')],
    }),
    async play({ actor }) {
      actor.send(open)
      await settle()
      actor.send({ type: 'job.cancel' })
      await settle()
      expect(select.isOpen(actor.getSnapshot())).toBe(false)
    },
  },
}

describe('a job of copies', () => {
  verifyFlow(jobFlow, { spec: import.meta.url, scenarios })

  describe('goes on from a journal of version 3, in which closing the dialog brought what was written', () => {
    const noneFound = {
      type: 'xstate.done.actor.findJob',
      output: { tag: 'ok', value: null },
      actorId: 'findJob',
    }
    const old = (...events: readonly JournalEvent[]): Entry[] =>
      [{ type: 'xstate.init', input: { kind: 'CLONE', followed: null } }, ...events].map((event, place) => ({
        seq: place + 1,
        at: place,
        stream: 'cloneJob',
        machine: 'job',
        version: 3,
        event,
      }))
    const stateAfter = (...events: readonly JournalEvent[]) => {
      const replayed = replay(jobFlow, old(...events))
      if (replayed.tag === 'failure') throw new Error(replayed.failure)
      return replayed.value.snapshot
    }

    it('that closed the dialog with a draft', () => {
      const shown = stateAfter(
        open,
        noneFound,
        { type: 'job.edited' },
        { type: 'job.close', draft: { id: 'prov', note: 'Felsökning' } },
        open,
      )
      expect(shown.value).toEqual({ dialog: 'open', work: 'finding' })
      expect(select.draft(shown)).toEqual({ id: 'prov', note: 'Felsökning', isAgreed: false })
    })

    it('that threw the draft away', () => {
      const shown = stateAfter(
        open,
        noneFound,
        { type: 'job.close', draft: { id: 'prov', note: '' } },
        open,
        { type: 'job.close', draft: null },
        open,
      )
      expect(select.draft(shown)).toEqual(nothing)
    })

    it('that only closed the dialog', () => {
      const shown = stateAfter(open, noneFound, { type: 'job.close', draft: { id: 'prov', note: '' } }, open, {
        type: 'job.close',
      })
      expect(shown.value).toEqual({ dialog: 'closed', work: 'idle' })
      expect(shown.context.drafts.nordsken?.id).toBe('prov')
    })
  })

  /** What the flows around it are told. */
  async function reported(kind: CompanyJobKind, world: World, play: 'shown' | 'hidden' | 'cancel') {
    const clock = new TestClock()
    const heard: unknown[] = []
    const listener = setup({}).createMachine({ on: { '*': { actions: ({ event }) => void heard.push(event) } } })
    const kept: (string | null)[] = []
    const root = setup({ actors: { listener, job: live({ ...world, kept })() } }).createMachine({
      invoke: [
        { id: 'snackbar', systemId: 'snackbar', src: 'listener' },
        { id: 'companySelection', systemId: 'companySelection', src: 'listener' },
        { id: 'download', systemId: 'download', src: 'listener' },
        { id: 'vouchers', systemId: 'vouchers', src: 'listener' },
        { id: 'notifications', systemId: 'notifications', src: 'listener' },
        { id: 'job', systemId: 'job', src: 'job', input: inputOf(kind, Id) },
      ],
    })
    const actor = createActor(root, { clock }).start()
    if (play === 'hidden') actor.system.get('job').send({ type: 'job.close' })
    if (play === 'cancel') actor.system.get('job').send({ type: 'job.cancel' })
    await settle()
    return { heard, kept }
  }
  const says = (kind: string, text: string) => ({ type: 'snackbar.show', kind, text })
  const chosen = { type: 'company.choose', FtgId: 'akvarellkopia', routeHasParameters: true }
  const reload = { type: 'companies.changed' }

  it.each<[string, CompanyJobKind, World, 'shown' | 'hidden' | 'cancel', unknown[]]>([
    [
      'chooses the restored company',
      'RESTORE',
      { statuses: [job('COMPLETED')] },
      'shown',
      [says('SUCCESS', 'Kopian har lästs in.'), chosen],
    ],
    [
      'takes nobody from what they do',
      'RESTORE',
      { statuses: [job('COMPLETED')] },
      'hidden',
      [says('SUCCESS', 'Kopian har lästs in.'), reload],
    ],
    [
      'lists the clone',
      'CLONE',
      { statuses: [job('COMPLETED')] },
      'shown',
      [says('SUCCESS', 'Företaget har kopierats.'), reload],
    ],
    [
      'says that a copy was sent',
      'SEND',
      { statuses: [job('COMPLETED')] },
      'shown',
      [says('SUCCESS', 'Kopian har skickats till leverantörens support.')],
    ],
    [
      'says in the specification’s words that a copy was not sent, whatever the server says',
      'SEND',
      { statuses: [failed] },
      'hidden',
      [says('ERROR', 'Kopian kunde inte skickas till leverantörens support. Försök igen senare.')],
    ],
    ['says in the dialog that it failed', 'SEND', { statuses: [failed] }, 'shown', []],
    [
      'says elsewhere that it failed',
      'SEND',
      { statuses: [job('FAILED')] },
      'hidden',
      [says('ERROR', 'Kopian kunde inte skickas till leverantörens support. Försök igen senare.')],
    ],
    [
      'leads out of the company that was removed',
      'REMOVE',
      { statuses: [job('COMPLETED', { FtgId: 'bjorken' })] },
      'shown',
      [says('SUCCESS', 'bjorken har tagits bort. En kopia är sparad.'), { type: 'company.removed', FtgId: 'bjorken' }],
    ],
    [
      'says beside no dialog that a removal failed',
      'REMOVE',
      { statuses: [job('FAILED', { Message: 'Företaget finns inte.' })] },
      'shown',
      [says('ERROR', 'Företaget finns inte.')],
    ],
    [
      'fetches the file that is waited for',
      'FILE',
      { statuses: [job('COMPLETED')] },
      'shown',
      [{ type: 'download.start', path: `/file/jobs/${Id}` }],
    ],
    [
      'says where the file is',
      'FILE',
      { statuses: [job('COMPLETED')] },
      'hidden',
      [says('SUCCESS', 'Filen är klar. Hämta den under Aviseringar.'), { type: 'list.reload' }],
    ],
    [
      'shows what would be made',
      'PROPOSAL',
      { statuses: [job('COMPLETED')] },
      'shown',
      [{ type: 'vouchers.collect', job: Id, isPreview: true }],
    ],
    [
      'shows why nothing was made',
      'VOUCHERS',
      { statuses: [failed] },
      'shown',
      [{ type: 'vouchers.collect', job: Id, isPreview: false }],
    ],
    [
      'says that vouchers are made',
      'VOUCHERS',
      { statuses: [job('COMPLETED')] },
      'hidden',
      [says('SUCCESS', 'Verifikationerna är skapade.'), { type: 'list.reload' }],
    ],
    ['says elsewhere why not', 'VOUCHERS', { statuses: [failed] }, 'hidden', [says('ERROR', 'Kopian är skadad.')]],
    ['says that it was cancelled', 'CLONE', {}, 'cancel', [says('INFO', 'Kopieringen har avbrutits.')]],
  ])('%s', async (_, kind, world, play, expected) => {
    const { heard, kept } = await reported(kind, world, play)
    expect(heard).toEqual(expected)
    expect(kept, 'followed, and then not any more').toEqual([Id, null])
  })
})
