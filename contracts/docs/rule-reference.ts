import { table, withParts } from '../reference.ts'
import { ruleCatalogue } from './rule-catalogue.ts'

/** The date that the reference's examples assume. */
export const exampleToday = '2026-11-21'

/** Returns a text with its hidden characters and line breaks by their codes. */
const seen = (text: string) =>
  text.replace(/[\n\u200b\u202e]/g, each => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
const typed = (text: string) => (text === '' ? 'nothing' : `\`${seen(text)}\``)
const shown = (text: string) => (text === '' ? '–' : seen(text))

const rules = (): string =>
  table(
    ['Rule or format', 'Typed', 'Shown'],
    Object.entries(ruleCatalogue(exampleToday)).flatMap(([name, { examples }]) =>
      examples.map(([text, result], index) => [index === 0 ? name : '', typed(text), shown(result)]),
    ),
  )

/** Returns the text of contracts/rules/README.md with its generated part replaced. */
export const withRules = (readme: string): string => withParts(readme, { rules: rules() })
