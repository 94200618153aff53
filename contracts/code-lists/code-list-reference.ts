import { table, withParts } from '../reference.ts'
import { caseTerms } from './case-wording.ts'
import { codeLists } from './catalogue.ts'
import type { CodeList } from './code-list.ts'

/**
 * The most codes that the reference shows. Of a longer list it shows the first two and the last.
 */
const most = 60

const code = (text: string) => (text === '' ? '*empty*' : `\`${text === '\t' ? '\\t' : text}\``)

function entry(list: CodeList, value: string): string {
  const [first, latest] = [list.label(value, '1900-01-01'), list.label(value)]
  return `${code(value)} ${first === latest ? latest : `${first}; now ${latest}`}`
}

const entries = (list: CodeList): string => {
  const shown = list.codes.map(value => entry(list, value))
  if (shown.length <= most) return shown.join(' · ')
  return `${shown.slice(0, 2).join(' · ')} … ${shown.at(-1)} (${shown.length} in all)`
}

const lists = (): string =>
  table(
    ['List', 'Codes'],
    Object.entries(codeLists).map(([name, list]) => [name, entries(list)]),
  )

const wordings = (): string =>
  table(
    ['Form', ...Object.keys(caseTerms)],
    (
      [
        'singular',
        'plural',
        'definite',
        'definitePlural',
        'possessive',
        'number',
        'list',
        'register',
        'account',
        'abbreviation',
      ] as const
    ).map(form => [form, ...Object.values(caseTerms).map(terms => terms[form])]),
  )

/** Returns the text of contracts/code-lists/README.md with its generated parts replaced. */
export const withCodeLists = (readme: string): string => withParts(readme, { lists: lists(), wordings: wordings() })
