import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { readGenerated } from './generated-files.ts'
import { filesPactFile, livePactFile, pactFile } from './interactions.ts'
import { publication, publishPacts } from './publish.ts'

/**
 * `npm run pact:publish -- --broker https://pacts.example`: publishes the pacts to a Pact Broker,
 * under the commit and its branch. Authenticates with PACT_BROKER_TOKEN, or with
 * PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.
 */
const usage =
  'Say which broker: npm run pact:publish -- --broker https://pacts.example [--version <version>] [--branch <branch>]'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const { values } = parseArgs({
  options: { broker: { type: 'string' }, version: { type: 'string' }, branch: { type: 'string' } },
})
if (!values.broker || !URL.canParse(values.broker)) {
  console.info(usage)
  process.exitCode = 2
} else {
  try {
    const version = values.version ?? git('rev-parse', 'HEAD')
    const branch = values.branch ?? git('rev-parse', '--abbrev-ref', 'HEAD')
    const texts = [pactFile, filesPactFile, livePactFile].map(readGenerated)
    const notices = await publishPacts(values.broker, publication(texts, { version, branch }), process.env)
    for (const notice of notices) console.info(notice)
  } catch (error) {
    console.info(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
