/** The JSON of frozen lists, which many values share. */
const texts = new WeakMap<readonly unknown[], string>()

/**
 * Returns plain data as JSON with the names of its fields in order, so that equals give one text.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return textOfList(value)
  const fields = value as Readonly<Record<string, unknown>>
  let text = ''
  for (const name of Object.keys(fields).sort())
    if (fields[name] !== undefined) text += `${text && ','}${JSON.stringify(name)}:${canonicalJson(fields[name])}`
  return `{${text}}`
}

function textOfList(list: readonly unknown[]): string {
  const known = texts.get(list)
  if (known !== undefined) return known
  const text = `[${list.map(canonicalJson).join()}]`
  if (list.length > 0 && Object.isFrozen(list)) texts.set(list, text)
  return text
}
