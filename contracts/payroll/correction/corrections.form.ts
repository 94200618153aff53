import { rowChanges } from '../../code-lists/corrections.ts'
import type { FormValues } from '../../forms/field.ts'
import { choice, date, flag, optionalDecimal, percent } from '../../forms/fields.ts'
import { formLayout } from '../../forms/form-layout.ts'
import { formModel } from '../../forms/form-model.ts'
import { payTypeNumber } from '../../registers/pay-type-number.ts'
import { rowKronor, rowQuantity } from '../../rules/limits.ts'
import { requiredNotZero } from '../../rules/required.ts'
import type { Rule } from '../../rules/rule.ts'

/** The most payslips that are corrected together. */
export const maxCorrected = 500

/** Decimals that are kept: hundredths, and öre. */
const hundredths = { most: 2 }

const isRow = ({ Satt }: FormValues): boolean => Satt !== ''
const hasFigures = ({ Satt }: FormValues): boolean => Satt === 'LAGGTILL' || Satt === 'ANDRA'
const isPercent = ({ Satt }: FormValues): boolean => Satt === 'PROCENT'

/** Something is changed, and new figures are there. */
const isChange: Rule<string, FormValues> = (how, { form }) => {
  if (how === '' && form.HamtaUnderlag !== true) return 'Välj en ändring av raderna, eller hämta underlaget på nytt.'
  const isEmpty = [form.Antal, form.Apris, form.Belopp].every(figure => figure === '')
  return how === 'ANDRA' && isEmpty ? 'Ange det som raderna skulle ha haft: antal, à-pris eller belopp.' : undefined
}

/** The correction of finished payslips of many persons, for the screen and the call. */
export const correctionsForm = formModel('Rätta flera lönebesked', {
  Satt: choice('Det som var fel', {
    choices: rowChanges.options(),
    rules: [isChange],
    hint: 'Rader från löneuppdrag ändras i uppdraget, och hämtas på nytt.',
  }),
  LonArtNr: payTypeNumber('Löneart', { shown: isRow, required: isRow }),
  Procent: percent('Ändring', {
    limits: [-100, 1000],
    ...hundredths,
    shown: isPercent,
    rules: [(value, place) => (isPercent(place.form) ? requiredNotZero(value, place) : undefined)],
    hint: 'Av radens belopp, eller av à-priset när raden inte har något belopp. Minus sänker.',
  }),
  Antal: optionalDecimal('Antal', { ...hundredths, limits: rowQuantity, shown: hasFigures }),
  Apris: optionalDecimal('À-pris', { ...hundredths, limits: rowKronor, shown: hasFigures }),
  Belopp: optionalDecimal('Belopp', {
    ...hundredths,
    limits: rowKronor,
    shown: hasFigures,
    hint: 'Det som är tomt är som det var, och på en ny rad som lönearten säger.',
  }),
  HamtaUnderlag: flag('Hämta underlaget på nytt', {
    hint: 'Lön, skatt, frånvaro och annat som du har ändrat i registren för den tiden räknas med.',
  }),
  Utbetalningsdatum: date('Utbetalningsdag', {
    hint: 'Skillnaden deklareras i dagens månad. Lämna tomt för den dag som föreslås för var och en.',
  }),
  Betala: flag('Skapa betalningen direkt', {
    default: true,
    hint: 'För dem som har fått för lite, i en gemensam betalning. Annars kommer de med i periodens nästa.',
  }),
})

const right = 'Payslips.Payout'

/** The layout of the form. */
export const correctionsLayout = formLayout(correctionsForm, [
  {
    name: 'CorrectPayslips',
    title: 'Rätta flera lönebesked',
    read: right,
    write: right,
    cards: [
      {
        id: 'correctionsWhat',
        title: 'Vad som skulle ha varit',
        rows: [['Satt', 'LonArtNr'], ['Procent'], ['Antal', 'Apris', 'Belopp'], 'HamtaUnderlag'],
      },
      { id: 'correctionsHow', title: 'Hur det rättas', rows: [['Utbetalningsdatum'], 'Betala'] },
    ],
  },
])

/** Returns what is sent of values: those that differ from what the form begins with. */
export const correctionsRequest = (form: FormValues, today: string): FormValues => {
  const blank = correctionsForm.defaults(today)
  const written = correctionsForm.write(form, today)
  return Object.fromEntries(Object.entries(written).filter(([name]) => form[name] !== blank[name]))
}
