import type { StatementNotice } from '#contracts/statements/shapes.ts'

/** A notice of a check, before a statement is handed out. */
export interface Notice<Family extends string = string> {
  /** How the receiver sorts its own checks. */
  readonly family: Family
  /** A stop must be mended before the statement is handed out; a warning may be right. */
  readonly level: 'stop' | 'warning'
  /** AnstNr, or null when it concerns the employer. */
  readonly person: string | null
  /** The field that it is about, or null. */
  readonly box: string | null
  /** What is wrong, in Swedish. */
  readonly text: string
  /** How it is mended, in Swedish. */
  readonly mend: string
}

type Level = Notice['level']

/** Makes the notices of a person or, with null, of the employer. */
export const noticesOf = <Family extends string>(person: string | null) => {
  const at =
    (level: Level) =>
    (family: Family, box: string | null, found: Pick<Notice, 'text' | 'mend'>): Notice<Family> => ({
      family,
      level,
      person,
      box,
      ...found,
    })
  return { stop: at('stop'), warning: at('warning') }
}

/** Returns the notices of a level. */
export const noticesAt = <Of extends Notice>(level: Level, notices: readonly Of[]): readonly Of[] =>
  notices.filter(each => each.level === level)

/** Returns notices with the stops first. */
export const stopsFirst = <Of extends Notice>(notices: readonly Of[]): readonly Of[] => [
  ...noticesAt('stop', notices),
  ...noticesAt('warning', notices),
]

/** Returns a notice as the screen has it. */
export const shownNotice = (
  { level, person, box, text, mend }: Notice,
  nameOf: (person: string) => string,
  Plats: StatementNotice['Plats'],
): StatementNotice => ({
  Niva: level === 'stop' ? 'STOPP' : 'VARNING',
  AnstNr: person ?? '',
  Namn: nameOf(person ?? ''),
  Falt: box ?? '',
  Text: text,
  Atgard: mend,
  Plats,
})

/** Returns what stops a statement, in Swedish: the first by name, and the number of others. */
export function toldStops([stop, ...more]: readonly Notice[]): string {
  if (!stop) return ''
  const whose = stop.person === null ? '' : `Anställd ${stop.person}: `
  const others = more.length === 0 ? '' : ` Ytterligare ${more.length} fel står bland kontrollerna.`
  return `${whose}${stop.text} ${stop.mend}${others}`
}
