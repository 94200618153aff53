import { generatedFolder } from './generated-files.ts'
import { runSpecs } from './run-specs.ts'

/**
 * `npm run pacts`: writes the pacts, the OpenAPI document and the states into dist/pacts, and again
 * all that git keeps of them: the figures, the lists of contents, and the tables of the READMEs.
 */
const tables = ['contracts/pact/call-reference.spec.ts', 'contracts/docs', 'contracts/code-lists', 'contracts/settings']
const update = { UPDATE_FIGURES: '1', UPDATE_PACTS: '1', UPDATE_DOCS: '1' }

/** In their order: the pacts hold the figures. */
const steps: readonly (readonly [what: string, project: string, files: readonly string[]])[] = [
  ['The figures of the exchanges', 'backend', ['figures.db.spec.ts']],
  ['The pacts, the OpenAPI document and the states', 'pact', []],
  ['The tables of the READMEs', 'unit', tables],
]

for (const [what, project, files] of steps) {
  console.info(`${what} …`)
  if (runSpecs(project, files, update)) continue
  process.exitCode = 1
  break
}
if (process.exitCode === undefined) console.info(`Written into ${generatedFolder}: git diff tells what has changed.`)
