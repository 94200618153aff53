import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { filesPactFile } from './interactions.ts'
import { report } from './verification-results.ts'
import { defaultStatesUrl, type Verification, type VerifyOptions, verifyProvider } from './verify.ts'
import { verifyLive } from './verify-live.ts'

/**
 * `npm run pact:verify -- --url http://127.0.0.1:3001/api [--states-url …]`: verifies a backend
 * against the pacts.
 */
const usage = 'Say which backend to verify: npm run pact:verify -- --url http://127.0.0.1:3001/api [--states-url <url>]'

/** The file of the verifier's own output, which describes each exchange in detail. */
const outputFile = join(import.meta.dirname, '../../test-results/pact-verifier.log')

const say = (text: string) => process.stdout.write(`${text}\n`)

function options(): VerifyOptions | undefined {
  try {
    const { values } = parseArgs({ options: { url: { type: 'string' }, 'states-url': { type: 'string' } } })
    if (!values.url || !URL.canParse(values.url)) return undefined
    const statesUrl = values['states-url']
    return { url: values.url, ...(statesUrl && { statesUrl }) }
  } catch {
    return undefined
  }
}

/** Verifies, and sends the results to the parent process. */
async function verify(asked: VerifyOptions): Promise<void> {
  // When a backend stops answering during the verification, Pact's proxy throws outside of any
  // promise.
  process.once('uncaughtException', error => {
    process.send?.({ problem: `The verification ended too soon: ${error.message}.` })
    process.exit(1)
  })
  try {
    // Files and prints lie beside the base URL.
    const { statesUrl = defaultStatesUrl(asked.url), url } = asked
    const beside = url.replace(/\/api\/*$/, '')
    const verifications = [
      await verifyProvider(asked),
      await verifyProvider({ url: beside, callsUrl: asked.url, statesUrl, pact: filesPactFile }),
      await verifyLive(asked),
    ]
    process.send?.({ verifications })
  } catch (error) {
    process.send?.({ problem: error instanceof Error ? error.message : String(error) })
  }
}

/**
 * Verifies in a child process whose output is a file, since Pact's verifier writes to its process's
 * output.
 */
function verifyQuietly(): void {
  mkdirSync(dirname(outputFile), { recursive: true })
  const output = openSync(outputFile, 'w')
  const child = spawn(process.execPath, [import.meta.filename, ...process.argv.slice(2)], {
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, [insideKey]: '1' },
  })
  let told: { readonly problem?: string; readonly verifications?: readonly Verification[] } = {
    problem: 'The verification ended too soon.',
  }
  child.on('message', message => {
    told = message as typeof told
  })
  child.on('exit', () => {
    closeSync(output)
    const { problem, verifications = [] } = told
    if (problem !== undefined) say(problem)
    for (const verification of verifications) say(`${report(verification)}\n`)
    say(`Pact's own output: ${relative(process.cwd(), outputFile)}`)
    const isKept = problem === undefined && verifications.every(({ failures }) => failures.length === 0)
    process.exitCode = isKept ? 0 : 1
  })
}

const insideKey = 'AVLONA_PACT_VERIFIER'
const asked = options()
if (!asked) {
  say(usage)
  process.exitCode = 2
} else if (process.env[insideKey] && process.send) {
  await verify(asked)
  process.disconnect()
} else {
  verifyQuietly()
}
