import { sql } from 'drizzle-orm'
import { states } from '#contracts/pact/states.ts'
import type { StatedErrand, StatedExport, StatedPayslip } from '#contracts/payroll/declaration/states.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import { errandKey, skatteverketKind } from '../../payroll/declaration/skatteverket/skatteverket-job.ts'
import {
  basisRegisters,
  company,
  declarationEvent,
  declarationExport,
  job,
  payslip,
  payslipRow,
  skatteverketAccess,
} from '../../tables/schema.ts'
import { list, type PactStates, type PactTools, text } from '../pact-tools.ts'

/** A creation time in the future keeps workers from claiming a job. */
const farAhead = new Date('2999-12-31')

/** Who answers for a declaration, without whom nothing is handed out. */
const contact = { Kontakt: 'Ville Vessla', Telefon: '08-123 45 67', Epost: 'ville.vessla@example.se' }

const nobody = { Kontakt: '', Telefon: '', Epost: '' }

/** Returns the handlers of the states of declarations. */
export const declarationStates = ({ chosen, clock, inCompany }: PactTools): PactStates => ({
  [states.finishedPayslips('', '', []).name]: async params => {
    const slips = list<StatedPayslip>(params, 'Payslips')
    await inCompany(await chosen(params), async tx => {
      await tx.update(company).set({
        orgnr: sql`coalesce(nullif(${company.orgnr}, ''), '165566778899')`,
        settings: sql`${company.settings} || ${JSON.stringify(params.Kontakt === false ? nobody : contact)}::jsonb`,
      })
      const fetched = list<StatedExport>(params, 'Exports')
      for (const [at, { Period, Tid, Anvandare }] of fetched.entries()) {
        const file = { period: Period, number: at + 1, exportedAt: new Date(Tid), exportedBy: Anvandare }
        await tx.insert(declarationExport).values({ ...file, hash: 'pact' })
      }
      await tx.insert(basisRegisters).values({ hash: 'pact', content: {} }).onConflictDoNothing()
      for (const { AnstNr, Period, Rader } of slips) {
        const sumOf = (kind: string) =>
          Rader.filter(({ LonTyp }) => LonTyp === kind).reduce((sum, { Belopp }) => sum + toHundredths(Belopp), 0)
        const [gross, tax] = [sumOf('BRUTTO'), 0 - sumOf('SKATT')]
        const month = `${Period.slice(0, 4)}-${Period.slice(4)}`
        const key = { period: Period, employmentNumber: AnstNr }
        await tx.insert(payslip).values({
          ...key,
          payDate: `${month}-23`,
          readyAt: new Date(`${month}-20T08:00:00Z`),
          readyBy: 'adm',
          basis: {},
          registers: 'pact',
          basisHash: 'pact',
          engineVersion: '1',
          lawVersion: '1',
          gross,
          benefits: 0,
          taxable: gross,
          tax,
          afterTax: 0,
          net: gross - tax,
          contributionBase: gross,
          contributions: Math.round(gross * 0.3142),
          payrollTax: 0,
        })
        await tx.insert(payslipRow).values(
          Rader.map(({ RadId, LonArtNr, Text, LonTyp, Falt, Belopp }, at) => ({
            ...key,
            position: at + 1,
            id: RadId,
            payType: LonArtNr,
            text: Text,
            firstDay: `${month}-01`,
            lastDay: `${month}-28`,
            unit: 'KR',
            amount: toHundredths(Belopp),
            kind: LonTyp,
            tax: 'TAB',
            contribution: 'AVG',
            box: Falt,
            tick: '',
            declaredAbsence: '',
            account: '',
            distribution: '',
          })),
        )
      }
    })
    return {}
  },
  [states.errandAtSkatteverket('', '', {} as StatedErrand).name]: async params => {
    const tenant = await chosen(params)
    const login = text(params, 'Login')
    const { Period: period, State, Inloggad, Pagar, Avvisad } = params as unknown as StatedErrand
    await inCompany({ ...tenant, login }, async tx => {
      const held = { access: 'pact', expires: farAhead, verifier: '' }
      if (State !== '' || Inloggad)
        await tx.insert(skatteverketAccess).values({
          login,
          period,
          state: State || 'pact',
          verifier: 'pact',
          action: 'SKICKA',
          begunAt: clock(),
          ...(Inloggad && held),
        })
      // Who has signed in there has sent the month, and may ask for its receipt.
      if (Inloggad)
        await tx.insert(declarationEvent).values({ period, number: 1, kind: 'sent', at: clock(), by: login })
      if (Pagar) {
        const payload = { period, action: 'SKICKA' }
        const exclusive = errandKey(tenant.ftgKey, period)
        const waits = { startsAt: farAhead, ftgKey: tenant.ftgKey, exclusive }
        await tx.insert(job).values({ kind: skatteverketKind, payload, ...waits })
      }
      if (Avvisad > 0) {
        const Text = 'Uppgiften ska ha exakt ett fält för avdragen skatt.'
        const fault = { control: 'S_901', isStop: true, form: 'IU', number: Avvisad, text: Text }
        const at = new Date('2026-11-10T08:00:00Z')
        await tx
          .insert(declarationEvent)
          .values({ period, number: Inloggad ? 2 : 1, kind: 'refused', at, by: login, faults: [fault] })
      }
    })
    return {}
  },
})
