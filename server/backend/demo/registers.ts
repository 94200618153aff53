import type { FormValues } from '#contracts/forms/field.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { registers } from '#contracts/registers/registers.ts'
import { demoYear } from '../invented-persons/staff.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { registerStore } from '../registers/register-store.ts'
import { demoAssignments } from './assignments.ts'
import { growingCompany } from './licences.ts'

type Items = Readonly<Partial<Record<RegisterName, readonly FormValues[]>>>

/** What the company of each demo has in registers that begin empty in a new company. */
const itemsOf: Readonly<Record<string, Items>> = {
  [growingCompany]: {
    tradeUnions: [
      { FackForID: 'KOMMUNAL', BenText: 'Kommunal', AvgiftTyp: 'PRC', AvgiftPrc: 1.2, MaxAvgift: 450 },
      { FackForID: 'LEDARNA', BenText: 'Ledarna', AvgiftTyp: 'KR', AvgiftKr: 330 },
    ],
  },
  omtanke: {
    lssCostTypes: [
      { KostnTyp: 'HAND', BenText: 'Skyddshandskar', Slag: 'ARB' },
      { KostnTyp: 'RESA', BenText: 'Resa med brukaren', Slag: 'OMK' },
      { KostnTyp: 'UTB', BenText: 'Introduktion och utbildning', Slag: 'UTB' },
      { KostnTyp: 'ADM', BenText: 'Samordning', Slag: 'ADM' },
    ],
    // Round amounts: the State's own are decided for each year, and entered.
    lssRates: [
      { Datum: `${demoYear - 1}-01-01`, BenText: `Exempelbelopp ${demoYear - 1}`, TimBelopp: 340 },
      { Datum: `${demoYear}-01-01`, BenText: `Exempelbelopp ${demoYear}`, TimBelopp: 350, HogstBelopp: 392 },
    ],
  },
}

/** Adds the items of the demo's registers to the transaction's company. */
export async function addDemoItems(tx: Transaction, ftgId: string): Promise<void> {
  const today = `${demoYear}-01-01`
  const all: Items = { ...itemsOf[ftgId], payAssignments: demoAssignments[ftgId] ?? [] }
  for (const [name, items] of Object.entries(all)) {
    const register = registers[name as RegisterName]
    for (const item of items)
      await registerStore(register).add(tx, register.model.write({ ...register.model.defaults(today), ...item }, today))
  }
}
