import { table, withParts } from '../reference.ts'
import { ruleCatalogue } from './catalogue.ts'

/** The date that the reference's examples assume. */
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

/** Returns the text of contracts/rules/README.md with its generated part replaced. */
export const withRules = (readme: string): string => withParts(readme, { rules: rules() })
