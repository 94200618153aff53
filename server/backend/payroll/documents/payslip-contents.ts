import { absenceTypes } from '#contracts/code-lists/absence.ts'
import type { CodeList } from '#contracts/code-lists/code-list.ts'
import { employmentForms } from '#contracts/code-lists/employment-forms.ts'
import { payTypeClasses } from '#contracts/code-lists/pay-types.ts'
import { taxTypes } from '#contracts/code-lists/taxes.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { showsOf } from '#contracts/payroll/run/shown-balances.ts'
import { englishPayTypes } from '#contracts/payroll/sheet/english-pay-types.ts'
import { englishCodes, type PayslipLanguage, payslipTexts } from '#contracts/payroll/sheet/payslip.text.ts'
import type { PayslipContents, SheetPerson, SheetRow } from '#contracts/payroll/sheet/payslip-contents.ts'
import { usesTable } from '#contracts/person/tax.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import { personalNumberFormat } from '#contracts/rules/personal-number.ts'
import { postLine } from '#contracts/rules/post-code.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import type { Basis } from '../../engine/basis.ts'
import { showHundredths } from '../../engine/show.ts'
import { shownPrice } from '../../engine/shown-price.ts'
import { columnForPay } from '../../engine/tax/tax-column.ts'
import { law } from '../../law/law.ts'
import { dateIn, numberIn, textIn } from '../../registers/form-values.ts'
import type { payslip, payslipRow } from '../../tables/schema.ts'
import { absencesIn, weeksOf } from './period-days.ts'
import { shownSupport } from './start-up-support.ts'

/** What a payslip's document is made of. */
export interface DocumentFacts {
  readonly slip: Omit<typeof payslip.$inferSelect, 'steps'>
  /** In their order. */
  readonly rows: readonly (typeof payslipRow.$inferSelect)[]
  /** The employee's values on the day of the payout. */
  readonly employee: FormValues
  /** The name of the employee's department, or empty. */
  readonly department: string
  /** Whether the payslip may still change. */
  readonly isDraft: boolean
  /** The salary period: its first and last day. */
  readonly period: { readonly firstDay: string; readonly lastDay: string }
  /** The class of each pay type of the employee's table (KlassTyp). */
  readonly classOf: (payType: string) => string
  /** Öre, with this payslip. */
  readonly year: PayslipContents['year']
  /** The company's settings. */
  readonly settings: FormValues
}

/** Returns the language of an employee's payslips: the employee's own, else the company's. */
export const languageOf = (employee: FormValues, settings: FormValues): PayslipLanguage =>
  (textIn(employee, 'LonSprak') || textIn(settings, 'StdPayslipLocale')) === 'EN' ? 'EN' : 'SV'

/** Returns what a stored payslip says, in the employee's language. */
export function contentsOf(facts: DocumentFacts): PayslipContents {
  const { slip, rows, employee, settings, period, year } = facts
  const language = languageOf(employee, settings)
  const translated = (text: string) => (language === 'EN' ? (englishPayTypes.get(text) ?? text) : text)
  const basis = slip.basis as Partial<Basis>
  const balances = slip.balances.filter(showsOf(slip.balances))
  const after = (kind: string) => {
    const balance = balances.find(each => each.kind === kind)
    return balance ? fromHundredths(balance.after) : null
  }
  const named = (types: CodeList, english: Readonly<Record<string, string>>) => (code: string) =>
    language === 'EN' ? (english[code] ?? code) : types.label(code, slip.payDate)
  const absenceName = named(absenceTypes, englishCodes.absenceTypes)
  const taxes = rows.filter(({ kind }) => kind === 'SKATT')
  const pension = rows.filter(({ kind }) => kind === 'PENSION').reduce((sum, { amount }) => sum + amount, 0)
  return {
    language,
    isDraft: facts.isDraft,
    period: { from: period.firstDay, to: period.lastDay, payout: slip.payDate },
    corrects: slip.correctsPeriod ?? '',
    person: personOf(facts, language, named(employmentForms, englishCodes.employmentForms)),
    rows: rows
      .filter(({ kind }) => kind !== 'SKATT' && kind !== 'PENSION')
      .map(row => rowOf(row, facts, translated(row.text))),
    gross: fromHundredths(slip.gross),
    tax: fromHundredths(slip.tax),
    afterTax: fromHundredths(slip.afterTax),
    net: fromHundredths(slip.net),
    taxedBy: taxedBy(basis, slip.payDate, language, named(taxTypes, englishCodes.taxTypes)),
    taxes: taxes.map(({ text, amount }) => [translated(text), showHundredths(-amount)]),
    taxable: fromHundredths(slip.taxable),
    contributions: fromHundredths(slip.contributions),
    pension: fromHundredths(pension),
    startUpSupport: fromHundredths(shownSupport(settings, slip, basis)),
    year: { gross: fromHundredths(year.gross), benefits: fromHundredths(year.benefits), tax: fromHundredths(year.tax) },
    vacation: {
      paid: after('BET'),
      saved: after('SPA'),
      unpaid: after('OBE'),
      advance: after('FÖR'),
      earned: after('INT'),
    },
    earnedHoliday: after('INTKR'),
    parental: balances
      .filter(({ kind }) => kind === 'FPE')
      .map(({ name = '', after: left }) => [payslipTexts[language].parental(name), showHundredths(left)]),
    compTime: after('KOMP'),
    flexTime: after('FLEX'),
    shorterHours: after('ATF'),
    debt: Math.max(0, -fromHundredths(slip.net)),
    absence: basis.payout ? absencesIn(basis.absences ?? [], basis.payout.deviations, absenceName) : [],
    schedule: basis.payout ? weeksOf(basis.days ?? [], basis.payout.pay, payslipTexts[language].week) : [],
  }
}

function rowOf(row: DocumentFacts['rows'][number], { classOf, settings }: DocumentFacts, text: string): SheetRow {
  const isInformation = row.kind === 'INFO'
  const place = payTypeClasses.codes.indexOf(classOf(row.payType) as (typeof payTypeClasses.codes)[number])
  return {
    LonArtNr: row.payType,
    SortKod: String(place < 0 ? payTypeClasses.codes.length : place).padStart(2, '0'),
    from: row.firstDay,
    to: row.lastDay,
    text,
    unit: row.unit as SheetRow['unit'],
    quantity: row.quantity === null ? null : fromHundredths(row.quantity),
    price: shownPrice(row),
    amount: isInformation ? null : fromHundredths(row.amount),
    unitCode: resultUnits.flatMap(n => (settings[`VisaResEnh${n}`] === true && row.units[n - 1]) || []).join(' '),
    isBenefit: row.kind === 'FÖRMÅN',
  }
}

function personOf(
  { employee, department }: DocumentFacts,
  language: PayslipLanguage,
  formName: (code: string) => string,
): SheetPerson {
  const text = (field: string) => textIn(employee, field)
  const lines = [text('Adress1'), text('Adress2'), postLine(text('PostNr'), text('PostOrt'))]
  const form = text('AnstForm')
  return {
    name: `${text('Fornamn')} ${text('Efternamn')}`.trim(),
    address: lines.filter(line => line !== ''),
    AnstNr: text('AnstNr'),
    department,
    position: text('Befattning'),
    PersNr: personalNumberFormat('2000-01-01').show(text('PersNr')),
    form: form === '' ? '' : formName(form),
    employedFrom: text('AnstFrom'),
    employedTo: dateIn(employee, 'AnstTom'),
    degree: employee.Sysselsattningsgrad === undefined ? null : numberIn(employee, 'Sysselsattningsgrad'),
    baseSalary: numberIn(employee, 'Lon'),
    account: accountOf(employee, language),
  }
}

/** Returns the accounts that the pay goes to, as they are written. */
function accountOf(employee: FormValues, language: PayslipLanguage): string {
  const text = (field: string) => textIn(employee, field)
  const method = text('UtbetSatt') || 'BNK'
  if (method === 'KON') return payslipTexts[language].cash
  if (method === 'BNU') return text('UtlIBAN')
  if (method !== 'BNK') return ''
  return ['', '2', '3']
    .map(n => `${text(`ClearNr${n}`)} ${text(`KontoNr${n}`)}`.trim())
    .filter(account => account !== '')
    .join(', ')
}

/** Returns what the tax follows: a table and its column, a decision, or the type of tax. */
function taxedBy(
  { tax, person }: Partial<Basis>,
  payDate: string,
  language: PayslipLanguage,
  typeName: (code: string) => string,
): string {
  if (!tax) return ''
  const words = payslipTexts[language]
  const { type, table, column, adjustment } = tax
  const isAdjusted = adjustment !== null && adjustment.from <= payDate && payDate <= adjustment.to
  if (isAdjusted && adjustment.kind === 'PROCENT') return words.taxPercent(showHundredths(adjustment.percent))
  if (isAdjusted && adjustment.kind === 'BELOPP') return words.taxAmount
  if (!usesTable({ SkatteTyp: type }) || table === null) return typeName(type)
  const birthDate = person?.birthDate ?? null
  const shown = words.taxTable(table, column ?? (birthDate === null ? 1 : columnForPay(law, payDate, birthDate)))
  return isAdjusted ? `${shown}, ${words.taxAdjusted}` : shown
}
