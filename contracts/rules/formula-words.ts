/**
 * The words of the formula language (second document §5.1). Operators have English and Swedish
 * names; a formula is printed with the Swedish ones.
 */

/** The operators that are words, by every name they have. */
export const wordOperators = {
  and: 'och',
  och: 'och',
  or: 'eller',
  eller: 'eller',
  xor: 'xor',
  mod: 'mod',
  in: 'in',
  to: 'to',
} as const

/** A function: what it takes, in order, and what it does, for the list of suggestions. */
interface FunctionWord {
  /** The fewest and the most arguments. */
  readonly takes: readonly [least: number, most: number]
  readonly use: string
  readonly does: string
}

/** The most arguments of a function that takes any number. */
const any = 50

export const functions = {
  om: { takes: [3, 3], use: 'om(villkor; a; b)', does: 'a när villkoret gäller, annars b' },
  avrunda: { takes: [1, 2], use: 'avrunda(tal; decimaler)', does: 'avrundat, till hela tal utan decimaler' },
  decimal: { takes: [1, 1], use: 'decimal(tal)', does: 'delen efter kommat' },
  heltal: { takes: [1, 1], use: 'heltal(tal)', does: 'delen före kommat' },
  medel: { takes: [1, any], use: 'medel(a; b; …)', does: 'medelvärdet' },
  median: { takes: [1, any], use: 'median(a; b; …)', does: 'mittvärdet' },
  kub: { takes: [1, 1], use: 'kub(tal)', does: 'talet upphöjt till tre' },
  rot: { takes: [1, 1], use: 'rot(tal)', does: 'kvadratroten' },
  hypot: { takes: [1, any], use: 'hypot(a; b; …)', does: 'roten ur kvadraternas summa' },
  min: { takes: [1, any], use: 'min(a; b; …)', does: 'det minsta' },
  max: { takes: [1, any], use: 'max(a; b; …)', does: 'det största' },
} as const satisfies Readonly<Record<string, FunctionWord>>

/** The name of a function. */
export type FunctionName = keyof typeof functions

/** True when a word is a function. Words are compared in lower case. */
export const isFunction = (word: string): word is FunctionName => Object.hasOwn(functions, word)

/** True when a word, in lower case, is an operator. */
export const isWordOperator = (word: string): word is keyof typeof wordOperators => Object.hasOwn(wordOperators, word)

/** The words that cannot be a company's own codes. */
export const reservedWords: readonly string[] = [...Object.keys(wordOperators), ...Object.keys(functions)]

/** Returns a word as it is compared: in lower case and with its accents joined. */
export const folded = (word: string): string => word.normalize('NFC').toLocaleLowerCase('sv')
