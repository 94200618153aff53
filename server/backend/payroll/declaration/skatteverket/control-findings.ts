import type { ControlFault } from '../../../tables/declared.ts'
import { type Finding, findingsOf } from '../checks/finding.ts'
import type { Declaration } from '../declaration.ts'

const families = new Map<string, Finding['family']>([
  ['S', 'S'],
  ['B', 'B'],
  ['R', 'R'],
])

/**
 * Returns what Skatteverket has found as findings like our own, each with its person: the number of
 * the statement says who.
 */
export const controlFindings = (
  { statements }: Pick<Declaration, 'statements'>,
  faults: readonly ControlFault[],
): readonly Finding[] =>
  faults.map(({ control, isStop, number, text }) => {
    const person = number === null ? undefined : statements.find(statement => statement.number === number)?.person
    const { stop, warning } = findingsOf(person ?? null)
    const found = { text, mend: `Skatteverkets kontroll${control === '' ? '' : ` ${control}`}. Rätta och skicka igen.` }
    return (isStop ? stop : warning)(families.get(control.slice(0, 1).toUpperCase()) ?? 'S', null, found)
  })
