import { commonErrors } from '../common-errors.ts'
import { companyStates } from '../companies/states.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { vehicleCalls } from './calls.ts'
import type { RecalculationRow } from './shapes.ts'
import { vehicleStates } from './states.ts'
import type { VehicleValues } from './vehicle.form.ts'

const AnstNr = '1'
const Id = '5c0a1f7e-2b64-4f0a-9d53-7e1c8a4b6f20'
const scope = { FtgId: 'nordsken' }
const params = { AnstNr, Id }
const year = { year: '2025' }

const values: VehicleValues = {
  BilModel: 'Volvo V60 B4',
  BilKod: 'VOL-V60-24',
  BilYear: 2024,
  BilForstSkatt: '2024-03-01',
  BilDrivmedel: 'FOS',
  BilNypris: 400_000,
  BilExtra: 0,
  BerFordonsskatt: 3_000,
  ComparisonVehicleText: '',
  ComparisonVehicleCode: '',
  ComparisonVehiclePrice: 0,
  BilMilkorning: false,
  BilFrom: '2025-05-10',
  BilTom: '1899-12-30',
}
const other: VehicleValues = { ...values, BilModel: 'Kia Ceed', BilKod: '', BilNypris: 0 }
const otherId = '0d1f2f5e-6b0c-4a4e-8a53-2f1a9c4d7e31'

/** Returns the states of a company that has exactly these cars, none with a benefit in 2025. */
const given = (...vehicles: Parameters<typeof vehicleStates.vehicles>[2]) => [
  callerStates.signedIn('adm'),
  companyStates.company('nordsken', 'adm'),
  vehicleStates.vehicles('nordsken', 'adm', vehicles),
]
const car = { Id, AnstNr, Version: 3, Values: values }
const unpriced = { Id: otherId, AnstNr: '2', Version: 1, Values: other }

const step = (Text: string, Formula: string, Belopp: number, Kalla = '') => ({ Text, Formula, Belopp, Kalla })
const law = '61 kap. 5 § IL, prop. 2020/21:156'
/** A row of the recalculation, also for specs of the flow that shows it. */
export const exampleRecalculation: RecalculationRow = {
  Id,
  AnstNr,
  Namn: 'Andersson Anna',
  BilModel: values.BilModel,
  BilKod: values.BilKod,
  BilYear: 2024,
  BilFormon: 0,
  BerFormanTot: 81_540,
  BerFormanLon: 54_360,
  Forandring: 81_540,
  ErrorMessage: '',
  BilNypris: 400_000,
  BilExtra: 0,
  BerFordonsskatt: 3_000,
  BerMiljoRabattPrc: 0,
  BerMiljoRabatt: 0,
  ComparisonVehicleText: '',
  ComparisonVehicleCode: '',
  ComparisonVehiclePrice: 0,
  BerFormanTotLabel: 'Förmånsvärde 2025, helår',
  BerFormanLonLabel: 'Förmån i lön 2025, 8 månader',
  Steg: [
    step('Nybilspris', '', 400_000),
    step('Pris som förmånen räknas på', '', 400_000),
    step('Prisbasbeloppsdel', '0,29 × 58 800 kr', 17_052, law),
    step('Ränterelaterat belopp', '(1,372 % + 1 procentenhet) × 400 000 kr', 9_488, law),
    step('Prisrelaterat belopp', '13 % × 400 000 kr', 52_000, law),
    step('Fordonsskatt', '', 3_000, law),
  ],
}
const wrong = { error: commonErrors.fieldsRefused, fields: { BilTom: 'Sista dagen kan inte vara före den första.' } }

export const vehicleOutcomes: OutcomesOf<typeof vehicleCalls> = {
  list: [
    {
      name: 'the cars of an employee',
      given: given(car, unpriced),
      request: { scope, params: { AnstNr } },
      answer: { data: [{ Id, Version: 3, Values: values }], pins: ['*'] },
    },
    {
      name: 'a car that was added',
      given: [...given(), earlier(vehicleCalls.create, { scope, params: { AnstNr }, body: values })],
      request: { scope, params: { AnstNr } },
      answer: { data: [{ Id, Version: 1, Values: values }], pins: ['Version', 'Values'] },
    },
    { name: 'no cars', given: given(), request: { scope, params: { AnstNr } }, answer: { data: [] } },
  ],
  create: [
    {
      name: 'a car added',
      given: given(),
      request: { scope, params: { AnstNr }, body: values },
      answer: { data: { Id, Version: 1 }, pins: ['Version'] },
    },
    {
      name: 'a last day before the first',
      given: given(),
      request: { scope, params: { AnstNr }, body: { ...values, BilTom: '2025-05-09' } },
      answer: wrong,
    },
  ],
  change: [
    {
      name: 'a car changed',
      given: given(car),
      request: { scope, params, body: { Version: 3, Values: { BilNypris: 410_000 } } },
      answer: { data: { Version: 4 }, pins: ['Version'] },
    },
    {
      name: 'a last day before the first',
      given: given(car),
      request: { scope, params, body: { Version: 3, Values: { BilTom: '2025-05-09' } } },
      answer: wrong,
    },
  ],
  remove: [{ name: 'a car removed', given: given(car), request: { scope, params }, answer: { data: null } }],
  recalculation: [
    {
      name: 'a car that needs a new calculation',
      given: given(car),
      request: { scope, params: year, pagination: { perPage: 25, pageNum: 1 } },
      answer: {
        data: [exampleRecalculation],
        pagination: { totalRows: 1 },
        pins: ['BilFormon', 'BerFormanTot', 'BerFormanLon', 'Forandring', 'BerFordonsskatt', 'BerMiljoRabattPrc'],
      },
    },
    {
      name: 'a car without a price, found by a search',
      given: given(car, unpriced),
      request: {
        scope,
        params: year,
        pagination: {
          searchTerm: 'kia',
          searchFields: ['BilModel'],
          sortBy: 'BilModel',
          sortOrder: 'desc',
          perPage: 25,
          pageNum: 1,
        },
      },
      answer: {
        data: [
          {
            ...exampleRecalculation,
            Id: otherId,
            AnstNr: '2',
            Namn: 'Berg Bo',
            BilModel: 'Kia Ceed',
            BilKod: '',
            BilNypris: 0,
            BerFormanTot: null,
            BerFormanLon: null,
            Forandring: null,
            Steg: [],
            ErrorMessage: 'Nybilspris saknas för bilen.',
          },
        ],
        pagination: { totalRows: 1 },
        pins: ['BerFormanTot', 'BerFormanLon', 'Forandring', 'BilNypris'],
      },
    },
    {
      name: 'nothing to calculate',
      given: [...given(car), earlier(vehicleCalls.recalculate, { scope, params: year, body: [{ Id }] })],
      request: { scope, params: year },
      answer: { data: [], pagination: { totalRows: 0 } },
    },
  ],
  recalculate: [
    {
      name: 'the benefit stored, without that of a car with no price',
      given: given(car, unpriced),
      request: { scope, params: year, body: [{ Id: otherId }, { Id }] },
      answer: { data: { errors: [{ index: 0, message: 'Nybilspris saknas för bilen.' }] }, pins: ['index'] },
    },
  ],
}
