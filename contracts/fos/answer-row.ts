import { date, personalNumber } from '../forms/fields.ts'
import { formModel } from '../forms/form-model.ts'
import { tax } from '../person/tax.ts'

/** The fields of an answer that is written as a table, by the headings of its columns. */
export const fosAnswerRow = formModel('Svar på förfrågan om skatteavdrag', {
  PersNr: personalNumber('Personnummer'),
  SkattTab: tax.SkattTab,
  SkattKol: tax.SkattKol,
  JamkTyp: tax.JamkTyp,
  JamkProcent: tax.JamkProcent,
  JamkBelopp: tax.JamkBelopp,
  GallerFran: date('Från och med'),
  GallerTom: date('Till och med', {
    rules: [
      (to, { form }) =>
        to !== '' && to < String(form.GallerFran) ? 'Beslutet slutar före sin första dag.' : undefined,
    ],
  }),
})

/** Names of the fields in files, beside their labels and wire names. */
export const fosAnswerAliases: Readonly<Record<string, readonly string[]>> = {
  PersNr: ['persnr', 'pnr'],
  SkattTab: ['tabell', 'skattetabell'],
  SkattKol: ['kolumn'],
  GallerFran: ['from', 'från'],
  GallerTom: ['tom', 'till'],
}
