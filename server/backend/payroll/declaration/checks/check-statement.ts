import type { Box, Statement } from '../../../tables/declared.ts'
import { amountOf, type DeclaredPerson, fieldValue, type Period } from '../declaration.ts'
import { statementFields, taxBoxes } from '../fields.ts'
import { checkFields } from './check-fields.ts'
import { type Finding, findingsOf, inKronor, named, type StatementCheck } from './finding.ts'

const has = (statement: Statement, box: Box) => fieldValue(statement, box) !== undefined

/** Returns what is wrong with a statement: its fields each by itself, and together. */
export function checkStatement(
  period: Period,
  statement: Statement,
  person: DeclaredPerson | undefined,
): readonly Finding[] {
  const { payee, number, fields } = statement
  const key = [
    { box: payee.box, value: payee.id },
    { box: '570', value: number },
  ]
  return [
    ...(payee.id === '' ? [missing(statement, '215')] : checkFields(statement.person, period, statementFields, key)),
    ...checkFields(statement.person, period, statementFields, fields),
    ...checks.flatMap(check => check(statement)),
    ...(person ? checkPerson(statement, person) : []),
  ]
}

const missing = ({ person }: Statement, box: Box, mend = 'Fyll i uppgiften på den anställdas sida.'): Finding =>
  findingsOf(person).stop('S', box, { text: `Uppgift saknas i ${named(box)}.`, mend })

const oneTax: StatementCheck = statement => {
  const own = taxBoxes.filter(box => has(statement, box))
  if (own.length === 1) return []
  return [
    findingsOf(statement.person).stop('S', own[0] ?? '001', {
      text: `Uppgiften ska ha exakt ett av fälten ${taxBoxes.join(', ')}. Den har ${own.length === 0 ? 'inget' : own.join(' och ')}.`,
      mend: 'Kontrollera skattetypen och periodens rader med skatt. Den som har bytt skattetyp i perioden redovisas för en av dem.',
    }),
  ]
}

/** A payee without a personal number is known by name and address. */
const nameAndAddress: StatementCheck = statement => {
  if (statement.payee.box === '215') return []
  const needed: readonly Box[] = has(statement, '226') ? ['226'] : ['216', '217']
  const address: readonly Box[] = has(statement, '230') ? ['230', '221'] : ['218', '220', '221']
  return [...needed, ...address].filter(box => !has(statement, box)).map(box => missing(statement, box))
}

/** A field that needs another. */
const pairs: readonly (readonly [Box, Box])[] = [
  ...([
    ['252', '076'],
    ['076', '252'],
    ['090', '091'],
    ['091', '090'],
    ['275', '112'],
  ] as const),
  ...([
    ['004', '005'],
    ['084', '085'],
    ['086', '087'],
    ['088', '089'],
  ] as const),
  ...([
    ['005', '004'],
    ['085', '084'],
    ['087', '086'],
    ['089', '088'],
  ] as const),
  ...([
    ['245', '246'],
    ['246', '245'],
    ['041', '012'],
    ['043', '012'],
    ['137', '132'],
    ['138', '132'],
  ] as const),
]

const together: StatementCheck = statement =>
  pairs
    .filter(([box, other]) => has(statement, box) && !has(statement, other))
    .map(([box, other]) =>
      findingsOf(statement.person).stop('S', other, {
        text: `Uppgift saknas i ${named(other)}: den behövs med ${named(box)}.`,
        mend: 'Fyll i den uppgift som saknas, eller ta bort den andra.',
      }),
    )

/** A field whose amount is a part of the sum of others. */
const parts: readonly (readonly [Box, readonly Box[]])[] = [
  ['010', ['011']],
  ['023', ['011', '012', '013', '131', '132', '133']],
  ['098', ['018']],
]

const withinOthers: StatementCheck = statement =>
  parts.flatMap(([box, others]) => {
    const most = others.reduce((sum, other) => sum + amountOf(statement, other), 0)
    const amount = amountOf(statement, box)
    if (amount <= 0 || amount <= most) return []
    return [
      findingsOf(statement.person).stop('S', box, {
        text: `Beloppet i ${named(box)}, ${inKronor(amount)}, är större än ${others.map(other => named(other)).join(' och ')}, ${inKronor(most)}.`,
        mend: 'Rätta raderna som beloppet kommer från.',
      }),
    ]
  })

const oneSupport: StatementCheck = statement =>
  has(statement, '062') && has(statement, '063')
    ? [
        findingsOf(statement.person).stop('S', '062', {
          text: 'Kryss för växa-stöd får bara finnas i ett av fälten 062 och 063.',
          mend: 'Ta bort det ena stödet i företagets inställningar.',
        }),
      ]
    : []

const cashBoxes: readonly Box[] = ['011', '131', '032', '030', '125']

const reasonableTax: StatementCheck = statement => {
  const { warning } = findingsOf(statement.person)
  const cash = cashBoxes.reduce((sum, box) => sum + amountOf(statement, box), 0)
  const box = ['001', '274', '275'].find(each => has(statement, each))
  const tax = box === undefined ? 0 : amountOf(statement, box)
  if (box !== undefined && tax > Math.max(0, cash)) {
    const text = `Avdragen skatt, ${inKronor(tax)}, är större än den kontanta ersättningen, ${inKronor(cash)}.`
    return [
      warning('R', box, { text, mend: 'Kontrollera skatteraderna. Skatt dras aldrig med mer än vad som betalas ut.' }),
    ]
  }
  return []
}

const fuelWithCar: StatementCheck = statement =>
  has(statement, '018') && !has(statement, '013')
    ? [
        findingsOf(statement.person).warning('R', '018', {
          text: 'Drivmedel vid bilförmån redovisas utan skattepliktig bilförmån i fält 013.',
          mend: 'Kontrollera om personen har bilförmån i perioden.',
        }),
      ]
    : []

const checks: readonly StatementCheck[] = [
  oneTax,
  nameAndAddress,
  together,
  withinOthers,
  oneSupport,
  reasonableTax,
  fuelWithCar,
]

/** Returns what a statement lacks that the register says of the person. */
function checkPerson(statement: Statement, person: DeclaredPerson): readonly Finding[] {
  const { warning } = findingsOf(statement.person)
  const needsTax = ['HUV', '???', 'EXT', 'TMP'].includes(person.taxType)
  const cash = amountOf(statement, '011') + amountOf(statement, '131')
  return [
    ...(person.isPosted
      ? (['090', '091'] as const)
          .filter(box => !has(statement, box))
          .map(box => missing(statement, box, 'Ange land och tid för utsändningen på uppgiften.'))
      : []),
    ...(person.taxType === 'S25' && !has(statement, '081') ? [missing(statement, '081')] : []),
    ...(person.chosenNumber !== null && person.chosenNumber !== statement.number
      ? [
          warning('R', '570', {
            text: `Specifikationsnumret är ${statement.number}, som personen redan har redovisats med, och inte ${person.chosenNumber}.`,
            mend: 'En rättelse måste ha samma nummer. Ändra tillbaka numret på den anställdas sida.',
          }),
        ]
      : []),
    ...(needsTax && cash >= 1_000 && amountOf(statement, '001') === 0 && has(statement, '001')
      ? [
          warning('R', '001', {
            text: `Ingen skatt är avdragen från ${inKronor(cash)}.`,
            mend: 'Kontrollera skattetyp, tabell och jämkning.',
          }),
        ]
      : []),
  ]
}
