import { parseArgs } from 'node:util'
import { filesPactFile } from './interactions.ts'
import { report } from './verification-results.ts'
import { defaultStatesUrl, type VerifyOptions, verifyProvider } from './verify.ts'
import { verifyLive } from './verify-live.ts'

/** `npm run pact:verify -- --url http://127.0.0.1:3001/api [--states-url …]`: holds any backend against the pact. */
const usage = 'Say which backend to verify: npm run pact:verify -- --url http://127.0.0.1:3001/api [--states-url <url>]'

const say = (text: string) => process.stdout.write(`\n${text}\n`)

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

const asked = options()
if (!asked) {
  say(usage)
  process.exitCode = 2
} else {
  // A backend that stops answering amid the verification ends Pact's proxy from the side.
  process.once('uncaughtException', error => {
    say(`The verification ended too soon: ${error.message}.`)
    process.exit(1)
  })
  try {
    // Files and prints lie beside the base URL.
    const { statesUrl = defaultStatesUrl(asked.url), url } = asked
    const beside = url.replace(/\/api\/*$/, '')
    const verifications = [
      await verifyProvider(asked),
      await verifyProvider({ url: beside, statesUrl, pact: filesPactFile }),
      await verifyLive(asked),
    ]
    for (const verification of verifications) say(report(verification))
    process.exitCode = verifications.some(({ failures }) => failures.length > 0) ? 1 : 0
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
