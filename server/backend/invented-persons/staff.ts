import type { CodeOf } from '#contracts/code-lists/code-list.ts'
import type { digitalMailboxes } from '#contracts/code-lists/company.ts'
import type { personTypes } from '#contracts/code-lists/employment.ts'
import type { EmploymentForm } from '#contracts/code-lists/employment-forms.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { type Chance, chanceOf } from './chance.ts'
import { generationOf, type Person, personOf } from './persons.ts'

/** An employee as stored in the tables. */
export interface DemoEmployee extends Person {
  readonly employmentNumber: string
  readonly email: string
  readonly employmentForm: EmploymentForm
  readonly personType: PersonType
  readonly departmentId: string | null
  readonly employedFrom: string
  readonly employedTo: string | null
  readonly salaryForm: 'MÅN' | 'TIM'
  readonly salary: string
  /** Null when the employee has not chosen. */
  readonly digitalMailbox: Mailbox | null
  readonly agreementId: string
  readonly taxType: string
  /** The fields without a column: contracts/employees. */
  readonly details: FormValues
}
type PersonType = CodeOf<typeof personTypes>
type Mailbox = CodeOf<typeof digitalMailboxes>

/** The latest salary year of the demo data. Every employee is employed at some time in it. */
export const demoYear = 2026

/** The frequency of each of several things, in thousandths. */
type Shares<Thing> = readonly (readonly [Thing, number])[]

const forms: Shares<EmploymentForm> = [
  ['TV', 580],
  ['VIK', 70],
  ['PRO', 60],
  ['TID', 80],
  ['SES', 35],
  ['AVT', 35],
  ['PEN', 30],
  ['PRJ', 30],
  ['FER', 30],
  ['PRA', 25],
  ['NEJ', 25],
]

const types: Shares<PersonType> = [
  ['ARB', 480],
  ['TJM', 360],
  ['ÖVR', 40],
  ['LED', 40],
  ['DEL', 40],
  ['IDR', 40],
]

const mailboxes: Shares<Mailbox | null> = [
  [null, 500],
  ['KIVRA', 300],
  ['CLLS', 120],
  ['NONE', 80],
]

/**
 * The golden ratio: multiples of it modulo 1 spread evenly over the shares, however many employees
 * there are. Each property uses its own multiple.
 */
const golden = 0.618_033_988_749_895
const steps = { form: golden, type: Math.SQRT2 % 1, mailbox: Math.E % 1 }

function shareOf<Thing>(shares: Shares<Thing>, position: number, step: number): Thing {
  let left = ((position * step + 0.5) % 1) * 1000
  const [[first] = []] = shares
  for (const [thing, share] of shares) {
    left -= share
    if (left < 0) return thing
  }
  return first as Thing
}

const date = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

interface Period {
  readonly employedFrom: string
  readonly employedTo: string | null
}

const sinceYears = (chance: Chance, atMost: number, year: number): Period => ({
  employedFrom: date(year - chance.whole(0, Math.max(0, atMost)), chance.whole(1, 6), chance.pick([1, 1, 1, 15])),
  employedTo: null,
})

function periodOf(form: EmploymentForm, adultYears: number, chance: Chance, year: number): Period {
  switch (form) {
    case 'TV':
    case 'NEJ':
      // Every twelfth has given notice.
      return {
        ...sinceYears(chance, Math.min(14, adultYears), year),
        employedTo: chance.next() < 1 / 12 ? date(year, chance.whole(9, 12), 30) : null,
      }
    case 'PEN':
      return sinceYears(chance, 3, year)
    case 'PRO':
      return { employedFrom: date(year, chance.whole(7, 10), 1), employedTo: null }
    case 'FER':
      return { employedFrom: date(year, 6, 15), employedTo: date(year, 8, 14) }
    case 'PRA':
      return { employedFrom: date(year, 9, 1), employedTo: date(year, 12, 18) }
    case 'SES':
      return { employedFrom: date(year, 4, 1), employedTo: date(year, 10, 31) }
    default:
      return {
        employedFrom: date(year - chance.whole(0, 1), chance.whole(1, 12), 1),
        employedTo: date(year, 12, 31),
      }
  }
}

function payOf(form: EmploymentForm, chance: Chance): Pick<DemoEmployee, 'salaryForm' | 'salary'> {
  const isHourly = form === 'FER' || form === 'SES' || form === 'AVT' || (form === 'VIK' && chance.next() < 0.5)
  return isHourly
    ? { salaryForm: 'TIM', salary: `${chance.whole(145, 260)}.00` }
    : { salaryForm: 'MÅN', salary: `${chance.whole(255, 610)}00.00` }
}

const asciiOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')

/** What the demo companies pay for an hour on duty and on call, of a full-time month's pay. */
const onDuty = { BeloppNr: 'A05', Sats: 'DEL', Varde: 600 }
const onCall = { BeloppNr: 'A07', Sats: 'DEL', Varde: 1400 }

/** The agreements of the demo companies. They open no rules. */
export const demoAgreements = [
  {
    id: 'MAN',
    name: 'Månadsanställda',
    vacationAgreement: 'LAG',
    settings: { OvtEnkel: 94, OvtKval: 72, MertidTyp: 'V', MertidTal: 3.5, AvtBelopp: [onDuty, onCall] },
  },
  { id: 'TIM', name: 'Timanställda', vacationAgreement: 'LAG' },
] as const

type Town = readonly [postalCode: string, name: string]
/** The towns of invented people. */
export const towns: readonly [Town, ...Town[]] = [
  ['352 31', 'Växjö'],
  ['411 03', 'Göteborg'],
  ['118 20', 'Stockholm'],
  ['831 30', 'Östersund'],
]

/** Returns what payroll needs. One in twelve lacks a tax table, and one in seventeen an account. */
function forPay(position: number, index: number, { personalNumber }: Person, year: number) {
  const chance = chanceOf(`pay of employee ${index}`)
  const [PostNr, PostOrt] = chance.pick(towns)
  const account = String(chance.whole(100_000_000, 999_999_999))
  const isOld = year - Number(personalNumber.slice(0, 4)) > 66
  return {
    taxType: 'HUV',
    details: {
      Adress1: `${chance.pick(['Storgatan', 'Ängsvägen', 'Åsgatan', 'Björkvägen'])} ${chance.whole(1, 60)}`,
      PostNr,
      PostOrt,
      Uppsagningstid: chance.pick(['001', '002', '003']),
      Sysselsattningsgrad: chance.pick([100, 100, 100, 75, 50]),
      SkattKol: isOld ? '3' : '1',
      ...(position % 12 === 5 ? {} : { SkattTab: String(chance.whole(29, 36)) }),
      // The bank of these clearing numbers accepts any account number.
      ...(position % 17 === 3 ? {} : { ClearNr: '83279', KontoNr: account }),
    },
  }
}

/**
 * Returns employee number `position + 1` of a company.
 *
 * @param index the person's index, unique in the demo data
 * @param year the year in which every employee is employed at some time
 */
export function employeeOf(
  position: number,
  index: number,
  departments: readonly string[],
  year: number = demoYear,
): DemoEmployee {
  const form = shareOf(forms, position, steps.form)
  const chance = chanceOf(`employee ${index}`)
  const person = personOf(index, generationOf(form))
  const departmentId = departments[chance.whole(0, Math.max(0, departments.length - 1))] ?? null
  const period = periodOf(form, year - 18 - Number(person.personalNumber.slice(0, 4)), chance, year)
  const pay = payOf(form, chance)
  return {
    ...person,
    employmentNumber: String(position + 1),
    email: `${asciiOf(person.firstName)}.${asciiOf(person.lastName)}@example.se`,
    employmentForm: form,
    personType: shareOf(types, position, steps.type),
    departmentId,
    ...period,
    ...pay,
    agreementId: pay.salaryForm === 'MÅN' ? 'MAN' : 'TIM',
    digitalMailbox: shareOf(mailboxes, position, steps.mailbox),
    ...forPay(position, index, person, year),
  }
}
