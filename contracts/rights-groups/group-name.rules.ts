import { standardGroupLabels } from '../rights/labels.ts'
import { standardGroupNames } from '../rights/standard-groups.ts'
import { required } from '../rules/required.ts'
import { firstMessage, labelled } from '../rules/rule.ts'
import { maxLength, oneLine, trimmed } from '../rules/text.ts'

/** The most characters of a rights group's name. */
export const longestGroupName = 60

const place = labelled('Namn')
const rules = [required, oneLine, trimmed, maxLength(longestGroupName)]
const plain = (name: string) => name.trim().normalize('NFC').toLocaleLowerCase('sv')
const standardNames = new Set([...standardGroupNames, ...Object.values(standardGroupLabels)].map(plain))

/** The message of a name that another group of the licence has. */
export const nameTaken = 'Det finns redan en behörighetsgrupp med det namnet.'

/**
 * Returns the message of a rights group's name, or undefined. A group of the licence's own must not
 * have a standard group's name, by which the application would give it that group's rights.
 *
 * @param others the names of the licence's other groups; letter case makes no difference
 */
export function groupNameProblem(name: string, others: readonly string[] = []): string | undefined {
  const problem = firstMessage(rules, name, place)
  if (problem !== undefined) return problem
  if (standardNames.has(plain(name))) return 'Namnet är en standardgrupps. Välj ett annat.'
  return others.some(other => plain(other) === plain(name)) ? nameTaken : undefined
}

/** Returns the name that is proposed for a copy: 'Kopia av …', not used by another group. */
export function nameOfCopy(name: string, others: readonly string[]): string {
  const proposal = (nth: number) => {
    const end = nth === 1 ? '' : ` (${nth})`
    return `${`Kopia av ${name}`.slice(0, longestGroupName - end.length).trimEnd()}${end}`
  }
  for (let nth = 1; nth <= others.length + 1; nth++) {
    if (groupNameProblem(proposal(nth), others) === undefined) return proposal(nth)
  }
  return proposal(1)
}
