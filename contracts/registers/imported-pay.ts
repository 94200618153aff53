import { absenceTypes } from '../code-lists/absence.ts'
import type { FormRow, FormValues } from '../forms/field.ts'
import { choice, date, employee, percent, text } from '../forms/fields.ts'
import type { Fields } from '../forms/form-model.ts'
import { rows } from '../forms/rows.ts'
import type { Rule } from '../rules/rule.ts'
import { historyRow } from './history-row.ts'
import { isNewField, register } from './register.ts'

const { AnstNr: _, PersNr: __, ...payslip } = historyRow.fields
/** A finished payslip of another program: the sums of a payout, and the balances after it. */
const earlier: Fields = payslip

const daysDiffer: Rule<readonly FormRow[], FormValues> = value => {
  const at = value.findIndex(
    ({ Utbetalningsdag }, index) => value.findIndex(row => row.Utbetalningsdag === Utbetalningsdag) < index,
  )
  return at < 0 ? undefined : `Rad ${at + 1}: Utbetalningsdagen ${value[at]?.Utbetalningsdag} finns redan.`
}

const notBeforeStart: Rule<string, Readonly<Record<string, unknown>>> = (to, { form }) =>
  to !== '' && to < String(form.From) ? 'Sista dagen kan inte vara före den första.' : undefined

const ofFiles = 'Ändras genom att importen tas bort och görs om.'
const none = { Info: '', AvgUnderlag: 0, SemBet: 0, SemSpa: 0, Komp: 0, Flex: 0, Formaner: 0 }

/**
 * What a person was paid by another program, before the company's payroll was run here: typed by
 * hand, beside what has been imported from files. It is read as earlier pay, absence and opening
 * balances, and is never calculated, paid, declared or posted.
 */
export const importedPay = register({
  name: 'importedPay',
  title: 'Tidigare löner',
  items: 'tidigare löner',
  item: 'tidigare lön',
  definite: 'de tidigare lönerna',
  path: '/lonhistorik',
  route: '/registry/impreg',
  tab: { value: 'tidigare', label: () => 'Tidigare löner' },
  area: 'Registry.ImpReg',
  named: 'Kalla',
  fields: {
    AnstNr: {
      ...employee('Anställd', { most: 15, required: true }),
      lockedBecause: (form: FormValues) =>
        form[isNewField] === true ? undefined : 'Den anställda kan inte ändras när posten är sparad.',
    },
    Kalla: text('Kommer från', {
      most: 60,
      required: true,
      hint: 'Till exempel programmet som lönerna kördes i.',
    }),
    Loner: rows('Utbetalda löner', {
      fields: earlier,
      most: 200,
      asCards: false,
      totals: ['Brutto', 'Skatt', 'Netto', 'Arbetsgivaravgift'],
      rules: [daysDiffer],
      hint: 'En rad för varje utbetalning. Saldon är de som stod kvar efter den. Raderna räknas aldrig om.',
      help: 'Beloppen räknas med i årets inkomst, i semesterlönen och i jämförelsen med förra lönen. Saldona är ingående för den första lönen som körs här, när de inte är angivna hos den anställda.',
    }),
    Franvaro: rows('Frånvaro', {
      fields: {
        Typ: choice('Frånvaro', { choices: absenceTypes.options(), default: 'SJK', required: true }),
        From: date('Från och med', { required: true }),
        Tom: date('Till och med', { required: true, rules: [notBeforeStart] }),
        Omfattning: percent('Omfattning', { limits: [1, 100], default: 100 }),
        Barn: text('Barn', { most: 40 }),
      },
      most: 200,
      hint: 'Frånvaro som är avdragen i lönerna ovan. Den drar inget igen.',
      help: 'Sjukdom räknas med när en ny sjukperiod börjar: återinsjuknande inom fem dagar, och de tio karensavdragen på tolv månader. Frånvaro räknas även med när semesterdagar tjänas in.',
    }),
    Inlasta: rows('Inlästa från fil', {
      fields: earlier,
      most: 1000,
      // The screen shows them as a table: nothing of them can be changed.
      shown: () => false,
      lockedBecause: () => ofFiles,
    }),
  },
  cards: [
    { id: 'importedPerson', title: 'Anställd', rows: [['AnstNr', 'Kalla']] },
    { id: 'importedPayslips', title: 'Löner', rows: ['Loner', 'Inlasta'] },
    { id: 'importedAbsence', title: 'Frånvaro', rows: ['Franvaro'] },
  ],
  columns: ['AnstNr', 'Kalla'],
  searched: ['AnstNr', 'Kalla'],
  usedBy: ['lönebesked inlästa från fil'],
  isPersonal: true,
  sortedBy: 'AnstNr',
  notCopied: ['Loner', 'Franvaro', 'Inlasta'],
  examples: [
    {
      AnstNr: '1',
      Kalla: 'Det tidigare löneprogrammet',
      Inlasta: [],
      Loner: [
        {
          ...none,
          Utbetalningsdag: '2025-11-25',
          Brutto: 30_000.5,
          Skatt: 7000,
          Netto: 23_000.5,
          Arbetsgivaravgift: 9426.16,
          Komp: 4.5,
        },
      ],
      Franvaro: [{ Typ: 'SJK', From: '2025-11-03', Tom: '2025-11-05', Omfattning: 100, Barn: '' }],
    },
    { AnstNr: '2', Kalla: 'Pärmen', Loner: [], Franvaro: [], Inlasta: [] },
  ],
})
