/**
 * The fields that every form of the contest has: as many as the company settings show, each
 * required and of limited length.
 */
export const fieldCount = 340
export const perCard = 14
export const most = 40

export const names: readonly string[] = Array.from({ length: fieldCount }, (_, at) => `Falt${at}`)
export const labelOf = (name: string): string => `Inställning ${name.slice(4)}`
export const begunWith = (name: string): string => `värde ${name.slice(4)}`

/** What is wrong with a value, as our rules say it. */
export const problemOf = (label: string, value: string): string | undefined =>
  value.trim() === ''
    ? `${label} är obligatoriskt.`
    : value.length > most
      ? `${label} får bestå av max ${most} tecken.`
      : undefined

/** The names by cards. */
export const cards: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(fieldCount / perCard) },
  (_, card) => names.slice(card * perCard, (card + 1) * perCard),
)
