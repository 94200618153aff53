import { errors } from '#contracts/errors.ts'
import type { fosCalls } from '#contracts/fos/calls.ts'
import { openIncomeYears } from '#contracts/fos/income-years.ts'
import type { FosOutcome, FosSelection } from '#contracts/fos/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { storeChanges } from '../employees/change-employee.ts'
import { employeePage } from '../employees/employee-page.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { Handlers, Opens } from '../platform/http/ask.ts'
import { fieldsRefused, Refusal } from '../platform/http/refusal.ts'
import { type AnsweredRow, answeredRows } from './answer/answer-drafts.ts'
import { readAnswer } from './answer/read-answer.ts'
import { askedEmployees, fosEvents, lastAsked, noteEnquiry } from './enquiries.ts'
import { requireAsker } from './enquiry-file.ts'
import { whyNotAsked } from './why-not-asked.ts'

export const fosArea: Handlers<typeof fosCalls> = {
  async persons({ tx, pagination, filter, now }) {
    const page = await stillEmployed(tx, pagination, filter, swedishDate(now))
    const numbers = page.data.map(({ AnstNr }) => AnstNr)
    const rows = new Map((await askedEmployees(tx, numbers)).map(row => [row.employmentNumber, row]))
    const asked = await lastAsked(tx, numbers)
    return {
      totalRows: page.totalRows,
      data: page.data.map(({ AnstNr, Namn }) => {
        const row = rows.get(AnstNr)
        const Skal = row ? whyNotAsked(row) : ''
        return { AnstNr, Namn, Fragas: Skal === '', Skal, SenastFragad: asked.get(AnstNr) ?? null }
      }),
    }
  },
  async ask({ tx, body: { Inkomstar, Urval }, now }) {
    const today = swedishDate(now)
    if (!openIncomeYears(today).includes(Inkomstar)) {
      const when = Inkomstar < Number(today.slice(0, 4)) ? 'längre' : 'än'
      throw fieldsRefused({
        Inkomstar: `Skatteverket svarar inte om ${Inkomstar} ${when}.`,
      })
    }
    await requireAsker(tx)
    const { data, totalRows } = await stillEmployed(tx, {}, Urval, today)
    if (totalRows > data.length) throw new Refusal(errors.fosNobody, 'Välj högst 10 000 anställda åt gången.')
    const rows = await askedEmployees(
      tx,
      data.map(({ AnstNr }) => AnstNr),
    )
    const asked = rows.filter(row => whyNotAsked(row) === '')
    if (asked.length === 0) throw new Refusal(errors.fosNobody)
    const employees = asked.map(({ employmentNumber }) => employmentNumber)
    return {
      Nr: await noteEnquiry(tx, { year: Inkomstar, day: today, employees }),
      Antal: new Set(asked.map(({ personalNumber }) => personalNumber)).size,
      Utelamnade: rows.length - asked.length,
    }
  },
  async preview({ tx, body, opens, now }) {
    await requireStaff(opens)
    const today = swedishDate(now)
    const rows = await answeredRows(tx, await readAnswer(body.Content, today), today)
    const count = (outcome: FosOutcome) => having(rows, outcome).length
    return {
      Andrade: count('ANDRAD'),
      Oforandrade: count('OFORANDRAD'),
      Okanda: count('OKAND'),
      Felaktiga: count('FEL'),
      Rader: rows.map(({ shown }) => shown),
    }
  },
  async accept({ tx, body, opens, now }) {
    await requireStaff(opens)
    const today = swedishDate(now)
    const changing = having(await answeredRows(tx, await readAnswer(body.Content, today), today), 'ANDRAD')
    if (changing.length !== body.Vantat) throw new Refusal(errors.importOutdated)
    const out = new Set(body.Utom)
    const drafts = changing.flatMap(({ shown, draft }) => (draft && !out.has(shown.AnstNr) ? [draft] : []))
    const changed = await storeChanges(tx, drafts, today)
    if (changed > 0) await appendEvent(tx, { type: fosEvents.answered, payload: { fileName: body.FileName, changed } })
    return { Andrade: changed }
  },
}

const having = (rows: readonly AnsweredRow[], outcome: FosOutcome) =>
  rows.filter(({ shown }) => shown.Utfall === outcome)

const stillEmployed = (
  tx: Transaction,
  pagination: Parameters<typeof employeePage>[1],
  filter: FosSelection | undefined,
  today: IsoDate,
) => employeePage(tx, pagination, { ...filter, HideDeparted: true }, today, false)

/** @throws Refusal rightMissing for an account that may not change employees */
async function requireStaff(opens: Opens): Promise<void> {
  if (!(await opens({ right: 'Registry.PerReg.Write' }))) throw new Refusal(errors.rightMissing)
}
