import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** A form of a file as Skatteverket reads it: the values of its fields by number. */
export interface ReceivedForm {
  readonly kind: 'HU' | 'IU' | 'FU'
  readonly fields: Readonly<Record<string, string>>
}

type Node = Readonly<Record<string, unknown>>

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  isArray: name => name === 'Blankett' || name === 'Franvarouppgift',
})

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Returns every field below an element. */
const fieldsOf = (node: unknown): readonly [string, string][] => {
  if (!isNode(node)) return []
  const own = node['@faltkod']
  const below = Object.values(node).flatMap(fieldsOf)
  return typeof own === 'string' ? [[own, String(node['#text'] ?? '')], ...below] : below
}

const formOf = (kind: ReceivedForm['kind'], node: unknown): ReceivedForm => ({
  kind,
  fields: Object.fromEntries(fieldsOf(node)),
})

/** Reads a file. Returns undefined when it is none: Skatteverket answers 415 then. */
export function readSubmission(xml: string): readonly ReceivedForm[] | undefined {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml) || XMLValidator.validate(xml) !== true) return undefined
  const root = (parser.parse(xml) as Node).Skatteverket
  if (!isNode(root) || root['@omrade'] !== 'Arbetsgivardeklaration') return undefined
  const forms = listOf(root.Blankett).flatMap((blankett): ReceivedForm[] => {
    const content = isNode(blankett) ? blankett.Blankettinnehall : undefined
    if (!isNode(content)) return []
    return (['HU', 'IU'] as const).flatMap(kind => (kind in content ? [formOf(kind, content[kind])] : []))
  })
  return [...forms, ...listOf(root.Franvarouppgift).map(node => formOf('FU', node))]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
