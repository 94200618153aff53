import { and, eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { employerDeclarationCalls } from '#contracts/payroll/declaration/calls.ts'
import { actionOf } from '#contracts/payroll/declaration/declaration-life.ts'
import type { SkatteverketAction } from '#contracts/payroll/declaration/skatteverket.shapes.ts'
import { law } from '../../law/law.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { queueJob } from '../../platform/jobs/job-queue.ts'
import { latestJob } from '../../platform/jobs/jobs.ts'
import { monthsOf } from '../../statements/months.ts'
import { noticesAt } from '../../statements/notices.ts'
import { rowsIn } from '../../statements/rows-behind.ts'
import { declarationEvent, declarationExport, job as jobTable } from '../../tables/schema.ts'
import { absencesOf, findingsOf, leftOutOf, mainOf, personsOf } from './declaration-answer.ts'
import type { DeclarationPast } from './declaration-state.ts'
import { declaredMonth, periodOf } from './declared-month.ts'
import { markFiled } from './mark-filed.ts'
import { monthNow } from './month-now.ts'
import { findingsIn, requireMayBeDone } from './require-may-be-done.ts'
import { beginSignIn, isSignedIn, keepCode } from './skatteverket/access-store.ts'
import { atSkatteverket } from './skatteverket/at-skatteverket.ts'
import type { Skatteverket } from './skatteverket/services.ts'
import { errandKey, isErrandUnderWay, skatteverketJob, skatteverketKind } from './skatteverket/skatteverket-job.ts'
import { declaredYear } from './stored/declared-year.ts'
import { filesOf } from './xml.ts'

interface Services {
  readonly skatteverket: Skatteverket | undefined
}

/**
 * The employer's declaration: what it says now, where each month stands, and how it is handed in.
 */
export const employerDeclarationArea = ({ skatteverket }: Services): Handlers<typeof employerDeclarationCalls> => ({
  async year({ tx, filter, scope, now }) {
    const today = swedishDate(now)
    const of = filter?.Year ?? String(scope.SalaryYear ?? today.slice(0, 4))
    const year = await declaredYear(tx, `${of}-12`, law)
    const exports = await tx.select().from(declarationExport)
    const events = await tx.select().from(declarationEvent)
    return monthsOf(of, async wire => {
      const past: DeclarationPast = {
        exports: exports.filter(({ period }) => period === wire).toSorted((a, b) => b.number - a.number),
        events: events.filter(({ period }) => period === wire).toSorted((a, b) => a.number - b.number),
      }
      return (await declaredMonth(year, periodOf(wire), past, today)).month
    })
  },
  async period({ tx, params, now, caller, company }) {
    const { login } = caller.account
    // Before all that the errand changes: one that has ended has changed it.
    const errand = await latestJob(
      tx,
      and(
        ...[eq(jobTable.kind, skatteverketKind), eq(jobTable.ftgKey, company.ftgKey), eq(jobTable.login, login)],
        sql`${jobTable.payload} ->> 'period' = ${params.Period}`,
      ),
    )
    const { year, month, made, past } = await monthNow(tx, params.Period, now)
    const { declaration, submission, hash } = made
    const show = rowsIn(year.payslips)
    const findings = findingsIn(made, past, swedishDate(now))
    return {
      ...month,
      Stopp: noticesAt('stop', findings).length,
      Varningar: noticesAt('warning', findings).length,
      Huvuduppgift: mainOf(declaration.main),
      Personer: personsOf(declaration, year.nameOf, show),
      Franvaro: absencesOf(declaration, year.nameOf, show),
      Utelamnade: leftOutOf(declaration, submission, year.nameOf),
      Kontroller: findingsOf(findings, declaration, year.nameOf),
      Exporter: past.exports.map(each => ({
        Nummer: each.number,
        Tid: each.exportedAt.toISOString(),
        Anvandare: each.exportedBy,
        Oforandrad: each.hash === hash,
      })),
      Filer: filesOf(submission),
      Skatteverket: atSkatteverket({
        events: past.events,
        declaration,
        nameOf: year.nameOf,
        isConnected: skatteverket !== undefined,
        isSignedIn: skatteverket !== undefined && (await isSignedIn(tx, login, now)),
        errand,
      }),
    }
  },
  async skatteverket({ tx, params, body: { Atgard }, now, caller, company }) {
    if (!skatteverket) throw new Refusal(errors.skatteverketMissing)
    const { made, past } = await monthNow(tx, params.Period, now)
    const errand = (await isErrandUnderWay(tx, company.ftgKey, params.Period)) ? 'underWay' : 'idle'
    requireMayBeDone(actionOf[Atgard], made, past, { today: swedishDate(now), errand })
    const { login } = caller.account
    if (await isSignedIn(tx, login, now)) {
      await queueErrand(tx, company.ftgKey, params.Period, Atgard)
      return { Adress: null }
    }
    const begun = { login, FtgId: company.ftgId, period: params.Period, action: Atgard, now }
    return { Adress: await beginSignIn(tx, skatteverket, begun) }
  },
  async signedIn({ tx, body, caller, company }) {
    if (!skatteverket) throw new Refusal(errors.skatteverketMissing)
    const { period, action } = await keepCode(tx, caller.account.login, body)
    await queueErrand(tx, company.ftgKey, period, action)
    return { Period: period }
  },
  async filed({ tx, params, body, now, caller }) {
    await markFiled(tx, { wire: params.Period, isFiled: body.Inlamnad }, { login: caller.account.login, now })
    return null
  },
})

/** @throws Refusal skatteverketBusy while an earlier errand of the month is under way */
const queueErrand = (tx: Transaction, ftgKey: string, period: string, action: SkatteverketAction) =>
  queueJob(
    tx,
    skatteverketJob(undefined),
    { period, action },
    {
      ftgKey,
      exclusive: { key: errandKey(ftgKey, period), refusal: new Refusal(errors.skatteverketBusy) },
    },
  )
