import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { controls } from './decode-text.ts'
import { Unreadable } from './unreadable.ts'

/** An element with attributes (`@name`) or elements in it. One with neither is its text. */
export type Node = Readonly<Record<string, unknown>>

/** The most levels of elements. PAXml has five. */
const maxLevels = 20

/** The most elements, counted with their ends: more than a file of 5 MB has of PAXml's names. */
const maxTags = 800_000

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** @throws Unreadable for an entity that XML does not have, and a character that no text has */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([^;&\s]{1,20}));|&/giu, (whole, decimal, hexadecimal, name) => {
    const code = Number(decimal ?? `0x${hexadecimal}`)
    const isCharacter = code > 0 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff)
    const character = name === undefined ? (isCharacter ? String.fromCodePoint(code) : undefined) : entities[name]
    if (character === undefined || controls.test(character))
      throw new Unreadable(`XML-filen har teckenreferensen ”${whole}”, som inte betyder något.`)
    return character
  })

const nothing = () => {}

const parserOf = (lists: readonly string[]) =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    entityDecoder: {
      decode: decoded,
      reset: nothing,
      setXmlVersion: nothing,
      addInputEntities: nothing,
      setExternalEntities: nothing,
    },
    maxNestedTags: maxLevels,
    // A list is one with a single element too.
    isArray: name => lists.includes(name),
  })

/**
 * Returns the elements of an XML text. An entity of its own is not read.
 *
 * @param lists the elements that there may be several of
 * @throws Unreadable
 */
export function parseXml(text: string, lists: readonly string[]): Node {
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    throw new Unreadable('XML-filen har en DTD eller egna entiteter. Sådana läses inte.')
  if ((text.match(/</g)?.length ?? 0) > maxTags)
    throw new Unreadable('XML-filen har för många element. Dela den i flera.')
  const checked = XMLValidator.validate(text)
  if (checked !== true) throw new Unreadable(`XML-filen är felaktig på rad ${checked.err.line}.`)
  try {
    return parserOf(lists).parse(text) as Node
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(whyNot(String(error)))
  }
}

function whyNot(error: string): string {
  const [, name] = /Invalid (?:tag )?name: "?([\w#-]+)/.exec(error) ?? []
  if (name !== undefined) return `XML-filen har ett element eller attribut som heter ”${name}”. Det kan inte läsas.`
  return /nested/i.test(error) ? `XML-filen har element i fler än ${maxLevels} nivåer.` : 'XML-filen kan inte läsas.'
}
