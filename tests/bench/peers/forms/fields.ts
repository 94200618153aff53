/**
 * The number of fields of every contestant's form: as many as the company settings have, each
 * required and of limited length.
 */
export const fieldCount = 340
export const perCard = 14
/** No text comes within ten characters of it, where only our form would show a counter. */
export const most = 50

export const names: readonly string[] = Array.from({ length: fieldCount }, (_, at) => `Falt${at}`)
export const labelOf = (name: string): string => `Inställning ${name.slice(4)}`
export const begunWith = (name: string): string => `värde ${name.slice(4)}`

/** Returns the error of a value, in the words of our rules. */
export const problemOf = (label: string, value: string): string | undefined =>
  value.trim() === ''
    ? `${label} är obligatoriskt.`
    : value.length > most
      ? `${label} får bestå av max ${most} tecken.`
      : undefined

/** The names of the fields, by card. */
export const cards: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(fieldCount / perCard) },
  (_, card) => names.slice(card * perCard, (card + 1) * perCard),
)
