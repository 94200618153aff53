import { payingScope } from '../../employees/stated-staff.ts'
import { exampleProposal, exampleProposedPayment, payingSettings } from '../payments/examples.ts'
import { givenSlips } from '../run/stated-slips.ts'
import type { payslipStates } from '../run/states.ts'
import type { Advance, OrderedAdvances } from './shapes.ts'
import { advanceStates } from './states.ts'

/** Advances for the outcomes of their calls, and for specs of the flow and screen. */

const by = 'adm'
export const advanceScope = payingScope
const Period = '202612'

export const exampleAdvance: Advance = {
  ForskId: '0b9d2f0e-9f43-4b0a-8c64-5d0f6f2f7c11',
  AnstNr: '1',
  Namn: 'Berg Anna',
  Utbetalningsdag: '2026-12-30',
  // With öre, so that a pact takes any amount.
  Belopp: 5000.5,
  Orsak: 'Oväntade utgifter',
  Status: 'REGISTERED',
  Skatt: null,
  Netto: null,
  Period: '',
  Betalning: null,
  Avdrag: [],
  Rest: 0,
  Steg: [],
  Registrerad: { At: '2026-11-25T09:00:00.000Z', By: by },
}

/** The same when the bank has been ordered to pay it. */
export const exampleOrderedAdvance: Advance = {
  ...exampleAdvance,
  Status: 'ORDERED',
  Skatt: 1250.5,
  Netto: 3750.5,
  Period,
  Betalning: 1,
  Steg: [
    {
      Id: 'skatt.lopande',
      Text: 'Skatt enligt tabell',
      Formel: 'tabell 33 kolumn 1',
      Belopp: 1250.5,
      Enhet: 'kr',
      Kalla: 'Skatteverkets tabell',
      Varden: [{ Namn: 'Lön', Varde: '5 000,50 kr', Steg: '' }],
    },
  ],
}

export const exampleAdvanceOrder: OrderedAdvances = {
  Forslag: { ...exampleProposal, Lonebesked: [{ ...exampleProposedPayment, Nummer: 101 }] },
  Skatt: 1250.5,
  Period,
  Nr: 1,
}

type Given = Parameters<typeof advanceStates.advances>
type Settings = Parameters<typeof payslipStates.payslips>[4]

/** Returns the states of a company with these advances, and nothing else paid in December. */
export const givenAdvances = (advances: Given[2], more: Settings = {}) => [
  ...givenSlips(by, Period, [], { Settings: payingSettings, ...more }),
  advanceStates.advances(advanceScope.FtgId, by, advances),
]
