import { folderGraph, type Layer, pairsOf } from './folder-graph.ts'
import type { SourceFile } from './source-file.ts'

/**
 * The pairs of first-level folders that may import each other, each with its reason. The list only
 * shrinks: a pair that is gone is an error, and so is one that is not listed.
 */
export const twoWay: Readonly<Record<Layer, Readonly<Record<string, string>>>> = {
  contracts: {},
  machines: {
    'companies frame': 'the palette and the downloads of the frame know the list of companies',
    'frame kit': 'the kit tells by the snackbar and asks by the confirmation of the frame',
    'kit sign-in': 'the journal of the kit ends with the session',
  },
  'server/backend': {
    'absences employees': "an employee's children and absences are changed and shown together",
    'clients registers': 'clients are a register, whose items refer to approvers and pictures',
    'companies copies': 'a removal and a clone are acts on a company, and a copy is made into one',
    'companies demo': 'a new company may have trial persons of the demo data',
    'companies projections.ts': 'creating a company records its rows, which its projection builds again',
    'companies salary-years': 'a new company begins with a salary year',
    'companies sign-in': 'a session answers with its company',
    'demo sign-in': "BankID's simulator signs in the persons of the demo data",
    'employees payroll': 'a new employment number is given to the pay assignments too',
    'employees registers': "employees refer to registers' items, which are not removed while they do",
    'pay-types payroll': 'standard pay types take their amounts from the law, and the basis reads them',
    'payroll registers': 'an item of a register is not removed while a payslip uses it',
    'payroll tables': "a column holds the engine's balances and steps, and Skatteverket's faults, as they are",
    'projections.ts salary-years': 'creating a year records its rows, which its projection builds again',
    'salary-years schedules': 'a new year gets its holidays, and the work calendar shows its periods',
    'salary-years vehicles': 'a new year calculates the benefits of its company cars',
  },
  'ui/screens': {},
}

/** Returns the pairs that are not listed, and the listed ones that are gone, as sentences. */
export const pairViolations = (
  files: readonly SourceFile[],
  layer: Layer,
  allowed: Readonly<Record<string, string>>,
): readonly string[] => {
  const pairs = pairsOf(folderGraph(files, layer))
  const names = pairs.map(({ folders }) => folders.join(' '))
  return [
    ...pairs.flatMap(({ folders, imports }) =>
      folders.join(' ') in allowed
        ? []
        : [`${layer}: ${folders.join(' and ')} import each other. One way is to go: ${imports.join('; ')}.`],
    ),
    ...Object.keys(allowed)
      .filter(name => !names.includes(name))
      .map(
        name => `${layer}: ${name} no longer import each other: remove them from tests/architecture/folder-walls.ts.`,
      ),
  ]
}
