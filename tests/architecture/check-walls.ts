import { layers } from './folder-graph.ts'
import { knotViolations } from './folder-walls.ts'
import { violations } from './import-rules.ts'
import { sourceTree } from './source-tree.ts'

/** Checks the import rules on the whole tree, for `npm run check` and `npm test`. */
const files = sourceTree()
const found = [...violations(files), ...layers.flatMap(layer => knotViolations(files, layer))]
for (const violation of found) console.error(violation)
console.info(`${files.length} files, ${found.length} breaches of the import rules`)
process.exitCode = found.length > 0 ? 1 : 0
