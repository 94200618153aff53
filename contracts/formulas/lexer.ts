import { folded, isFunction, isWordOperator, wordOperators } from '../rules/formula-words.ts'
import { maxWholeDigits } from './exact.ts'

/** A part of a formula's text, from one place to before another. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Something wrong in a formula, where it is, in Swedish. */
export interface FormulaProblem extends Span {
  readonly message: string
  /** True when more text may mend it: a formula that is being written. */
  readonly isUnfinished?: boolean
}

export type TokenKind = 'number' | 'name' | 'function' | 'operator' | 'open' | 'close' | 'separator' | 'wrong' | 'end'

/** A word or sign of a formula. */
export interface Token extends Span {
  readonly kind: TokenKind
  /** As written, with operators and functions by their own names. */
  readonly text: string
}

/** The signs of operators, and what each stands for. */
const signs: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '*': '*',
  '×': '*',
  '·': '*',
  '/': '/',
  '÷': '/',
  '^': '^',
  '=': '=',
  '==': '=',
  '<>': '<>',
  '!=': '<>',
  '≠': '<>',
  '<': '<',
  '>': '>',
  '<=': '<=',
  '≤': '<=',
  '>=': '>=',
  '≥': '>=',
}

const pattern =
  /(?<space>\s+)|(?<number>\d+(?![A-Za-zÅÄÖåäö0-9])(?:[.,]\d+)?)|(?<word>[A-Za-zÅÄÖåäö0-9]+)|(?<sign><=|>=|<>|!=|==|[-+*/^=<>−–×·÷≠≤≥])|(?<open>\()|(?<close>\))|(?<separator>;)/uy

/** Returns the tokens of a text. Never throws; a sign of no meaning becomes a `wrong` token. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  let from = 0
  while (from < text.length) {
    pattern.lastIndex = from
    const { space, number, word, sign } = pattern.exec(text)?.groups ?? {}
    const to =
      pattern.lastIndex > from ? pattern.lastIndex : from + String.fromCodePoint(text.codePointAt(from) ?? 0).length
    const span = { from, to }
    const written = text.slice(from, to)
    from = to
    if (space !== undefined) continue
    if (number !== undefined) tokens.push({ kind: 'number', text: number, ...span })
    else if (word !== undefined) tokens.push({ ...wordToken(word), ...span })
    else if (sign !== undefined) tokens.push({ kind: 'operator', text: signs[sign] ?? sign, ...span })
    else tokens.push({ kind: bracketKinds[written] ?? 'wrong', text: written, ...span })
  }
  return [...tokens, { kind: 'end', text: '', from: text.length, to: text.length }]
}

const bracketKinds: Readonly<Record<string, TokenKind>> = { '(': 'open', ')': 'close', ';': 'separator' }

function wordToken(word: string): Pick<Token, 'kind' | 'text'> {
  const lower = folded(word)
  if (isWordOperator(lower)) return { kind: 'operator', text: wordOperators[lower] }
  return isFunction(lower) ? { kind: 'function', text: lower } : { kind: 'name', text: word }
}

/** Returns what is wrong with a number, or undefined. */
export const numberProblem = (text: string): string | undefined => {
  const [whole = '', fraction = ''] = text.split(/[.,]/)
  if (whole.replace(/^0+/, '').length > maxWholeDigits)
    return `Ett tal får ha högst ${maxWholeDigits} siffror före kommat.`
  return fraction.length > maxWholeDigits ? `Ett tal får ha högst ${maxWholeDigits} decimaler.` : undefined
}
