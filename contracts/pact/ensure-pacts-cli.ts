import { isAsListed, openApiFile } from './generated-files.ts'
import { filesPactFile, livePactFile, pactFile } from './interactions.ts'
import { runSpecs } from './run-specs.ts'
import { statesFile } from './states-file.ts'

/** Writes the generated files for backend teams when one is missing or is not as listed. */
const files = [pactFile, filesPactFile, livePactFile, openApiFile, statesFile]

if (!files.every(isAsListed)) {
  console.info('Writing the pacts into dist/pacts (about a minute) …')
  if (!runSpecs('pact', [])) process.exitCode = 1
}
