import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { errors } from '#contracts/errors.ts'
import { actionOf } from '#contracts/payroll/declaration/declaration-life.ts'
import { SkatteverketAction } from '#contracts/payroll/declaration/skatteverket.shapes.ts'
import { StatementPeriod } from '#contracts/statements/shapes.ts'
import { swedishDate } from '../../../platform/calendar/swedish-date.ts'
import type { Transaction } from '../../../platform/database/tenancy.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { defineJob, type JobRun } from '../../../platform/jobs/define-job.ts'
import { isUnderWay } from '../../../platform/jobs/job-queue.ts'
import { job as jobTable } from '../../../tables/schema.ts'
import { companyOf } from '../../vouchers/make-vouchers.ts'
import { addEvent, draftOf, lockPeriods, sentTo } from '../declaration-events.ts'
import { keepNumbers } from '../declaration-file.ts'
import type { MadeDeclaration } from '../declared-month.ts'
import { monthNow } from '../month-now.ts'
import { requireMayBeDone } from '../require-may-be-done.ts'
import { correctionOf, isEmpty, type Submission, withoutRows } from '../submission.ts'
import { forgetAccess, goodTokens } from './access-store.ts'
import { reportedOf, sendSubmission } from './send.ts'
import type { Skatteverket } from './services.ts'
import type { SkatteverketTokens } from './sign-in.ts'
import { SkatteverketError } from './skatteverket-error.ts'

/** The kind of the job, by which the latest of a company is found. */
export const skatteverketKind = 'SKATTEVERKET'

/** Two errands of a month are not under way at a time. */
export const errandKey = (ftgKey: string, period: string): string => `skatteverket ${ftgKey} ${period}`

/** True while somebody's errand of a month is under way. */
export const isErrandUnderWay = async (tx: Transaction, ftgKey: string, period: string): Promise<boolean> =>
  (await tx.$count(jobTable, and(eq(jobTable.exclusive, errandKey(ftgKey, period)), isUnderWay))) > 0

export const skatteverketPayload = z.object({ period: StatementPeriod, action: SkatteverketAction })
type Payload = z.infer<typeof skatteverketPayload>

/** What an errand came to, in Swedish, for the screen and the notification. */
export const skatteverketResult = z.object({ message: z.string() })

type Run = JobRun<Payload> & { readonly skatteverket: Skatteverket }

/**
 * Does an errand at Skatteverket for a person who has signed in there: sends a declaration, fetches
 * receipts, or removes a draft. Tokens are stored by themselves; all else is stored with the end of
 * the job.
 */
export const skatteverketJob = (skatteverket: Skatteverket | undefined) =>
  defineJob({
    kind: skatteverketKind,
    payload: skatteverketPayload,
    async run(run) {
      if (!skatteverket) throw new Refusal(errors.skatteverketMissing)
      const { licNr, login, ftgKey } = run.job
      if (ftgKey === null) throw new Refusal(errors.companyMissing)
      const owner = { licNr, login, ftgKey }
      try {
        const tokens = await goodTokens(run.tx, run.database, skatteverket, owner)
        const message = await errands[run.payload.action]({ ...run, skatteverket }, tokens)
        return { result: { message } }
      } catch (error) {
        if (!(error instanceof SkatteverketError)) throw error
        if (error.code === 'sign-in') await forgetAccess(run.database, owner)
        throw new Refusal(errors.fieldsRefused, textOf(error))
      }
    },
    notice: ({ period, action }) => ({
      ...notices[action],
      about: `Arbetsgivardeklaration ${period}.`,
      event: 'AGIAPI',
      context: { Period: period },
    }),
  })

const notices = {
  SKICKA: { done: 'Skatteverket har svarat på deklarationen', failed: 'Deklarationen kunde inte skickas' },
  KVITTENS: { done: 'Kvittenser är hämtade', failed: 'Kvittensen kunde inte hämtas' },
  TABORT: { done: 'Utkastet är borttaget hos Skatteverket', failed: 'Utkastet kunde inte tas bort' },
} as const

const textOf = ({ code, message }: SkatteverketError): string =>
  code === 'unreachable'
    ? 'Skatteverket svarar inte. Försök igen om en stund.'
    : code === 'sign-in'
      ? 'Inloggningen hos Skatteverket har gått ut. Logga in där igen.'
      : `Skatteverket svarade: ${message}`

type Errand = (run: Run, tokens: SkatteverketTokens) => Promise<string>

const errands: Readonly<Record<Payload['action'], Errand>> = {
  async SKICKA(run, tokens) {
    const { tx, skatteverket, progress, now, job } = run
    const { period, past, made, submission } = await toSend(run)
    if (isEmpty(submission)) throw new Refusal(errors.fieldsRefused, 'Skatteverket har redan samma uppgifter.')
    const { declaration, hash } = made
    const outcome = await sendSubmission({
      skatteverket,
      tokens,
      submission,
      now,
      employer: declaration.employer,
      hasDraft: draftOf(past.events) !== undefined,
      async goOn() {
        // The database ends a transaction that is silent.
        await tx.execute(sql`select`)
        progress.add(0)
      },
    })
    const told = { by: job.login, at: now }
    if (outcome.kind === 'refused') {
      await addEvent(tx, period, outcome, told)
      return 'Skatteverkets kontroll avvisade deklarationen. Felen står på sidan.'
    }
    await keepNumbers(tx, declaration)
    await addEvent(tx, period, { ...outcome, hash, submission: withoutRows(submission) }, told)
    return 'Deklarationen ligger som utkast hos Skatteverket, och väntar på underskrift.'
  },
  async KVITTENS(run, tokens) {
    const { tx, skatteverket, now, job } = run
    const { period, past, made } = await toSend(run)
    const known = new Set(past.events.map(({ receipt }) => receipt))
    const reported = reportedOf(made.submission)
    const receipts = await skatteverket.api.receipts(tokens, reported)
    const fresh = receipts.filter(({ id }) => !known.has(id))
    for (const { id } of fresh)
      await addEvent(tx, period, { kind: 'receipt', receipt: id, ...ofDraft(past.events) }, by(run))
    if (fresh.length === 0) return 'Det finns ingen ny kvittens: deklarationen är inte undertecknad än.'
    await lockWhenSet(tx, period, now)
    return `Deklarationen är undertecknad, och kvittensen är hämtad av ${job.login}.`
  },
  async TABORT(run, tokens) {
    const { tx, skatteverket } = run
    const { period, past, made } = await toSend(run)
    const reported = reportedOf(made.submission)
    await skatteverket.api.unlock(tokens, reported)
    for (const id of draftOf(past.events)?.uploads ?? []) await skatteverket.api.remove(tokens, reported, id)
    await addEvent(tx, period, { kind: 'removed' }, by(run))
    return 'Utkastet är borttaget hos Skatteverket.'
  },
}

const by = ({ job, now }: Run) => ({ by: job.login, at: now })

/** What was signed is what was sent: a later change of the payslips is seen by its hash. */
const ofDraft = (events: Parameters<typeof draftOf>[0]) => ({ hash: draftOf(events)?.hash ?? '' })

/** Locks the periods of a filed declaration, when the company wants it. */
export async function lockWhenSet(tx: Transaction, period: string, now: Date, isLocked = true): Promise<void> {
  const { company } = await companyOf(tx)
  if (company.AGILasPeriod) await lockPeriods(tx, period, isLocked, swedishDate(now))
}

/**
 * Returns the declaration as it is now, and what of it Skatteverket does not have yet.
 *
 * @throws Refusal when the errand can no longer be done with it
 */
async function toSend({ tx, payload, now }: Run) {
  const { period, made, past } = await monthNow(tx, payload.period, now)
  requireMayBeDone(actionOf[payload.action], made, past, { today: swedishDate(now) })
  return { period, past, made, submission: changesOf(made, past.events) }
}

/** Returns the whole declaration the first time, and then what has changed since. */
export function changesOf(
  { declaration, submission }: MadeDeclaration,
  events: Parameters<typeof sentTo>[0],
): Submission {
  const before = sentTo(events, declaration.employer, declaration.period)
  return before ? correctionOf(before.sent, declaration, before.isSigned).submission : submission
}
