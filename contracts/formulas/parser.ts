import type { FunctionName } from '../rules/formula-words.ts'
import { type Exact, exactOf } from './exact.ts'
import { type FormulaProblem, numberProblem, type Span, type Token, tokensOf } from './lexer.ts'

export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '^'
  | 'mod'
  | '='
  | '<>'
  | '<'
  | '>'
  | '<='
  | '>='
  | 'och'
  | 'eller'
  | 'xor'

/** A formula, or a part of one, with its place in the text. */
export type Formula = Span &
  (
    | { readonly tag: 'number'; readonly value: Exact }
    | { readonly tag: 'name'; readonly name: string }
    | { readonly tag: 'minus'; readonly of: Formula }
    | { readonly tag: 'binary'; readonly operator: BinaryOperator; readonly left: Formula; readonly right: Formula }
    | { readonly tag: 'call'; readonly name: FunctionName; readonly given: readonly Formula[] }
    /** `x in 1 to 5`, or `x in (1; 2; 5 to 10)`. A range has both ends. */
    | { readonly tag: 'in'; readonly of: Formula; readonly among: readonly Range[] }
  )

/** A value, or the values from one to another, both included. */
export interface Range {
  readonly least: Formula
  readonly most?: Formula
}

/** The most characters of a formula. */
export const longestFormula = 1000
/** The most parts within each other. */
const deepest = 50

export type Parsed =
  | { readonly ok: true; readonly formula: Formula }
  | { readonly ok: false; readonly problem: FormulaProblem }

/** Carries a problem out of the parser. */
class Unreadable extends Error {
  readonly problem: FormulaProblem
  constructor({ from, to }: Span, message: string, isUnfinished = false) {
    super(message)
    this.problem = { from, to, message, ...(isUnfinished && { isUnfinished }) }
  }
}

/** The operators from the weakest to the strongest. Comparisons do not follow each other. */
const levels: readonly (readonly string[])[] = [
  ['eller', 'xor'],
  ['och'],
  ['=', '<>', '<', '>', '<=', '>=', 'in'],
  ['+', '-'],
  ['*', '/', 'mod'],
]
const comparing = 2

/** Parses a text. Never throws; the first problem has its place and a message in Swedish. */
export function parseFormula(text: string): Parsed {
  if (text.length > longestFormula) {
    const message = `En formel får bestå av högst ${longestFormula} tecken.`
    return { ok: false, problem: { from: longestFormula, to: text.length, message } }
  }
  try {
    return { ok: true, formula: new Parser(tokensOf(text)).whole() }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem }
    throw error
  }
}

/** Returns how a token is named in a message. */
const named = ({ kind, text }: Token): string => (kind === 'end' ? 'formelns slut' : `”${text}”`)

class Parser {
  readonly #tokens: readonly Token[]
  #place = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  #peek(): Token {
    return this.#tokens[this.#place] as Token
  }

  #take(): Token {
    const token = this.#peek()
    if (token.kind !== 'end') this.#place += 1
    return token
  }

  whole(): Formula {
    if (this.#peek().kind === 'end') throw new Unreadable(this.#peek(), 'Skriv en formel.')
    const formula = this.#level(0)
    const { kind } = this.#peek()
    if (kind === 'end') return formula
    throw new Unreadable(
      this.#peek(),
      kind === 'close'
        ? 'Parentesen har ingen början.'
        : kind === 'separator'
          ? 'Semikolon används bara mellan en funktions värden.'
          : kind === 'number'
            ? 'Ett räknesätt saknas. Skriv tal utan mellanslag.'
            : kind === 'operator'
              ? `${named(this.#peek())} kan inte stå här.`
              : kind === 'wrong'
                ? `Tecknet ${named(this.#peek())} kan inte användas i en formel.`
                : `Ett räknesätt saknas före ${named(this.#peek())}.`,
    )
  }

  #deeper<Value>(read: () => Value): Value {
    this.#depth += 1
    if (this.#depth > deepest) throw new Unreadable(this.#peek(), `Formeln har mer än ${deepest} nivåer. Dela upp den.`)
    const value = read()
    this.#depth -= 1
    return value
  }

  #level(level: number): Formula {
    const operators = levels[level]
    if (!operators) return this.#signed()
    let left = this.#level(level + 1)
    while (this.#peek().kind === 'operator' && operators.includes(this.#peek().text)) {
      const operator = this.#take().text
      if (operator === 'in') left = this.#among(left)
      else {
        const right = this.#level(level + 1)
        left = { tag: 'binary', operator: operator as BinaryOperator, left, right, from: left.from, to: right.to }
      }
      if (level === comparing) break
    }
    return left
  }

  #among(of: Formula): Formula {
    const isList = this.#peek().kind === 'open' && this.#isList()
    if (!isList) {
      const range = this.#range()
      return { tag: 'in', of, among: [range], from: of.from, to: (range.most ?? range.least).to }
    }
    const open = this.#take()
    const among = this.#deeper(() => this.#separated(() => this.#range()))
    const { to } = this.#close(open)
    return { tag: 'in', of, among, from: of.from, to }
  }

  /**
   * True when the parenthesis that begins here holds a list or a range, and is no part of a sum.
   */
  #isList(): boolean {
    let depth = 0
    for (const { kind, text } of this.#tokens.slice(this.#place)) {
      if (kind === 'open') depth += 1
      if (kind === 'close') depth -= 1
      if (depth === 0) return false
      if (depth === 1 && (kind === 'separator' || (kind === 'operator' && text === 'to'))) return true
    }
    return false
  }

  #range(): Range {
    const least = this.#level(comparing + 1)
    if (this.#peek().text !== 'to' || this.#peek().kind !== 'operator') return { least }
    this.#take()
    return { least, most: this.#level(comparing + 1) }
  }

  #separated<Item>(read: () => Item): readonly Item[] {
    const items = [read()]
    while (this.#peek().kind === 'separator') {
      this.#take()
      items.push(read())
    }
    return items
  }

  #close(open: Token): Token {
    if (this.#peek().kind === 'close') return this.#take()
    if (this.#peek().kind === 'end') throw new Unreadable(open, 'Parentesen har inget slut.', true)
    throw new Unreadable(this.#peek(), `Här väntades en högerparentes, men det står ${named(this.#peek())}.`)
  }

  #signed(): Formula {
    const sign = this.#peek()
    if (sign.kind !== 'operator' || sign.text !== '-') return this.#power()
    this.#take()
    const of = this.#deeper(() => this.#signed())
    return { tag: 'minus', of, from: sign.from, to: of.to }
  }

  #power(): Formula {
    const left = this.#primary()
    if (this.#peek().kind !== 'operator' || this.#peek().text !== '^') return left
    this.#take()
    const right = this.#deeper(() => this.#signed())
    return { tag: 'binary', operator: '^', left, right, from: left.from, to: right.to }
  }

  #primary(): Formula {
    const token = this.#take()
    const { kind, text, from, to } = token
    if (kind === 'number') {
      const message = numberProblem(text)
      if (message !== undefined) throw new Unreadable(token, message)
      return { tag: 'number', value: exactOf(text), from, to }
    }
    if (kind === 'name') {
      if (this.#peek().kind === 'open') throw new Unreadable(token, `Det finns ingen funktion ${named(token)}.`)
      return { tag: 'name', name: text, from, to }
    }
    if (kind === 'function') return this.#call(token)
    if (kind === 'open') {
      const inner = this.#deeper(() => this.#level(0))
      const close = this.#close(token)
      return { ...inner, from, to: close.to }
    }
    if (kind === 'wrong') throw new Unreadable(token, `Tecknet ${named(token)} kan inte användas i en formel.`)
    throw new Unreadable(token, `Här väntades ett tal eller en variabel, men det står ${named(token)}.`, kind === 'end')
  }

  #call(token: Token): Formula {
    if (this.#peek().kind !== 'open') {
      const message = `Efter ${named(token)} ska värdena stå inom parentes.`
      throw new Unreadable(token, message, this.#peek().kind === 'end')
    }
    const open = this.#take()
    const given = this.#deeper(() => this.#separated(() => this.#level(0)))
    const { to } = this.#close(open)
    return { tag: 'call', name: token.text as FunctionName, given, from: token.from, to }
  }
}
