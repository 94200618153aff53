import { maxCellLetters } from '#contracts/imports/limits.ts'
import type { ImportKindCode } from '#contracts/registers/import-kinds.ts'
import { type Cell, keptDigits, numeralOf, textOf, wrongCell } from './cell.ts'
import { decodeText } from './decode-text.ts'
import { type Node, parseXml } from './parse-xml.ts'
import { besideRows, paxmlFields, paxmlLists, payKinds } from './paxml-fields.ts'
import { dayCell, timeCell } from './paxml-time.ts'
import { Unreadable } from './unreadable.ts'

/** A row of a file: its cells by field name. */
export interface FileRow {
  readonly line: number
  readonly kind: ImportKindCode
  readonly cells: Readonly<Record<string, Cell>>
  /** Why the whole row has no values, in Swedish. */
  readonly problem?: string
}

/** The rows of a PAXml file, and what else of it is not read, in Swedish. */
export interface PaxmlRead {
  readonly rows: readonly FileRow[]
  readonly unread: readonly string[]
}

type Rows = NonNullable<(typeof paxmlFields)[ImportKindCode]>

/** Returns the encoding that an XML file declares. Without a declaration it is UTF-8. */
function encodingOf(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le'
  const declared = /^<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(
    content.subarray(0, 200).toString('latin1').trimStart(),
  )
  const name = declared?.[1]?.toLowerCase() ?? 'utf-8'
  if (name === 'utf-16') return 'utf-16le'
  if (!['utf-8', 'iso-8859-1', 'windows-1252'].includes(name))
    throw new Unreadable(`PAXml-filen är i teckenkodningen ${name.slice(0, 20)}, som inte kan läsas.`)
  return name
}

/**
 * Reads the employees, pay rows, time rows and payslips of a PAXml file (facts/paxml.md). Names
 * what the schema has and no field is read from.
 *
 * @throws Unreadable
 */
export function paxmlRows(content: Buffer, kinds: readonly ImportKindCode[]): PaxmlRead {
  const elements = Object.values(paxmlFields).map(({ element }) => element)
  const { paxml } = parseXml(decodeText(content, encodingOf(content)), [...elements, 'lonrad'])
  const root = nodeOf(paxml)
  if (!root) throw new Unreadable('Filen är ingen PAXml-fil.')
  const version = textIn(nodeOf(root.header)?.version)
  if (!/^2\.\d$/.test(version)) throw new Unreadable('PAXml-filen ska vara av version 2.')
  refuseUnknown(root, paxmlLists, version)
  const rows = kinds.flatMap(kind => {
    const how = paxmlFields[kind]
    return how ? rowsOf(root, kind, how, version) : []
  })
  if (rows.length === 0) throw new Unreadable('PAXml-filen har inget av det som importregistret hämtar.')
  return { rows, unread: unreadIn(root, kinds) }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
const counted = (count: number, element: string, within: string) =>
  `${count.toLocaleString('sv')} ${element} i ${within}`

/**
 * Returns what is not read, each with its number: the rows of lists that the import does not fetch,
 * and the elements of its rows that no field is read from.
 */
function unreadIn(root: Node, kinds: readonly ImportKindCode[]): readonly string[] {
  const read = kinds.flatMap(kind => paxmlFields[kind] ?? [])
  const lists = Object.entries(root).filter(
    ([name]) => !/^[@#]|^header$/.test(name) && read.every(({ list }) => list !== name),
  )
  const ofLists = lists.flatMap(([list, value]) =>
    Object.entries(nodeOf(value) ?? {})
      .filter(([name]) => !/^[@#]/.test(name) && !besideRows.some(beside => beside === name))
      .map(([name, rows]) => counted(listOf(rows).length, name, list)),
  )
  const ofRows = read.flatMap(({ list, element, unread, sums = {}, rows = {} }) => {
    const summed = Object.values(sums).flatMap(names => names.map(name => name.replace(/^-/, '')))
    const inside = Object.keys(rows).length > 0 ? ['lonerader'] : []
    const nodes = listOf(nodeOf(root[list])?.[element]).map(each => nodeOf(each) ?? {})
    return unread
      .filter(name => !summed.includes(name) && !inside.includes(name))
      .map(name => ({ name, count: nodes.filter(node => Object.hasOwn(node, name)).length }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => counted(count, name, element))
  })
  return [...ofLists, ...ofRows]
}

/** @throws Unreadable */
function rowsOf(root: Node, kind: ImportKindCode, how: Rows, version: string): readonly FileRow[] {
  const list = root[how.list]
  if (Array.isArray(list)) throw new Unreadable(`PAXml-filen har ${how.list} mer än en gång.`)
  if (!nodeOf(list)) return []
  refuseUnknown(list as Node, [how.element, ...besideRows], version, how.list)
  const found = (list as Node)[how.element]
  return (Array.isArray(found) ? found : []).map((each, at) => {
    const node = nodeOf(each) ?? {}
    const cells = { ...cellsOf(node, how.fields), ...sumsOf(node, how) }
    if (Object.values(cells).some(cell => textOf(cell).length > maxCellLetters))
      throw new Unreadable(`${how.element} ${at + 1} har en text med fler än ${maxCellLetters} tecken.`)
    const problem = problemOf(node, how, version)
    return { line: at + 1, kind, cells, ...(problem !== undefined && { problem }) }
  })
}

/** Returns why the row of an element is not stored: something of it would be left out unseen. */
function problemOf(node: Node, { fields, unread, rows }: Rows, version: string): string | undefined {
  const deleted = textIn(node['@delete']).toLowerCase()
  if (deleted === 'true' || deleted === '1') return 'Personen ska tas bort enligt filen. Det görs inte av en import.'
  const known = [...Object.keys(fields).filter(name => !name.startsWith('@')), ...unread]
  const unknown = unknownIn(node, known, version)
  if (unknown !== undefined) return `Elementet ${unknown} finns inte i PAXml ${version}.`
  const types = rows ? linesOf(node).map(line => textIn(line.lonetyp)) : []
  const type = types.find(each => !payKinds.some(kind => kind === each))
  return type === undefined ? undefined : `En lönerad har lönetypen ”${type.slice(0, 20)}”, som inte finns i PAXml.`
}

/**
 * Returns an element that the schema does not have. Of later versions than 2.0 only those are
 * known to be wrong that differ from a known name in their letters' case.
 */
function unknownIn(node: Node, known: readonly string[], version: string): string | undefined {
  const lower = known.map(name => name.toLowerCase())
  return Object.keys(node).find(
    name =>
      !/^[@#]/.test(name) &&
      !name.includes(':') &&
      !known.includes(name) &&
      (version === '2.0' || lower.includes(name.toLowerCase())),
  )
}

/** @throws Unreadable */
function refuseUnknown(node: Node, known: readonly string[], version: string, within = 'paxml'): void {
  const unknown = unknownIn(node, known, version)
  if (unknown !== undefined)
    throw new Unreadable(`Elementet ${unknown.slice(0, 40)} i ${within} finns inte i PAXml ${version}.`)
}

const nodeOf = (value: unknown): Node | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : undefined

/** Returns an element's text, also where it has attributes. */
const textIn = (value: unknown): string => {
  const own = nodeOf(value)?.['#text'] ?? value
  return typeof own === 'string' ? own.normalize('NFC').trim() : ''
}

/** Returns the cell of an element, which is empty where there is none. */
function cellIn(node: Node, element: string): Cell {
  const value = node[element]
  if (Array.isArray(value)) return wrongCell('', `Elementet ${element} finns ${value.length} gånger.`)
  if (Object.keys(nodeOf(value) ?? {}).some(name => !/^[@#]/.test(name)))
    return wrongCell('', `Elementet ${element} har andra element i sig.`)
  const text = textIn(value)
  if (element === 'starttid' || element === 'sluttid') return timeCell(text)
  return /datum/.test(element) ? dayCell(text) : text
}

/** Returns the cells of an element: those that it has, since PAXml says nothing of the others. */
function cellsOf(node: Node, fields: Readonly<Record<string, string>>): Readonly<Record<string, Cell>> {
  const cells: Record<string, Cell> = {}
  for (const [element, field] of Object.entries(fields)) {
    const cell = cellIn(node, element)
    if (cell === '') continue
    // A pay is by the hour or by the month.
    const isOther = Object.hasOwn(cells, field)
    const form = textIn(node.lonform)
    if (isOther && form !== 'TIM' && form !== 'MÅN') cells[field] = wrongCell(textOf(cell), 'Filen har två löner.')
    else if (!isOther || form === 'MÅN') cells[field] = cell
  }
  return cells
}

const linesOf = (node: Node): readonly Node[] => {
  const found = nodeOf(node.lonerader)?.lonrad
  return (Array.isArray(found) ? found : []).map(line => nodeOf(line) ?? {})
}

/** Returns the number of an element of a sum, with its sign turned for a minus before its name. */
function termOf(node: Node, name: string): Cell {
  if (!name.startsWith('-')) return cellIn(node, name)
  const cell = cellIn(node, name.slice(1))
  return typeof cell !== 'string' || cell === '' ? cell : cell.startsWith('-') ? cell.slice(1) : `-${cell}`
}

/** Returns the cells that are sums of a payslip's amounts and rows. */
function sumsOf(node: Node, { sums = {}, rows = {} }: Rows): Readonly<Record<string, Cell>> {
  const lines = linesOf(node)
  const cells = [
    ...Object.entries(sums).map(([field, elements]) => [field, elements.map(name => termOf(node, name))] as const),
    ...Object.entries(rows).map(
      ([field, type]) =>
        [field, lines.filter(line => textIn(line.lonetyp) === type).map(line => cellIn(line, 'belopp'))] as const,
    ),
  ].map(([field, terms]) => [field, terms.filter(term => term !== '')] as const)
  return Object.fromEntries(cells.flatMap(([field, terms]) => (terms.length === 0 ? [] : [[field, sumOf(terms)]])))
}

/** Returns the sum of numbers. What is no number stands as it is, and is refused at its field. */
const sumOf = (terms: readonly Cell[]): Cell =>
  terms.find(term => typeof term !== 'string' || !/^[-+]?\d+(\.\d+)?$/.test(term)) ??
  numeralOf(keptDigits(terms.reduce<number>((sum, term) => sum + Number(term), 0)))
