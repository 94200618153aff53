import { bornOn } from '#contracts/employees/birthday.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { isSink } from '#contracts/person/identity.ts'
import { noDate } from '#contracts/rules/required.ts'
import { workplaceAddress } from '#contracts/settings/workplace-address.ts'
import type { Box, Payee } from '../../tables/declared.ts'
import type { DeclaredPerson, EarlierInYear, Employer } from './declaration.ts'

const textOf = (values: FormValues, name: string): string => String(values[name] ?? '').trim()

/** Returns who declares, of the company's settings. Without a whole contact there is none. */
export function employerOf(company: FormValues): Employer {
  const contact = {
    name: textOf(company, 'Kontakt'),
    phone: textOf(company, 'Telefon'),
    email: textOf(company, 'Epost'),
  }
  return {
    identity: textOf(company, 'Orgnr'),
    name: textOf(company, 'Namn'),
    contact: contact.name && contact.phone && contact.email ? contact : null,
    hasNoPermanentEstablishment: company.EjFastDriftst === true,
    usesYearLimit: company.ArbAvgGrans !== false,
    usesResearchReduction: company.ArbAvgRabFoU === true,
    usesRegionalReduction: company.ArbAvgRabattA === true,
  }
}

/** The end of a time of birth (field 222), which nobody has been given. */
const noSerial = '000'

/** Returns how a person is identified: the personal number, else the day of birth, else the TIN. */
function payeeOf(employee: FormValues): Payee {
  const number = textOf(employee, 'PersNr')
  if (number !== '') return { box: '215', id: number }
  const born = textOf(employee, 'Fodelsedatum')
  if (born !== '' && born !== noDate) return { box: '222', id: `${born.replaceAll('-', '')}${noSerial}` }
  return { box: '224', id: textOf(employee, 'UtlandsktId') }
}

/** Returns the address of the work: the company's, or the one that it has chosen. */
const workplaceOf = (company: FormValues) =>
  textOf(company, 'ArbPlatsTyp') === 'AVI'
    ? { street: textOf(company, 'ArbPlatsAdr'), town: textOf(company, 'ArbPlatsOrt') }
    : {
        street: workplaceAddress(textOf(company, 'Adress1'), textOf(company, 'Adress2')),
        town: textOf(company, 'PostOrt'),
      }

/** Returns the ticks of growth support, växa-stöd (062 or 063), that a person gives the company. */
const supportOf = (employee: FormValues, company: FormValues, monthEnd: string): readonly [Box, number][] =>
  [1, 2].flatMap(n => {
    const isOf =
      company[`UseFirstAnstNr${n}`] === true && textOf(company, `FirstAnstNr${n}`) === textOf(employee, 'AnstNr')
    const last = textOf(company, `FirstAnstTom${n}`)
    const isOver = last !== '' && last !== noDate && last < monthEnd.slice(0, 8)
    return isOf && !isOver ? [[textOf(company, `FirstAnstTyp${n}`), 1] as [Box, number]] : []
  })

/** What the register of employees does not know of a person: chosen on the declaration itself. */
export interface ChosenFacts {
  /** Why there is no tax: treaty (114), embassy (094), or not taxed in Sweden (276). */
  readonly noTax?: '114' | '094' | '276'
  /** Country of work (090), length of posting (091) and convention (305). */
  readonly abroad?: { readonly country: string; readonly posted: 'A' | 'B' | 'C'; readonly convention?: string }
  /** Kind of activity (112), which A-SINK needs. */
  readonly activity?: string
  /** What was declared in earlier periods of the year. Nothing unless it is given. */
  readonly earlierInYear?: EarlierInYear
}

/**
 * Returns what a declaration needs to know of an employee, by the forms of the employee and of the
 * company. Name and address are sent only of a payee without a personal number; Skatteverket has
 * the others'.
 *
 * @param lastDay the last day of the period
 */
export function declaredPerson(
  employee: FormValues,
  company: FormValues,
  lastDay: string,
  chosen: ChosenFacts = {},
): DeclaredPerson {
  const payee = payeeOf(employee)
  const workplace = workplaceOf(company)
  const of = (name: string) => textOf(employee, name)
  const address: readonly [Box, string][] = [
    ...([
      ['216', 'Fornamn'],
      ['217', 'Efternamn'],
      ['218', 'Adress1'],
      ['228', 'Adress2'],
    ] as const),
    ...([
      ['219', 'PostNr'],
      ['220', 'PostOrt'],
      ['221', 'Land'],
    ] as const),
  ].map(([box, name]) => [box, of(name)])
  const origin: readonly [Box, string][] = [
    ['252', of('UtlandsktId')],
    ['076', of('UtlandsktId') && of('LandSkatt')],
    ['077', of('Fodelseort')],
    ['081', of('Medborgarskap')],
  ]
  const facts: readonly (readonly [Box, string | number])[] = [
    ...(payee.box === '215' ? [] : address),
    ...(isSink(employee.SkatteTyp) ? origin : []),
    ['060', textOf(company, 'ScbArbstKU')],
    ['245', workplace.street],
    ['246', workplace.town],
    ...supportOf(employee, company, lastDay),
    ...(of('ArbAvgTyp') === '65' && company.EjFastDriftst !== true ? [['303', 1] as const] : []),
    ...(chosen.noTax ? [[chosen.noTax, 1] as const] : []),
    ['112', chosen.activity ?? ''],
    ['090', chosen.abroad?.country ?? ''],
    ['091', chosen.abroad?.posted ?? ''],
    ['305', chosen.abroad?.convention ?? ''],
  ]
  const number = Number(employee.Specifikationsnummer ?? 0)
  return {
    person: of('AnstNr'),
    name: `${of('Fornamn')} ${of('Efternamn')}`.trim(),
    payee,
    birthDate: bornOn(of('PersNr')) || of('Fodelsedatum'),
    taxType: of('SkatteTyp'),
    contributionType: of('ArbAvgTyp'),
    isPosted: employee.Utsand === true || of('ArbAvgTyp') === '69',
    isResearcher: employee.Forskare === true,
    chosenNumber: number > 0 ? number : null,
    earlierInYear: chosen.earlierInYear ?? { base: 0, free: 0 },
    facts: new Map(facts.filter(([, value]) => value !== '')),
  }
}
