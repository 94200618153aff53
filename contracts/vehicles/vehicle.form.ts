import { carFuels } from '../code-lists/vehicles.ts'
import { choice, date, flag, integer, text } from '../forms/fields.ts'
import { formLayout } from '../forms/form-layout.ts'
import { formModel, type ValuesOf } from '../forms/form-model.ts'
import { notNegative } from '../rules/range.ts'
import type { Rule } from '../rules/rule.ts'

/**
 * From this date of first taxation a reduction in kronor applies. An environmental car that was
 * first taxed earlier has the price of the nearest comparable car (prop. 2021/22:173).
 */
export const fixedReductionFrom = '2022-07-01'

const fourDigits: Rule<number> = year =>
  year >= 1950 && year <= 2100 ? undefined : 'Ange modellåret med fyra siffror, till exempel 2024.'

const notBeforeStart: Rule<string, Readonly<Record<string, unknown>>> = (to, { form }) =>
  to !== '' && to < String(form.BilFrom) ? 'Sista dagen kan inte vara före den första.' : undefined

/** The highest price that is accepted, in SEK: the wire's AGI field has seven digits. */
const highest = 9_999_999
const price: Rule<number> = value => (value > highest ? 'Beloppet får vara högst 9 999 999 kr.' : undefined)
const kronor = { unit: 'kr', limits: [0, highest] as const, rules: [notNegative, price] }

/** True for an environmental car of the older rules, which is priced as a comparable car. */
const isCompared = ({ BilDrivmedel, BilForstSkatt }: Readonly<Record<string, unknown>>) =>
  BilDrivmedel !== 'FOS' && BilForstSkatt !== '' && String(BilForstSkatt) < fixedReductionFrom

/** A company car of an employee (third document §3; its own names where the document has none). */
export const vehicleForm = formModel('Förmånsbil', {
  BilModel: text('Fordon', { most: 80, required: true, hint: 'Märke, modell och utförande.' }),
  BilKod: text('Kod', { most: 20, hint: 'Skatteverkets kod för modellen.' }),
  BilYear: integer('Modellår', { limits: [0, 2100], required: true, rules: [fourDigits] }),
  BilForstSkatt: date('Skattepliktig första gången', {
    hint: 'Avgör vilka regler förmånen räknas efter. Står i Transportstyrelsens register.',
  }),
  BilDrivmedel: choice('Drivmedel', { choices: carFuels.options(), default: 'FOS', required: true }),
  BilNypris: integer('Nybilspris', {
    ...kronor,
    hint: 'Enligt Skatteverkets lista, utan nedsättning. Utan pris kan förmånen inte beräknas.',
  }),
  BilExtra: integer('Extrautrustning', { ...kronor, hint: 'Alkolås räknas inte.' }),
  BerFordonsskatt: integer('Fordonsskatt per år', {
    ...kronor,
    hint: 'Läggs till för bilar som blev skattepliktiga från och med juli 2018.',
  }),
  ComparisonVehicleText: text('Jämförbar bil', { most: 80, shown: isCompared }),
  ComparisonVehicleCode: text('Den jämförbara bilens kod', { most: 20, shown: isCompared }),
  ComparisonVehiclePrice: integer('Den jämförbara bilens nybilspris', {
    ...kronor,
    shown: isCompared,
    hint: 'Används i stället för bilens eget pris när det är lägre.',
  }),
  BilMilkorning: flag('Minst 3 000 mil i tjänsten per år', { hint: 'Förmånen blir då 75 procent.' }),
  BilFrom: date('Från och med', { default: today => today, required: true, hint: 'Första dagen med förmånen.' }),
  BilTom: date('Till och med', { rules: [notBeforeStart], hint: 'Lämna tomt så länge förmånen gäller.' }),
})

/** The values of a car's form. */
export type VehicleValues = ValuesOf<typeof vehicleForm>

/** The layout of a car's form. */
export const vehicleLayout = formLayout(vehicleForm, [
  {
    name: 'VehicleOfPerson',
    title: 'Förmånsbil',
    read: 'Registry.PerReg.Read',
    write: 'Registry.PerReg.Write',
    cards: [
      {
        id: 'vehicle',
        title: 'Bilen',
        rows: [
          ['BilModel', 'BilKod'],
          ['BilYear', 'BilForstSkatt'],
          ['BilDrivmedel', 'BerFordonsskatt'],
          ['BilNypris', 'BilExtra'],
        ],
      },
      {
        id: 'comparison',
        title: 'Jämförbar bil',
        description: 'En miljöbil från före juli 2022 värderas som närmast jämförbara bil utan miljöteknik.',
        isShown: isCompared,
        rows: [['ComparisonVehicleText', 'ComparisonVehicleCode'], 'ComparisonVehiclePrice'],
      },
      {
        id: 'holding',
        title: 'Förmånen',
        description: 'En påbörjad kalendermånad räknas som en hel.',
        rows: [['BilFrom', 'BilTom'], 'BilMilkorning'],
      },
    ],
  },
])
