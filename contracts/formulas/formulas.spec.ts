import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sizeOf } from '#tests/harness/thorough.ts'
import { reservedWords } from '../rules/formula-words.ts'
import { chainProblem, checkFormula } from './check.ts'
import { evaluateFormula, type Meaning } from './evaluate.ts'
import { type Exact, exactOf, showExact, whole } from './exact.ts'
import { type BinaryOperator, type Formula, longestFormula, parseFormula } from './parser.ts'
import { printFormula } from './print.ts'

const meanings: Readonly<Record<string, Meaning>> = {
  lön: { tag: 'value', value: exactOf('30000,50') },
  noll: { tag: 'value', value: 0n },
  halva: { tag: 'formula', text: 'LÖN / 2' },
  fjärdedel: { tag: 'formula', text: 'halva/2' },
  trasig: { tag: 'formula', text: '1 / noll' },
  runt: { tag: 'formula', text: 'runt + 1' },
}
const meaningOf = (name: string) => meanings[name]
const valueIn = (text: string) => {
  const result = evaluateFormula(text, meaningOf)
  return result.ok ? showExact(result.value) : `${result.problem.from}-${result.problem.to} ${result.problem.message}`
}

it.each([
  ['1 + 2 * 3', '7'],
  ['(1 + 2) * 3', '9'],
  ['10 - 4 - 3', '3'],
  ['12 / 3 / 2', '2'],
  ['2 ^ 3 ^ 2', '512'],
  ['-2 ^ 2', '-4'],
  ['2 ^ -2', '0,25'],
  ['0,1 + 0,2', '0,3'],
  ['1.005 × 100', '100,5'],
  ['10 mod 3', '1'],
  ['-1 mod 12', '11'],
  ['LÖN * 0,02', '600,01'],
  ['lön/lÖn', '1'],
  ['Fjärdedel', '7500,125'],
  ['om(lön > 30000; 1; 2)', '1'],
  ['om(lön > 30000 and 1 = 2; 1; 2)', '2'],
  ['om(1 = 2 OR 2 = 2; 1; 2)', '1'],
  ['om(1 = 1 xor 2 = 2; 1; 2)', '2'],
  ['om(noll <> 0 och 1 / noll > 2; 1; 2)', '2'],
  ['om(1 = 1 eller 1 / noll > 2; 1; 2)', '1'],
  ['om(noll = 0; 0; 1 / noll)', '0'],
  ['om(5 in 1 to 5; 1; 2)', '1'],
  ['om(5,01 in (1 to 5); 1; 2)', '2'],
  ['om(7 in (1; 2; 6 to 8); 1; 2)', '1'],
  ['om(3 in 1 + 2; 1; 2)', '1'],
  ['avrunda(2,5)', '3'],
  ['avrunda(-2,5)', '-3'],
  ['avrunda(1,005; 2)', '1,01'],
  ['heltal(-2,7)', '-2'],
  ['decimal(-2,7)', '-0,7'],
  ['medel(1; 2; 4)', '2,33333333333333333333'],
  ['median(9; 1; 5)', '5'],
  ['median(9; 1; 5; 6)', '5,5'],
  ['kub(1,1)', '1,331'],
  ['rot(2)', '1,41421356237309504880'.replace(/0$/, '')],
  ['hypot(3; 4)', '5'],
  ['min(3; -1; 2)', '-1'],
  ['max(3; -1; 2)', '3'],
])('%s is %s', (text, value) => {
  expect(checkFormula(text, name => name in meanings)).toEqual([])
  expect(valueIn(text)).toBe(value)
})

it.each([
  ['1 / noll', '0-8 Delning med noll.'],
  ['1 + trasig', '4-10 I trasig: Delning med noll.'],
  ['runt', '0-4 I runt: runt leder tillbaka till sig själv.'],
  ['rot(-1)', '0-7 Roten ur ett negativt tal finns inte.'],
  ['10 ^ 20', '0-7 Talet blir för stort.'],
  ['2 ^ 0,5', '0-7 Exponenten måste vara ett heltal mellan -100 och 100.'],
  ['0 ^ -1', '0-6 Delning med noll.'],
  ['avrunda(1; 0,5)', '0-15 Antalet decimaler måste vara ett heltal mellan 0 och 20.'],
  ['okänd', '0-5 okänd har inget värde.'],
])('%s has no value: %s', (text, problem) => expect(valueIn(text)).toBe(problem))

it.each([
  ['', [[0, 0, 'Skriv en formel.']]],
  ['1 +', [[3, 3, 'Här väntades ett tal eller en variabel, men det står formelns slut.']]],
  ['(1 + 2', [[0, 1, 'Parentesen har inget slut.']]],
  ['1)', [[1, 2, 'Parentesen har ingen början.']]],
  ['10 000', [[3, 6, 'Ett räknesätt saknas. Skriv tal utan mellanslag.']]],
  ['1 < 2 < 3', [[6, 7, '”<” kan inte stå här.']]],
  ['lön % 2', [[4, 5, 'Tecknet ”%” kan inte användas i en formel.']]],
  ['lön(2)', [[0, 3, 'Det finns ingen funktion ”lön”.']]],
  ['min', [[0, 3, 'Efter ”min” ska värdena stå inom parentes.']]],
  ['1; 2', [[1, 2, 'Semikolon används bara mellan en funktions värden.']]],
  [
    'lon + bon',
    [
      [0, 3, 'Det finns ingen variabel ”lon”.'],
      [6, 9, 'Det finns ingen variabel ”bon”.'],
    ],
  ],
  [
    'om(1; 2)',
    [
      [0, 8, 'Skriv om(villkor; a; b).'],
      [3, 4, 'Här behövs ett villkor, till exempel a > b.'],
    ],
  ],
  ['1 = 1', [[0, 5, 'Här behövs ett tal, men det här är ett villkor. Använd om(villkor; a; b).']]],
  ['rot(1; 2)', [[0, 9, 'Skriv rot(tal).']]],
] as const)('%s is refused where it is wrong', (text, problems) =>
  expect(checkFormula(text, name => name in meanings).map(({ from, to, message }) => [from, to, message])).toEqual(
    problems,
  ),
)

it('only what more text may mend is unfinished', () => {
  const isUnfinished = (text: string) => checkFormula(text).map(each => each.isUnfinished === true)
  for (const text of ['1 +', 'min', 'min(1;', '(1', 'om(1 = 1; 2', '-']) {
    expect([text, isUnfinished(text)]).toEqual([text, [true]])
  }
  for (const text of ['1)', '1 + )', 'min 2', '10 000', 'x('])
    expect([text, isUnfinished(text)]).toEqual([text, [false]])
})

it('size and depth have limits, and what is just within them is read', () => {
  const nested = (depth: number) => `${'('.repeat(depth)}1${')'.repeat(depth)}`
  expect(parseFormula(nested(50)).ok).toBe(true)
  expect(parseFormula(nested(51)).ok).toBe(false)
  expect(parseFormula('1'.padEnd(longestFormula, ' ')).ok).toBe(true)
  expect(parseFormula('1'.padEnd(longestFormula + 1, ' ')).ok).toBe(false)
  expect(valueIn(`1${'+1'.repeat(499)}`)).toBe('500')
})

it('each step has its text, its value and its place, in the order of computing', () => {
  const { steps } = evaluateFormula('om(lön>3; halva*2; 0)', meaningOf)
  expect(
    steps.map(({ text, value, from, to }) => [text, typeof value === 'bigint' ? showExact(value) : value, from, to]),
  ).toEqual([
    ['lön', '30000,5', 3, 6],
    ['lön > 3', true, 3, 8],
    ['halva', '15000,25', 10, 15],
    ['halva * 2', '30000,5', 10, 17],
    ['om(lön > 3; halva * 2; 0)', '30000,5', 0, 21],
  ])
})

it('a formula that leads back to itself is named, near and far, and so is too long a chain', () => {
  const chain = new Map([
    ['b', 'c + 1'],
    ['c', 'A'],
  ])
  expect(chainProblem('A', new Set(['a']), chain)).toMatch('leder tillbaka till A')
  expect(chainProblem('A', new Set(['b']), chain)).toMatch('leder tillbaka till A')
  expect(chainProblem('D', new Set(['b']), new Map([['b', 'c']]))).toBeUndefined()
  // Others that go round do not make this one wait forever.
  expect(
    chainProblem(
      'D',
      new Set(['b']),
      new Map([
        ['b', 'c'],
        ['c', 'b'],
      ]),
    ),
  ).toMatch('högst 20 led')
})

describe('of any formula', () => {
  const at = { from: 0, to: 0 }
  const operators: readonly BinaryOperator[] = [
    ...(['+', '-', '*', '/', '^', 'mod', '=', '<>', '<', '>', '<=', '>=', 'och', 'eller', 'xor'] as const),
  ]
  const { formula } = fc.letrec<{ formula: Formula }>(tie => {
    const leaf = fc.oneof(
      fc.record({ tag: fc.constant('number' as const), value: fc.bigInt(0n, 10n ** 24n) }),
      fc.record({ tag: fc.constant('name' as const), name: fc.constantFrom('lön', 'Bas01', 'ÅLDER', '2x') }),
    )
    const range = fc.record({ least: tie('formula'), most: tie('formula') }, { requiredKeys: ['least'] })
    return {
      formula: fc
        .oneof(
          { depthSize: 'small', withCrossShrink: true },
          leaf,
          fc.record({ tag: fc.constant('minus' as const), of: tie('formula') }),
          fc.record({
            tag: fc.constant('binary' as const),
            operator: fc.constantFrom(...operators),
            left: tie('formula'),
            right: tie('formula'),
          }),
          fc.record({
            tag: fc.constant('call' as const),
            name: fc.constantFrom('om' as const, 'min' as const),
            given: fc.array(tie('formula'), { minLength: 1, maxLength: 3 }),
          }),
          fc.record({
            tag: fc.constant('in' as const),
            of: tie('formula'),
            among: fc.array(range, { minLength: 1, maxLength: 3 }),
          }),
        )
        .map(each => ({ ...each, ...at }) as Formula),
    }
  })
  /** Returns a formula without its places. */
  const bare = (each: Formula): unknown =>
    JSON.parse(
      JSON.stringify(each, (key, value) => {
        if (key === 'from' || key === 'to') return undefined
        return typeof value === 'bigint' ? String(value) : value
      }),
    )

  it('what is printed is read as the same', () => {
    fc.assert(
      fc.property(formula, each => {
        const read = parseFormula(printFormula(each))
        if (!read.ok) {
          fc.pre(/högst|nivåer/.test(read.problem.message))
          return
        }
        expect(bare(read.formula)).toEqual(bare(each))
      }),
      { numRuns: sizeOf({ small: 100, whole: 500 }) },
    )
  })

  it('sums, differences and products are those of whole numbers of hundredths', () => {
    type Sum = readonly [text: string, hundredths: bigint, places: number]
    const numeral = fc.integer({ min: 0, max: 9_999_999 }).map((n): Sum => {
      const text = `${Math.trunc(n / 100)},${String(n % 100).padStart(2, '0')}`
      return [text, BigInt(n), 2]
    })
    const joined = (a: Sum, b: Sum, operator: string): Sum => {
      const places = operator === '*' ? a[2] + b[2] : Math.max(a[2], b[2])
      const [x, y] = [a, b].map(each => each[1] * 10n ** BigInt(Math.max(a[2], b[2]) - each[2])) as [bigint, bigint]
      const value = operator === '*' ? a[1] * b[1] : operator === '+' ? x + y : x - y
      return [`(${a[0]} ${operator} ${b[0]})`, value, places]
    }
    const operator = fc.constantFrom('+', '-', '*')
    fc.assert(
      fc.property(numeral, numeral, numeral, operator, operator, (a, b, c, first, second) => {
        const [text, value, places] = joined(joined(a, b, first), c, second)
        const result = evaluateFormula(text, () => undefined)
        const expected = value * 10n ** BigInt(20 - places)
        expect(result.ok ? result.value : result.problem).toEqual(expected)
      }),
    )
  })

  it('a quotient is within half a unit of the last decimal, and a root is the nearest below', () => {
    const positive = fc.integer({ min: 1, max: 10 ** 9 })
    fc.assert(
      fc.property(positive, positive, (a, b) => {
        const value = (text: string): Exact => {
          const result = evaluateFormula(text, () => undefined)
          return result.ok ? result.value : -1n
        }
        const off = value(`${a} / ${b}`) * BigInt(b) - whole(a)
        expect(2n * (off < 0n ? -off : off) <= BigInt(b)).toBe(true)
        const root = value(`rot(${a})`)
        const near = (n: bigint) => {
          const square = 4n * whole(a) * 10n ** 20n
          return (2n * n - 1n) ** 2n <= square && square <= (2n * n + 1n) ** 2n
        }
        expect(near(root)).toBe(true)
      }),
    )
  })

  it('no text makes it throw, and each problem is inside the text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 5 }),
      fc.constantFrom('(', ')', ';', ',', ' ', '1', '2,5', '^', '-', '<', '=', 'lön', 'to', ...reservedWords),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), pieces => {
        const text = pieces.join('')
        for (const { from, to } of checkFormula(text, name => name in meanings)) {
          expect(from).toBeLessThanOrEqual(to)
          expect(to).toBeLessThanOrEqual(text.length)
        }
        const result = evaluateFormula(text, meaningOf)
        if (checkFormula(text, name => name in meanings).length === 0 && !result.ok)
          expect(result.problem.message).toMatch(/noll|stort|heltal|negativt|tillbaka/)
      }),
      { numRuns: sizeOf({ small: 300, whole: 2_000 }) },
    )
  })
})
