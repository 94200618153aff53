import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { ImportKindCode } from '#contracts/imports/import-kinds.ts'
import { mostCellLetters } from '#contracts/imports/shapes.ts'
import { decodeText } from './decode-text.ts'
import { fileRefusal } from './file-refusal.ts'
import { paxmlFields } from './paxml-fields.ts'

/** A row of a file: the texts of its cells by field name. */
export interface FileRow {
  readonly line: number
  readonly kind: ImportKindCode
  readonly cells: Readonly<Record<string, string>>
}

type Node = Readonly<Record<string, unknown>>

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  maxNestedTags: 20,
  // A list is one with a single element too.
  isArray: name =>
    name === 'lonetrans' || name === 'tidtrans' || name === 'person' || name === 'lonebesked' || name === 'lonrad',
})

/** Returns the encoding that an XML file declares. Without a declaration it is UTF-8. */
function encodingOf(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le'
  const declared = /^<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(
    content.subarray(0, 200).toString('latin1').trimStart(),
  )
  const name = declared?.[1]?.toLowerCase() ?? 'utf-8'
  if (name === 'utf-16') return 'utf-16le'
  if (!['utf-8', 'iso-8859-1', 'windows-1252'].includes(name))
    throw fileRefusal(`PAXml-filen är i teckenkodningen ${name.slice(0, 20)}, som inte kan läsas.`)
  return name
}

/**
 * Reads the employees, pay rows and time rows of a PAXml file (facts/paxml.md).
 *
 * @throws Refusal importFileRefused
 */
export function readPaxml(content: Buffer, kinds: readonly ImportKindCode[]): readonly FileRow[] {
  const text = decodeText(content, encodingOf(content))
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    throw fileRefusal('XML-filen har en DTD eller egna entiteter. Sådana läses inte.')
  const checked = XMLValidator.validate(text)
  if (checked !== true) throw fileRefusal(`XML-filen är felaktig på rad ${checked.err.line}.`)
  const root = nodeOf((parser.parse(text) as Node).paxml)
  if (!root) throw fileRefusal('Filen är ingen PAXml-fil.')
  const version = textOf(nodeOf(root.header)?.version)
  if (!/^2\.\d$/.test(version)) throw fileRefusal('PAXml-filen ska vara av version 2.')
  const rows = kinds.flatMap(kind => {
    const how = paxmlFields[kind]
    if (!how) return []
    const found = nodeOf(root[how.list])?.[how.element]
    return (Array.isArray(found) ? found : []).map((node, at): FileRow => {
      const own = nodeOf(node) ?? {}
      const cells = { ...cellsOf(own, how.fields), ...sumsOf(own, how) }
      if (Object.values(cells).some(cell => cell.length > mostCellLetters))
        throw fileRefusal(`${how.element} ${at + 1} har en text med fler än ${mostCellLetters} tecken.`)
      return { line: at + 1, kind, cells }
    })
  })
  if (rows.length === 0) throw fileRefusal('PAXml-filen har inget av det som importregistret hämtar.')
  return rows
}

const nodeOf = (value: unknown): Node | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : undefined

/** Returns an element's text, also where it has attributes. */
const textOf = (value: unknown): string => {
  const own = nodeOf(value)?.['#text'] ?? value
  return typeof own === 'string' ? own.trim() : ''
}

/** Returns the cells of an element: those that it has, since PAXml says nothing of the others. */
const cellsOf = (node: Node, fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([element, field]) => {
      const text = textOf(node[element])
      return text === '' ? [] : [[field, asField(element, text)]]
    }),
  )

/** Returns the text of an element of a sum, with its sign turned for a minus before its name. */
function termOf(node: Node, name: string): string {
  if (!name.startsWith('-')) return textOf(node[name])
  const text = textOf(node[name.slice(1)])
  return text === '' ? '' : text.startsWith('-') ? text.slice(1) : `-${text}`
}

/** Returns the cells that are sums of a payslip's amounts and rows. */
function sumsOf(node: Node, { sums = {}, rows = {} }: NonNullable<(typeof paxmlFields)['HIS']>) {
  const found = nodeOf(node.lonerader)?.lonrad
  const lines = (Array.isArray(found) ? found : []).map(line => nodeOf(line) ?? {})
  // What is no number stands as it is, and is refused at its field.
  const added = (texts: readonly string[]): string =>
    texts.find(text => !/^[-+]?\d+(\.\d+)?$/.test(text)) ??
    texts.reduce((sum, text) => sum + Number(text), 0).toFixed(2)
  const cells = [
    ...Object.entries(sums).map(([field, elements]) => [field, elements.map(name => termOf(node, name))] as const),
    ...Object.entries(rows).map(
      ([field, type]) =>
        [field, lines.filter(line => textOf(line.lonetyp) === type).map(line => textOf(line.belopp))] as const,
    ),
  ].map(([field, texts]) => [field, texts.filter(text => text !== '')] as const)
  return Object.fromEntries(cells.flatMap(([field, texts]) => (texts.length === 0 ? [] : [[field, added(texts)]])))
}

/** Returns a text of PAXml as its field is written. */
function asField(element: string, text: string): string {
  if (element === 'starttid' || element === 'sluttid') return text.slice(0, 16).replace('T', ' ')
  return element.startsWith('datum') || element === 'betaldatum' ? text.slice(0, 10) : text
}
