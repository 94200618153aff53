import { type FunctionName, folded } from '../rules/formula-words.ts'
import { type Exact, isTooLarge, modulo, over, root, rounded, smallWhole, times, truncated, whole } from './exact.ts'
import type { FormulaProblem, Span } from './lexer.ts'
import { type BinaryOperator, type Formula, parseFormula } from './parser.ts'
import { printFormula } from './print.ts'

type Value = Exact | boolean

/** A part of a formula with its value, in the order in which they are computed. */
export interface Step extends Span {
  readonly text: string
  readonly value: Value
}

/** The meaning of a name: a value, or the text of another formula. */
export type Meaning =
  | { readonly tag: 'value'; readonly value: Exact }
  | { readonly tag: 'formula'; readonly text: string }

export type Evaluated = { readonly steps: readonly Step[] } & (
  | { readonly ok: true; readonly value: Exact }
  | { readonly ok: false; readonly problem: FormulaProblem }
)

/** The largest exponent, and the most decimals of a rounding. */
const maxExponent = 100
const maxDecimals = 20

class Uncountable extends Error {
  readonly problem: FormulaProblem
  constructor({ from, to }: Span, message: string) {
    super(message)
    this.problem = { from, to, message }
  }
}

/** Evaluates formulas, each variable once. */
class Evaluation {
  readonly steps: Step[] = []
  readonly #meaningOf: (name: string) => Meaning | undefined
  readonly #known: Map<string, Exact>
  /** The variables that are being evaluated, for the formulas within them. */
  readonly #within: ReadonlySet<string>

  constructor(
    meaningOf: (name: string) => Meaning | undefined,
    known = new Map<string, Exact>(),
    within: ReadonlySet<string> = new Set(),
  ) {
    this.#meaningOf = meaningOf
    this.#known = known
    this.#within = within
  }

  number(formula: Formula): Exact {
    const value = this.#value(formula)
    if (typeof value === 'boolean') throw new Uncountable(formula, 'Här behövs ett tal.')
    return value
  }

  #condition(formula: Formula): boolean {
    const value = this.#value(formula)
    if (typeof value !== 'boolean') throw new Uncountable(formula, 'Här behövs ett villkor.')
    return value
  }

  #value(formula: Formula): Value {
    if (formula.tag === 'number') return formula.value
    const value = this.#compute(formula)
    if (typeof value === 'bigint' && isTooLarge(value)) throw new Uncountable(formula, 'Talet blir för stort.')
    const { from, to } = formula
    this.steps.push({ text: printFormula(formula), value, from, to })
    return value
  }

  #compute(formula: Exclude<Formula, { tag: 'number' }>): Value {
    switch (formula.tag) {
      case 'name':
        return this.#variable(formula)
      case 'minus':
        return -this.number(formula.of)
      case 'call':
        return this.#call(formula)
      case 'in': {
        const value = this.number(formula.of)
        return formula.among.some(({ least, most }) =>
          most ? value >= this.number(least) && value <= this.number(most) : value === this.number(least),
        )
      }
      case 'binary':
        return this.#binary(formula)
    }
  }

  #variable(formula: Extract<Formula, { tag: 'name' }>): Exact {
    const name = folded(formula.name)
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const meaning = this.#meaningOf(name)
    if (!meaning) throw new Uncountable(formula, `${formula.name} har inget värde.`)
    if (meaning.tag === 'value') return meaning.value
    if (this.#within.has(name)) throw new Uncountable(formula, `${formula.name} leder tillbaka till sig själv.`)
    const inner = evaluateIn(meaning.text, this.#meaningOf, this.#known, new Set([...this.#within, name]))
    if (!inner.ok) throw new Uncountable(formula, `I ${formula.name}: ${inner.problem.message}`)
    this.#known.set(name, inner.value)
    return inner.value
  }

  #binary(formula: Extract<Formula, { tag: 'binary' }>): Value {
    const { operator, left, right } = formula
    if (operator === 'och') return this.#condition(left) && this.#condition(right)
    if (operator === 'eller') return this.#condition(left) || this.#condition(right)
    if (operator === 'xor') return this.#condition(left) !== this.#condition(right)
    const [a, b] = [this.number(left), this.number(right)]
    if ((operator === '/' || operator === 'mod') && b === 0n) throw new Uncountable(formula, 'Delning med noll.')
    if (operator === '^') return this.#power(a, b, formula)
    return (arithmetic[operator] as (a: Exact, b: Exact) => Value)(a, b)
  }

  #power(base: Exact, exponent: Exact, at: Span): Exact {
    const count = smallWhole(exponent, maxExponent)
    if (count === undefined)
      throw new Uncountable(at, `Exponenten måste vara ett heltal mellan -${maxExponent} och ${maxExponent}.`)
    if (count < 0 && base === 0n) throw new Uncountable(at, 'Delning med noll.')
    let value = whole(1)
    for (let n = 0; n < Math.abs(count); n += 1) {
      value = times(value, base)
      if (isTooLarge(value)) throw new Uncountable(at, 'Talet blir för stort.')
    }
    if (count >= 0) return value
    if (value === 0n) throw new Uncountable(at, 'Talet blir för stort.')
    return over(whole(1), value)
  }

  #call(formula: Extract<Formula, { tag: 'call' }>): Exact {
    const { name, given } = formula
    if (name === 'om') {
      const [condition, then, otherwise] = given
      if (!condition || !then || !otherwise) throw new Uncountable(formula, 'Skriv om(villkor; a; b).')
      return this.number(this.#condition(condition) ? then : otherwise)
    }
    const values = given.map(each => this.number(each))
    const [first = 0n, second = 0n] = values
    if (name === 'avrunda') {
      const decimals = smallWhole(second, maxDecimals)
      if (decimals === undefined || decimals < 0)
        throw new Uncountable(formula, `Antalet decimaler måste vara ett heltal mellan 0 och ${maxDecimals}.`)
      return rounded(first, decimals)
    }
    if (name === 'rot' && first < 0n) throw new Uncountable(formula, 'Roten ur ett negativt tal finns inte.')
    return computed[name](values)
  }
}

const arithmetic: Readonly<
  Record<Exclude<BinaryOperator, '^' | 'och' | 'eller' | 'xor'>, (a: Exact, b: Exact) => Value>
> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': times,
  '/': over,
  mod: modulo,
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
}

type Values = readonly Exact[]
const sum = (values: Values): Exact => values.reduce((a, b) => a + b, 0n)
const ordered = (values: Values): Values => values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))

function median(values: Values): Exact {
  const sorted = ordered(values)
  const half = sorted.length >> 1
  const middle = sorted.length % 2 === 1 ? [sorted[half]] : [sorted[half - 1], sorted[half]]
  return over(sum(middle as Values), whole(middle.length))
}

const cube = (value: Exact) => times(times(value, value), value)

const computed: Readonly<Record<Exclude<FunctionName, 'om' | 'avrunda'>, (values: Values) => Exact>> = {
  decimal: ([value = 0n]) => value - truncated(value),
  heltal: ([value = 0n]) => truncated(value),
  medel: values => over(sum(values), whole(values.length)),
  median,
  kub: ([value = 0n]) => cube(value),
  rot: ([value = 0n]) => root(value),
  hypot: values => root(sum(values.map(value => times(value, value)))),
  min: values => ordered(values)[0] ?? 0n,
  max: values => ordered(values).at(-1) ?? 0n,
}

function evaluateIn(
  text: string,
  meaningOf: (name: string) => Meaning | undefined,
  known?: Map<string, Exact>,
  within?: ReadonlySet<string>,
): Evaluated {
  const read = parseFormula(text)
  if (!read.ok) return { ok: false, problem: read.problem, steps: [] }
  const evaluation = new Evaluation(meaningOf, known, within)
  try {
    return { ok: true, value: evaluation.number(read.formula), steps: evaluation.steps }
  } catch (error) {
    if (error instanceof Uncountable) return { ok: false, problem: error.problem, steps: evaluation.steps }
    throw error
  }
}

/**
 * Returns the value of a formula's text with each step, or why it has none. Never throws.
 *
 * @param meaningOf returns what a folded name stands for
 */
export const evaluateFormula = (text: string, meaningOf: (name: string) => Meaning | undefined): Evaluated =>
  evaluateIn(text, meaningOf)
