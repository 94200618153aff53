import { showExact } from './exact.ts'
import type { BinaryOperator, Formula, Range } from './parser.ts'

/** How strongly an operator binds: as the parser's levels, then sign and power. */
const strengths: Readonly<Record<BinaryOperator, number>> = {
  eller: 0,
  xor: 0,
  och: 1,
  '=': 2,
  '<>': 2,
  '<': 2,
  '>': 2,
  '<=': 2,
  '>=': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  mod: 4,
  '^': 6,
}
const comparing = 2
const sign = 5
const power = 6
const strongest = 7

const strengthOf = (formula: Formula): number => {
  if (formula.tag === 'binary') return strengths[formula.operator]
  if (formula.tag === 'in') return comparing
  return formula.tag === 'minus' ? sign : strongest
}

/** Returns the text of a formula, with no more parentheses than it takes. */
export const printFormula = (formula: Formula): string => print(formula, 0)

function print(formula: Formula, least: number): string {
  const text = plain(formula)
  return strengthOf(formula) < least ? `(${text})` : text
}

function plain(formula: Formula): string {
  switch (formula.tag) {
    case 'number':
      return showExact(formula.value)
    case 'name':
      return formula.name
    case 'minus':
      return `-${print(formula.of, sign)}`
    case 'call':
      return `${formula.name}(${formula.given.map(printFormula).join('; ')})`
    case 'in':
      return `${print(formula.of, comparing + 1)} in (${formula.among.map(range).join('; ')})`
    case 'binary': {
      const { operator, left, right } = formula
      const own = strengths[operator]
      const [onLeft, onRight] = own === power ? [strongest, sign] : [own === comparing ? own + 1 : own, own + 1]
      return operator === '^'
        ? `${print(left, onLeft)}^${print(right, onRight)}`
        : `${print(left, onLeft)} ${operator} ${print(right, onRight)}`
    }
  }
}

const range = ({ least, most }: Range): string =>
  most ? `${print(least, comparing + 1)} to ${print(most, comparing + 1)}` : print(least, comparing + 1)
