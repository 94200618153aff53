import type { FormValues } from '#contracts/forms/field.ts'
import { demoYear } from '../invented-persons/staff.ts'
import { growingCompany } from './licences.ts'

const thisYear = { From: `${demoYear}-01-01` }

/** The pay assignments of the demo's companies, as a payroll clerk expects them. */
export const demoAssignments: Readonly<Record<string, readonly FormValues[]>> = {
  [growingCompany]: [
    {
      UppdragId: 'JULGAVA',
      BenText: 'Bonus i december',
      Ordning: 10,
      LonArtNr: '1070',
      Belopp: 5_000,
      Text: 'Bonus',
      From: `${demoYear}-12-01`,
      Tom: `${demoYear}-12-31`,
      AntalGanger: 1,
      UsePerTyp: true,
      PerTypList: ['TJM'],
    },
    {
      UppdragId: 'FRISK',
      BenText: 'Friskvårdsbidrag',
      Ordning: 20,
      LonArtNr: '5115',
      Belopp: 1_250,
      Text: 'Friskvårdsbidrag',
      ...thisYear,
      Intervall: 3,
      AntalGanger: 4,
      AnstNrList: ['1', '6', '12'],
    },
    {
      UppdragId: 'KLUBB',
      BenText: 'Personalföreningen',
      LonArtNr: '6180',
      Belopp: 50,
      ...thisYear,
      AnstNrList: ['1', '6', '9', '12'],
    },
  ],
  omtanke: [
    {
      UppdragId: 'TELE',
      BenText: 'Privat telefon',
      Ordning: 10,
      LonArtNr: '6100',
      Belopp: 100,
      ...thisYear,
      Text: 'Privata samtal',
      UseLoneForm: true,
      LoneFormList: ['MÅN'],
    },
    {
      UppdragId: 'KLADER',
      BenText: 'Arbetskläder',
      Ordning: 20,
      LonArtNr: '5120',
      Belopp: 600,
      ...thisYear,
      Intervall: 6,
      UseLoneForm: true,
      LoneFormList: ['TIM'],
    },
  ],
}
