import { table, withParts } from '../reference.ts'
import { ruleCatalogue } from './catalogue.ts'

/** The day that the page's examples count from. */
export const exampleToday = '2026-11-21'

const typed = (text: string) => (text === '' ? 'nothing' : `\`${text}\``)
const shown = (text: string) => (text === '' ? '–' : text)

const rules = (): string =>
  table(
    ['Rule or format', 'Typed', 'Shown'],
    Object.entries(ruleCatalogue(exampleToday)).flatMap(([name, { examples }]) =>
      examples.map(([text, result], index) => [index === 0 ? name : '', typed(text), shown(result)]),
    ),
  )

/** contracts/rules/README.md with its generated part made anew. */
export const withRules = (readme: string): string => withParts(readme, { rules: rules() })
