import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { isHandedIn } from '#contracts/payroll/declaration/declaration-life.ts'
import { allows } from '#contracts/rights/catalogue.ts'
import { addDays, type IsoDate, isoDate } from '#contracts/rules/date.ts'
import { bankDayNotAfter } from '#contracts/schedules/salary-periods.ts'
import { MissingRule } from '../../engine/law.ts'
import { law } from '../../law/law.ts'
import { notify } from '../../messages/notify.ts'
import { isBankDay } from '../../platform/calendar/bank-days.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type Transaction, withSystem, withTenant } from '../../platform/database/tenancy.ts'
import { hasAccess } from '../../rights/company-access.ts'
import { rightsOf } from '../../rights/rights.ts'
import { company, event, salaryPeriod, userAccount } from '../../tables/schema.ts'
import { periodText } from '../delivery/period-text.ts'
import { type Period, writtenPeriod } from './declaration.ts'
import { eventsOf } from './declaration-events.ts'
import { happenedTo, stateAfterAll } from './declaration-state.ts'
import { exportsOf } from './declared-month.ts'
import { dueDates } from './due-dates.ts'
import { finishedPayslipsIn, unfinishedIn } from './stored/finished-payslips.ts'

/** READY: all of a month's payslips are ready, and paid. DUE: its last day is near. */
export type DeclarationNotice = 'READY' | 'DUE'

/** Payload: the declared `period`, the `kind` of the notice, and the `count` of accounts. */
export const declarationNoticed = 'declaration.noticed'

/** How many bank days before the last day the accounts are reminded. */
const bankDaysBefore = 3

interface Known {
  readonly licNr: string
  readonly ftgKey: string
  readonly ftgId: string
  readonly name: string
}

/**
 * Notifies the accounts that read a company's declarations when a month can be declared, and when
 * its last day is near and it is not handed in. Each is told once for a month.
 */
export async function tellOfDeclarations(database: Database, now: Date): Promise<void> {
  const companies = await withSystem(database, tx =>
    tx
      .select({ licNr: company.licNr, ftgKey: company.ftgKey, ftgId: company.ftgId, name: company.name })
      .from(company)
      .where(eq(company.archived, false)),
  )
  for (const known of companies)
    await withTenant(database, { licNr: known.licNr, ftgKey: known.ftgKey }, tx => tellOfCompany(tx, known, now))
}

async function tellOfCompany(tx: Transaction, known: Known, now: Date): Promise<void> {
  const today = swedishDate(now)
  const [year = 0, month = 0] = today.split('-').map(Number)
  for (const period of [isoDate(year, month - 1, 1), isoDate(year, month, 1)].map(day => day.slice(0, 7))) {
    const standing = await standingOf(tx, period, today)
    const kind = standing && noticeOf(standing, today)
    if (!kind || !(await isFirst(tx, known.ftgKey, period, kind))) continue
    const to = await readersOf(tx, known.ftgKey)
    const Period = writtenPeriod(period)
    await notify(tx, {
      to,
      now,
      type: 'INFO',
      Title: 'Arbetsgivardeklaration',
      Event: `AGI ${kind}`,
      Message: messageOf(kind, standing, period, today),
      Context: { FtgId: known.ftgId, FtgNamn: known.name, Period },
    })
    await appendEvent(tx, { type: declarationNoticed, payload: { period: Period, kind, count: to.length } })
  }
}

/** Where the declaration of a month stands, as far as notices need it. */
export interface NoticeStanding {
  readonly finished: number
  readonly unfinished: number
  /** True when a pay day of the month is still to come. */
  readonly isOpen: boolean
  readonly due: IsoDate
  /** True when its file has been fetched, or something has happened at Skatteverket. */
  readonly isBegun: boolean
  /** True when it is handed in, or its file has been fetched. */
  readonly isDone: boolean
  /** True when it waits for a signature. */
  readonly isDraft: boolean
}

/** Returns where a month stands; undefined without payslips, or when its law is not entered. */
async function standingOf(tx: Transaction, period: Period, today: IsoDate): Promise<NoticeStanding | undefined> {
  const finished = await finishedPayslipsIn(tx, period)
  const unfinished = (await unfinishedIn(tx, period, period)).length
  if (finished + unfinished === 0) return undefined
  const events = await eventsOf(tx, period)
  const exports = await exportsOf(tx, period)
  const isFetched = exports.length > 0
  const state = stateAfterAll(happenedTo({ exports, events }))
  const open = await tx.$count(
    salaryPeriod,
    sql`to_char(${salaryPeriod.payDay}, 'YYYY-MM') = ${period} and ${salaryPeriod.payDay} > ${today}`,
  )
  try {
    const due = dueDates(law, period, 'ordinary', isBankDay).declare
    return {
      finished,
      unfinished,
      isOpen: open > 0,
      due,
      isBegun: isFetched || events.length > 0,
      isDone: isFetched || isHandedIn(state),
      isDraft: state.submission === 'draft',
    }
  } catch (error) {
    if (error instanceof MissingRule) return undefined
    throw error
  }
}

/** Returns the day from which accounts are reminded of a last day. */
function remindedFrom(due: IsoDate): IsoDate {
  let day = due
  for (let left = bankDaysBefore; left > 0; left -= 1) day = bankDayNotAfter(addDays(day, -1), isBankDay)
  return day
}

/** Returns what is to be told of a month today, or null. */
export function noticeOf(standing: NoticeStanding, today: IsoDate): DeclarationNotice | null {
  const { finished, unfinished, isOpen, due, isBegun, isDone } = standing
  if (!isDone && today >= remindedFrom(due) && today <= due) return 'DUE'
  return !isBegun && !isOpen && finished > 0 && unfinished === 0 ? 'READY' : null
}

/**
 * Returns whether a notice has not been given, and holds the company's notices until the
 * transaction ends. Whoever has been reminded of the last day is not told that it is ready.
 */
async function isFirst(tx: Transaction, ftgKey: string, period: Period, kind: DeclarationNotice): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`avlona.declaration:${ftgKey}`}, 0))`)
  const told = await tx.$count(
    event,
    and(
      ...[eq(event.type, declarationNoticed), eq(event.ftgKey, ftgKey)],
      sql`${event.payload} ->> 'period' = ${writtenPeriod(period)}`,
      inArray(sql`${event.payload} ->> 'kind'`, kind === 'READY' ? ['READY', 'DUE'] : ['DUE']),
    ),
  )
  return told === 0
}

/** Returns the logins of those who may read the company's declarations. */
async function readersOf(tx: Transaction, ftgKey: string): Promise<readonly string[]> {
  const accounts = await tx
    .select()
    .from(userAccount)
    .innerJoin(company, eq(company.ftgKey, ftgKey))
    .where(
      and(
        ...[isNull(userAccount.blockedAt), isNull(userAccount.supportOf)],
        or(userAccount.allCompanies, hasAccess(tx)),
      ),
    )
    .orderBy(userAccount.login)
  const readers: string[] = []
  for (const { user_account: account } of accounts)
    if (allows(await rightsOf(tx, account), 'EmployerDeclaration.Read')) readers.push(account.login)
  return readers
}

/** Returns the Swedish text of a notice. */
export function messageOf(
  kind: DeclarationNotice,
  { due, unfinished, isDraft }: NoticeStanding,
  period: Period,
  today: IsoDate,
): string {
  const of = periodText(writtenPeriod(period))
  const last = `${today > due ? 'Sista dagen var' : 'Sista dag är'} ${due}.`
  if (kind === 'READY') return `Deklarationen för ${of} är redo att granskas. ${last}`
  const left = unfinished === 1 ? 'Ett lönebesked är inte klart.' : `${unfinished} lönebesked är inte klara.`
  const state = isDraft ? 'väntar på underskrift hos Skatteverket' : 'är inte inlämnad'
  return `Deklarationen för ${of} ${state}. ${last}${unfinished > 0 ? ` ${left}` : ''}`
}
