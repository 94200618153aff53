import type { FormValues } from '../forms/field.ts'
import { amount, choice, choices, flag, integer, percent, time } from '../forms/fields.ts'
import { type RegisterName, registerRoutes } from '../reference-data/register-names.ts'
import { rateKronor } from '../rules/limits.ts'
import { notNegative } from '../rules/range.ts'
import type { Rule } from '../rules/rule.ts'
import { ruleDays } from '../schedules/rule-coverage.ts'
import { aboveZeroWhen, code, itemName, type Register, type RegisterArea, register } from './register.ts'

const paidBy = (way: string) => (form: FormValues) => form.ErsattningTyp === way
const isByAmount = paidBy('KR')
const isByShare = paidBy('PRC')
const isByTime = paidBy('TID')

const otherThanFrom: Rule<string, FormValues> = (value, { form }) =>
  value !== '' && value === form.FranTid ? 'Till klockan måste vara en annan tid än från klockan.' : undefined

/** The fields that the six kinds of rules share. The specification names the first two. */
const ruleFields = (key: string) => ({
  [key]: code('Regel', 10),
  BenText: itemName(),
  Dagar: choices('Dagar', {
    choices: ruleDays.map(([value, label]) => ({ value, label })),
    hint: 'Regeln gäller de valda dagarna. Helgdag går före veckodag.',
  }),
  FranTid: time('Från klockan', { default: '00:00', required: true }),
  TillTid: time('Till klockan', {
    default: '24:00',
    required: true,
    rules: [otherThanFrom],
    hint: 'Är den före från klockan gäller regeln över midnatt.',
  }),
  MinMinuter: integer('Minsta tid', { limits: [0, 1440], unit: 'minuter', hint: 'Kortare tid ersätts inte.' }),
  ErsattningTyp: choice('Ersätts med', {
    choices: [
      { value: 'KR', label: 'Kronor i timmen' },
      { value: 'PRC', label: 'Andel av timlönen' },
      { value: 'TID', label: 'Ledig tid' },
    ],
    default: 'KR',
    required: true,
  }),
  BeloppTim: amount('Belopp i timmen', {
    limits: rateKronor,
    shown: isByAmount,
    required: isByAmount,
    rules: [notNegative, aboveZeroWhen(isByAmount)],
  }),
  Procent: percent('Andel', {
    limits: [0, 500],
    shown: isByShare,
    required: isByShare,
    rules: [aboveZeroWhen(isByShare)],
  }),
  TidFaktor: percent('Ledig tid för arbetad tid', {
    limits: [0, 500],
    default: 100,
    shown: isByTime,
    required: isByTime,
    rules: [aboveZeroWhen(isByTime)],
    hint: '150 ger en och en halv timme ledigt för en timme.',
  }),
  Aktiv: flag('Aktiv', { default: true, hint: 'En regel som inte är aktiv ger ingen ersättning.' }),
})

const evening = {
  BenText: 'Vardag kväll',
  Dagar: ['1', '2', '3', '4', '5'],
  FranTid: '18:00',
  TillTid: '22:00',
  MinMinuter: 0,
  ErsattningTyp: 'KR',
  BeloppTim: 28.5,
  Procent: 0,
  TidFaktor: 100,
  Aktiv: true,
}
const weekend = {
  BenText: 'Helg',
  Dagar: ['6', '7', 'H'],
  FranTid: '00:00',
  TillTid: '24:00',
  MinMinuter: 30,
  ErsattningTyp: 'PRC',
  BeloppTim: 0,
  Procent: 70,
  TidFaktor: 100,
  Aktiv: false,
}

/** A kind of rules: its names, its paths, and the field with the id of a rule. */
type Kind = readonly [
  name: RegisterName,
  path: `/${string}`,
  key: string,
  title: string,
  item: string,
  definite: string,
]

const kinds = [
  ['obRules', '/obregler', 'OBRegelID', 'OB-regler', 'OB-regel', 'OB-regeln'],
  ['onDutyRules', '/jorregler', 'JORRegelID', 'Jourregler', 'jourregel', 'jourregeln'],
  ['onCallRules', '/berregler', 'BERRegelID', 'Beredskapsregler', 'beredskapsregel', 'beredskapsregeln'],
  [
    ...(['extraDayRules', '/eldregler', 'ELDRegelID', 'Regler för extra ledig dag'] as const),
    ...(['regel för extra ledig dag', 'regeln för extra ledig dag'] as const),
  ],
  ['holidayPayRules', '/hlgregler', 'HLGRegelID', 'Helgregler', 'helgregel', 'helgregeln'],
  ['overtimeRules', '/ovtregler', 'OVTRegelID', 'Övertidsregler', 'övertidsregel', 'övertidsregeln'],
] as const satisfies readonly Kind[]

type RuleRegisterName = (typeof kinds)[number][0]

/** The six registers of calculation rules, which an agreement opens (second document §2.2). */
export const ruleRegisters = Object.fromEntries(
  kinds.map(([name, path, key, title, item, definite]) => [
    name,
    register({
      name,
      title,
      item,
      definite,
      path,
      newSegment: '@/new',
      route: `/registry${path}`,
      area: `Registry.${registerRoutes[name]}` as RegisterArea,
      fields: ruleFields(key),
      cards: [
        {
          id: name,
          title: 'Regel',
          rows: [[key, 'BenText'], 'Aktiv'],
          description: 'Har ingen verkan: tid kommer inte till lönen från kalendern än. Registrera den på en löneart.',
        },
        { id: `${name}Time`, title: 'När den gäller', rows: ['Dagar', ['FranTid', 'TillTid', 'MinMinuter']] },
        { id: `${name}Pay`, title: 'Ersättning', rows: ['ErsattningTyp', ['BeloppTim', 'Procent', 'TidFaktor']] },
      ],
      columns: [key, 'BenText', 'Dagar', 'FranTid', 'TillTid', 'ErsattningTyp', 'Aktiv'],
      examples: [
        { [key]: 'R1', ...evening },
        { [key]: 'R2', ...weekend },
      ],
    }),
  ]),
) as unknown as Readonly<Record<RuleRegisterName, Register>>
