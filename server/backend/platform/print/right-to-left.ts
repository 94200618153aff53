/** How a letter is drawn alone, at the end, at the beginning and in the middle of a word. */
interface Forms {
  readonly isolated: string
  readonly final: string
  /** Undefined for a letter that does not join the one after it. */
  readonly initial?: string | undefined
  readonly medial?: string | undefined
}

/**
 * The forms of the letters, and of the ligatures of lam and alef. Unicode's blocks of presentation
 * forms have them in this order: alone, final, initial and medial, or only the first two. Each
 * decomposes to what it is a form of.
 */
function formsIn(blocks: readonly (readonly [first: number, last: number])[]): ReadonlyMap<string, Forms> {
  const groups = new Map<string, string[]>()
  for (const [first, last] of blocks)
    for (let code = first; code <= last; code += 1) {
      const form = String.fromCodePoint(code)
      const of = form.normalize('NFKC')
      if (/^\p{Script=Arabic}{1,2}$/u.test(of) && of !== form) groups.set(of, [...(groups.get(of) ?? []), form])
    }
  return new Map(
    [...groups].flatMap(([of, [isolated, final, initial, medial]]) =>
      isolated !== undefined && final !== undefined ? [[of, { isolated, final, initial, medial }] as const] : [],
    ),
  )
}

const letters = formsIn([
  // Persian, Urdu and Kurdish letters.
  [0xfb50, 0xfbb1],
  [0xfbd3, 0xfbe9],
  [0xfbfc, 0xfbff],
  // Arabic letters, then lam with alef.
  [0xfe80, 0xfefc],
])

/** Joins the letters on both of its sides, and is drawn in one way. */
const joiner = /[\u0640\u200D]/
/** Stands above or below a letter, and is passed over. */
const mark = /\p{Mn}/u
const lamAlef = /\u0644([\u0622\u0623\u0625\u0627])/g

const joinsNext = (letter: string | undefined): boolean =>
  letter !== undefined && (joiner.test(letter) || letters.get(letter)?.initial !== undefined)
const joinsBefore = (letter: string | undefined): boolean =>
  letter !== undefined && (joiner.test(letter) || letters.has(letter))

/**
 * Returns a text with its Arabic letters joined, as forms of their own: the font that prints them
 * has the forms, and no rules of joining. Other letters are as they were.
 */
export function joinedArabic(text: string): string {
  if (!/\p{Script=Arabic}/u.test(text)) return text
  const parts = text
    .replace(lamAlef, pair => `\u0000${pair}\u0000`)
    .split('\u0000')
    .flatMap(part => (letters.has(part) ? [part] : [...part]))
  return parts
    .map((letter, at) => {
      const forms = letters.get(letter)
      if (!forms) return letter
      const isAfter = joinsNext(parts.slice(0, at).findLast(each => !mark.test(each)))
      const isBefore = forms.initial !== undefined && joinsBefore(parts.slice(at + 1).find(each => !mark.test(each)))
      const form = isAfter ? (isBefore ? forms.medial : forms.final) : isBefore ? forms.initial : forms.isolated
      return form ?? letter
    })
    .join('')
}

const letter = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`
/** From a letter of these scripts to the last one before another letter, with what is between. */
const run = new RegExp(String.raw`[${letter}](?:[^\p{L}]*[${letter}])*\p{M}*`, 'gu')
const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}
const turned = (text: string): string => [...text].toReversed().join('')

/**
 * Returns a line of text in the order in which it is drawn from the left: what is written from the
 * right is turned round, but for its numbers, and a mark stays after its letter. The library turns
 * only what a font has rules for. A text of several lines begins with the wrong one.
 */
export const inDrawnOrder = (text: string): string =>
  text.replace(run, part =>
    (part.match(/\P{M}\p{M}*/gu) ?? [])
      .toReversed()
      .map(cluster => mirrored[cluster] ?? cluster)
      .join('')
      .replace(/\p{Nd}(?:[.,:]?\p{Nd})*/gu, turned),
  )
