import { payingScope as scope } from '../../employees/stated-staff.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { givenSlips } from '../run/stated-slips.ts'
import type { deliveryCalls } from './calls.ts'
import { exampleDeliveries } from './examples.ts'

const by = 'adm'
const { Period } = exampleDeliveries
const params = { Period }

/** Returns the states of a period with a payslip that is delivered so, and one that is ready. */
const delivered = (Satt: 'KIVRA' | 'PAPER', Status: 'FAILED' | 'DONE') =>
  givenSlips(
    by,
    Period,
    [
      {
        AnstNr: '1',
        Flags: ['Klarmarkerad', 'Publicerad', 'Utskriven'],
        Utlamning: { Satt, Status, Orsak: Status === 'FAILED' ? 'Kivra svarar inte.' : '' },
      },
      { AnstNr: '2', Flags: ['Klarmarkerad'] },
    ],
    { Settings: { UseCllsDigitalMailbox: true } },
  )
const failed = delivered('KIVRA', 'FAILED')
const item = { AnstNr: '1', Nummer: 1, Atgard: 'PAPER' as const }
const body = [item]

export const deliveryOutcomes: OutcomesOf<typeof deliveryCalls> = {
  period: [
    {
      name: 'a payslip that was not sent',
      given: failed,
      request: { scope, params },
      answer: {
        data: { ...exampleDeliveries, Anmarkningar: ['CLLS går inte att skicka till än.'] },
        pins: ['Period', 'Publicerade', 'AttPublicera', 'AnstNr', 'Namn', 'Satt', 'Status'],
      },
    },
    {
      name: 'payslips that nobody has got',
      given: givenSlips(by, Period, []),
      request: { scope, params },
      answer: {
        data: { ...exampleDeliveries, Publicerade: 0, AttPublicera: 0, Satt: [], Misslyckade: [] },
        pins: ['Publicerade', 'AttPublicera'],
      },
    },
  ],
  remedy: [
    {
      name: 'a payslip that was not sent, on paper instead',
      given: failed,
      request: { scope, params, body },
      answer: { data: { errors: [] } },
    },
    {
      name: 'a payslip that the employee has',
      given: delivered('PAPER', 'DONE'),
      request: { scope, params, body },
      answer: { data: { errors: [{ index: 0, message: 'Lönebeskedet är redan utlämnat.' }] }, pins: ['*'] },
    },
    {
      name: 'a payslip that is not published',
      given: failed,
      request: { scope, params, body: [{ ...item, AnstNr: '2' }] },
      answer: { data: { errors: [{ index: 0, message: 'Lönebeskedet är inte publicerat.' }] }, pins: ['*'] },
    },
  ],
}
