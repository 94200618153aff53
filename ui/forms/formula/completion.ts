import type { FormulaName } from '#contracts/formulas/facts.ts'
import { type FormulaProblem, type Token, tokensOf } from '#contracts/formulas/lexer.ts'
import { folded, functions } from '#contracts/rules/formula-words.ts'

/** A word that a formula may go on with. */
export interface Suggestion {
  readonly word: string
  /** What it stands for. */
  readonly text: string
  /** What is written instead of the part that is typed. A function opens its parenthesis. */
  readonly insert: string
}

export interface Completion {
  /** The typed part, which a suggestion replaces. */
  readonly from: number
  readonly to: number
  readonly suggestions: readonly Suggestion[]
}

/** The most suggestions that are shown at once. */
const most = 8

/** Returns the words that begin with the one before the caret, or undefined when there is none. */
export function completionAt(text: string, caret: number, names: readonly FormulaName[]): Completion | undefined {
  const before = tokensOf(text).find(({ from, to }) => from < caret && caret <= to)
  if (!before || !['name', 'function', 'operator'].includes(before.kind)) return undefined
  const begun = folded(text.slice(before.from, caret))
  if (!/^[a-zåäö0-9]+$/.test(begun)) return undefined
  const all: readonly Suggestion[] = [
    ...names.map(({ Kod, BenText }) => ({ word: Kod, text: BenText, insert: Kod })),
    ...Object.entries(functions).map(([word, { use, does }]) => ({
      word,
      text: `${use}: ${does}`,
      insert: `${word}(`,
    })),
  ]
  const suggestions = all.filter(({ word }) => folded(word).startsWith(begun)).slice(0, most)
  const isWhole =
    suggestions.length === 1 && folded(suggestions[0]?.word ?? '') === folded(text.slice(before.from, before.to))
  return suggestions.length === 0 || isWhole ? undefined : { from: before.from, to: before.to, suggestions }
}

/** Returns a text with a suggestion in place of the typed part, and where the caret then is. */
export function completed(text: string, { from, to }: Completion, { insert }: Suggestion) {
  // A parenthesis that is there already is not written again.
  const isOpened = insert.endsWith('(') && text[to] === '('
  const written = isOpened ? insert.slice(0, -1) : insert
  return { text: text.slice(0, from) + written + text.slice(to), caret: from + insert.length }
}

/** A part of a formula's text in one colour. */
export interface Piece {
  readonly from: number
  readonly text: string
  readonly kind: Token['kind'] | 'space'
  readonly isWrong: boolean
}

/** Returns a text in pieces, which together are the text. Those within a problem are wrong. */
export function piecesOf(text: string, problems: readonly FormulaProblem[]): readonly Piece[] {
  const isWrong = (from: number, to: number) =>
    problems.some(each => from < each.to && to > each.from) && text.slice(from, to).trim() !== ''
  const pieces: Piece[] = []
  let at = 0
  const add = (to: number, kind: Piece['kind']) => {
    if (to > at) pieces.push({ from: at, text: text.slice(at, to), kind, isWrong: isWrong(at, to) })
    at = to
  }
  for (const { from, to, kind } of tokensOf(text)) {
    add(from, 'space')
    add(to, kind)
  }
  return pieces
}
