/**
 * Finding by a few letters, fuzzy but predictable. A word of the search matches where a title
 * begins with it, a word of the title does, or it stands anywhere in it; or where it can be read
 * off the title from word to word ('nha' in 'Nordsken Handel AB'). Better kinds of match come
 * first, then what was used lately, then the given order. Every word must match.
 */
export interface Findable {
  readonly id: string
  readonly title: string
  /** Other words that it is found by. */
  readonly also?: string | undefined
  /** Figures that it is found by, however they are grouped. */
  readonly digits?: string | undefined
}

/** Made ready once, so that a key costs little among thousands. */
export interface Prepared<Item extends Findable> {
  readonly item: Item
  readonly title: Haystack
  readonly also: Haystack
  readonly digits: string
}

/** Lower case with one space between words: as it is written, and with å ä ö as a a o. */
interface Haystack {
  readonly written: string
  readonly plain: string
}

const swedish = /[åäö]/
const letters: Readonly<Record<string, string>> = { å: 'a', ä: 'a', ö: 'o', ø: 'o', æ: 'a', ß: 's' }

/** Lower case, without accents: é is e. å ä ö are letters of their own, and stay. */
const written = (text: string): string =>
  text
    .toLocaleLowerCase('sv')
    .replace(/[^ -~åäö]/g, letter => letters[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whoever writes a means å and ä too; whoever writes å means å. */
const plain = (text: string): string => text.replace(/[åäö]/g, letter => letters[letter] ?? letter)

const haystack = (text: string): Haystack => {
  const own = written(text)
  return { written: own, plain: plain(own) }
}

const prepared = new WeakMap<Findable, Prepared<Findable>>()

/** Makes items ready to be searched. Each is made ready once. */
export const prepare = <Item extends Findable>(items: readonly Item[]): readonly Prepared<Item>[] =>
  items.map(item => {
    const known = prepared.get(item)
    if (known) return known as Prepared<Item>
    const made = {
      item,
      title: haystack(item.title),
      also: haystack(item.also ?? ''),
      digits: item.digits ?? '',
    }
    prepared.set(item, made)
    return made
  })

/** How well a word matches: 0 is best. */
const kinds = { beginning: 0, word: 1, within: 2, leaping: 3, also: 4 } as const

/** Whether each letter follows the one before in the text, or begins a later word. */
function leaps(text: string, word: string): boolean {
  const follows = (at: number, next: number): boolean => {
    if (next === word.length) return true
    if (text[at + 1] === word[next] && follows(at + 1, next + 1)) return true
    for (let space = text.indexOf(' ', at); space >= 0; space = text.indexOf(' ', space + 1)) {
      if (text[space + 1] === word[next] && follows(space + 1, next + 1)) return true
    }
    return false
  }
  for (let start = 0; start >= 0; start = text.indexOf(' ', start) + 1 || -1) {
    if (text[start] === word[0] && follows(start, 1)) return true
  }
  return false
}

interface Word {
  readonly text: string
  /** Has a letter that is only found as it is written. */
  readonly isSwedish: boolean
  readonly digits: string
}

function match({ title, also, digits }: Prepared<Findable>, word: Word): number | undefined {
  const side = word.isSwedish ? 'written' : 'plain'
  const text = title[side]
  const at = text.indexOf(word.text)
  if (at === 0) return kinds.beginning
  if (at > 0) return text.includes(` ${word.text}`) ? kinds.word : kinds.within
  if (word.digits !== '' && digits.includes(word.digits))
    return digits.startsWith(word.digits) ? kinds.word : kinds.within
  if (also[side].includes(word.text)) return kinds.also
  return word.text.length > 1 && leaps(text, word.text) ? kinds.leaping : undefined
}

const textsOf = (query: string): readonly Word[] => {
  const whole = query.trim()
  // An organisation number is searched as it is written too: with a dash, or spaces.
  if (/^[\d\s-]+$/.test(whole) && /\d/.test(whole)) {
    return [{ text: written(whole), isSwedish: false, digits: whole.replace(/\D/g, '') }]
  }
  const texts = written(query).split(' ').filter(Boolean)
  return texts.map(text => ({ text, isSwedish: swedish.test(text), digits: /^\d+$/.test(text) ? text : '' }))
}

export interface Hit<Item> {
  readonly item: Item
  /** 0 is best. */
  readonly score: number
}

interface Searched {
  readonly query: string
  readonly recent: readonly string[]
  readonly hits: readonly Hit<Findable>[]
}
/** The last search among each list: a render with the same search costs nothing. */
const lastSearches = new WeakMap<readonly Prepared<Findable>[], Searched>()

/** What matches, the best first. A search without a letter or a figure finds nothing. */
export function search<Item extends Findable>(
  among: readonly Prepared<Item>[],
  query: string,
  recent: readonly string[] = noneRecent,
): readonly Hit<Item>[] {
  const last = lastSearches.get(among)
  if (last?.query === query && last.recent === recent) return last.hits as readonly Hit<Item>[]
  const hits = hitsAmong(among, query, recent)
  lastSearches.set(among, { query, recent, hits })
  return hits
}
const noneRecent: readonly string[] = []

function hitsAmong<Item extends Findable>(
  among: readonly Prepared<Item>[],
  query: string,
  recent: readonly string[],
): readonly Hit<Item>[] {
  const words = textsOf(query)
  if (words.length === 0) return []
  const used = new Set(recent)
  const hits: Hit<Item>[] = []
  for (const candidate of among) {
    let score = 0
    for (const word of words) {
      const kind = match(candidate, word)
      if (kind === undefined) {
        score = Number.NaN
        break
      }
      score += kind
    }
    if (!Number.isNaN(score))
      hits.push({ item: candidate.item, score: used.has(candidate.item.id) ? score - 0.5 : score })
  }
  return hits.sort((a, b) => a.score - b.score)
}
