import { errors } from '#contracts/errors.ts'
import type { employerDeclarationCalls } from '#contracts/payroll/declaration/calls.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import { declarationExport } from '../../platform/database/schema.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { law } from '../law/law.ts'
import { absencesOf, findingsOf, leftOutOf, mainOf, personsOf, rowsIn } from './declaration-answer.ts'
import { declaredMonth, exportsOf, periodOf } from './declared-month.ts'
import { declaredYear } from './stored/declared-year.ts'
import { filesOf } from './xml.ts'

/** The employer's declaration: what it says now, and where each month stands. */
export const employerDeclarationArea: Handlers<typeof employerDeclarationCalls> = {
  async year({ tx, filter, scope, now }) {
    const today = swedishDate(now)
    const of = filter?.Year ?? String(scope.SalaryYear ?? today.slice(0, 4))
    const year = await declaredYear(tx, `${of}-12`, law)
    const exports = await tx.select().from(declarationExport)
    const months = []
    for (let month = 1; month <= 12; month += 1) {
      const wire = `${of}${String(month).padStart(2, '0')}`
      const own = exports.filter(({ period }) => period === wire).toSorted((a, b) => b.number - a.number)
      months.push((await declaredMonth(year, periodOf(wire), own, today)).month)
    }
    return months
  },
  async period({ tx, params, now }) {
    const period = periodOf(params.Period)
    const year = await declaredYear(tx, period, law)
    const exports = await exportsOf(tx, period)
    const { month, made } = await declaredMonth(year, period, exports, swedishDate(now))
    if (!made) throw new Refusal(errors.fieldsRefused, undefined, { Period: month.Status.Text })
    const { declaration, findings, submission, hash } = made
    const show = rowsIn(year.payslips)
    return {
      ...month,
      Huvuduppgift: mainOf(declaration.main),
      Personer: personsOf(declaration, year.nameOf, show),
      Franvaro: absencesOf(declaration, year.nameOf, show),
      Utelamnade: leftOutOf(declaration, submission, year.nameOf),
      Kontroller: month.Lonebesked === 0 ? [] : findingsOf(findings, declaration, year.nameOf),
      Exporter: exports.map(each => ({
        ...{ Nummer: each.number, Tid: each.exportedAt.toISOString(), Anvandare: each.exportedBy },
        Oforandrad: each.hash === hash,
      })),
      Filer: filesOf(submission),
    }
  },
}
