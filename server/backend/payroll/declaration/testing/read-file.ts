/**
 * Reads a file of the employer's declaration as Skatteverket would, apart from what writes it: from
 * facts/agi.md §2 alone, without an XML library. It knows namespaces, not prefixes.
 */

const instance = 'http://xmls.skatteverket.se/se/skatteverket/da/instans/schema/1.1'
const component = 'http://xmls.skatteverket.se/se/skatteverket/da/komponent/schema/1.1'

export interface Node {
  readonly name: string
  readonly space: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Node[]
  text: string
}

/** A form that was read: the path of each field with its number and its text. */
export interface ReadForm {
  readonly kind: 'HU' | 'IU' | 'FU'
  readonly fields: Readonly<Record<string, string>>
  /** The elements in the order of the file, with the groups around them. */
  readonly order: readonly string[]
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.replace(/&(#x?)?(\w+);/g, (_, numeric: string | undefined, name: string) => {
    if (numeric) return String.fromCodePoint(Number.parseInt(name, numeric === '#x' ? 16 : 10))
    const character = entities[name]
    if (character === undefined) throw new Error(`No entity ${name}`)
    return character
  })

/** Reads elements, attributes and texts. Throws at what is not well-formed. */
export function readXml(xml: string): Node {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '')
  if (body === xml) throw new Error('No declaration of UTF-8')
  const top: Node = { name: '', space: '', attributes: {}, children: [], text: '' }
  const open: { node: Node; spaces: Readonly<Record<string, string>> }[] = [{ node: top, spaces: {} }]
  for (const [, end, name = '', attributes = '', empty, text] of body.matchAll(
    /<(\/)?([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/)?>|([^<]+)/g,
  )) {
    const around = open.at(-1)
    if (!around) throw new Error('Something after the root')
    if (text !== undefined) {
      around.node.text += decoded(text)
      continue
    }
    if (end) {
      if (around.node.name !== name.replace(/^\w+:/, '')) throw new Error(`</${name}> ends ${around.node.name}`)
      open.pop()
      continue
    }
    const own = Object.fromEntries(
      [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
    )
    const spaces = { ...around.spaces }
    for (const [key, value] of Object.entries(own)) {
      if (key === 'xmlns') spaces[''] = value
      else if (key.startsWith('xmlns:')) spaces[key.slice(6)] = value
    }
    const [, prefix = '', local = ''] = /^(?:(\w+):)?(\w+)$/.exec(name) ?? []
    const node: Node = { name: local, space: spaces[prefix] ?? '', attributes: own, children: [], text: '' }
    around.node.children.push(node)
    if (!empty) open.push({ node, spaces })
  }
  const [root] = top.children
  if (open.length !== 1 || !root || top.children.length !== 1) throw new Error('Not one root')
  return root
}

const child = (node: Node | undefined, ...path: readonly string[]): Node | undefined =>
  path.reduce<Node | undefined>((at, name) => at?.children.find(one => one.name === name), node)

const allOf = (node: Node): readonly Node[] => [node, ...node.children.flatMap(allOf)]

function formOf(kind: 'HU' | 'IU' | 'FU', node: Node): ReadForm {
  const fields: Record<string, string> = {}
  for (const one of allOf(node)) {
    const number = one.attributes.faltkod
    if (one.children.length === 0 && number === undefined) throw new Error(`${one.name} has no number`)
    if (number === undefined) continue
    if (number in fields) throw new Error(`Field ${number} twice`)
    if (one.text.trim() === '') throw new Error(`Field ${number} is empty`)
    fields[number] = one.text
  }
  const order = allOf(node)
    .slice(1)
    .map(({ name }) => name)
  return { kind, fields, order }
}

/** Reads a file, with its forms in order. Throws where facts/agi.md §2 says otherwise. */
export function readDeclaration(xml: string) {
  const root = readXml(xml)
  if (root.name !== 'Skatteverket' || root.space !== instance) throw new Error('Another root')
  if (root.attributes.omrade !== 'Arbetsgivardeklaration') throw new Error('Another omrade')
  const strange = allOf(root)
    .slice(1)
    .find(({ space }) => space !== component)
  if (strange) throw new Error(`${strange.name} is in ${strange.space}`)
  const order = root.children.map(({ name }) => name)
  const shape = /^Avsandare Blankettgemensamt( Blankett)*( Franvarouppgift)*$/
  if (!shape.test(order.join(' '))) throw new Error(`The order is ${order.join(' ')}`)
  const text = (...path: readonly string[]) => child(root, ...path)?.text
  const forms = root.children.flatMap((part): ReadForm[] => {
    if (part.name === 'Franvarouppgift') return [formOf('FU', part)]
    if (part.name !== 'Blankett') return []
    const [form, other] = child(part, 'Blankettinnehall')?.children ?? []
    if (!form || other || (form.name !== 'HU' && form.name !== 'IU')) throw new Error('Not one HU or IU')
    const read = formOf(form.name, form)
    const about = child(part, 'Arendeinformation')
    if (child(about, 'Arendeagare')?.text !== read.fields['201']) throw new Error('Another employer')
    if (child(about, 'Period')?.text !== read.fields['006']) throw new Error('Another period')
    return [read]
  })
  return {
    sender: {
      program: text('Avsandare', 'Programnamn'),
      identity: text('Avsandare', 'Organisationsnummer'),
      contact: text('Avsandare', 'TekniskKontaktperson', 'Namn'),
      created: text('Avsandare', 'Skapad'),
    },
    employer: text('Blankettgemensamt', 'Arbetsgivare', 'AgRegistreradId'),
    contact: text('Blankettgemensamt', 'Arbetsgivare', 'Kontaktperson', 'Namn'),
    forms,
  }
}
