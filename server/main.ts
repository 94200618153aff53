import type { Application } from './application.ts'
import { type Config, readConfig } from './config.ts'
import { cautionsOf } from './exposure.ts'
import { inPlainWords } from './plain-words.ts'
import { importQuickly } from './quick-imports.ts'

importQuickly()

const say = (text: string) => process.stdout.write(`${text}\n`)

let config: Config | undefined
let starting: Promise<Application> | undefined
let ending = false

/** The time after which the process ends even when a part has not stopped, in milliseconds. */
const endsWithin = 9_900

/** Ends the process after stopping the parts, including parts that are still starting. */
async function end(code: number): Promise<void> {
  // A second request ends the process at once.
  if (ending) process.exit(code || 1)
  ending = true
  setTimeout(() => process.exit(code || 1), endsWithin).unref()
  const application = await starting?.catch(() => undefined)
  await application?.close()
  process.exit(code)
}

function fail(error: unknown): Promise<void> {
  const sentence = inPlainWords(error, config)
  process.stderr.write(`\n${sentence ?? (error instanceof Error ? error.stack : String(error))}\n\n`)
  return end(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))

try {
  config = readConfig(process.env)
  const chosen = config
  for (const caution of cautionsOf(config)) process.stderr.write(`\nCaution: ${caution}\n\n`)
  starting = import('./application.ts').then(({ startApplication }) => startApplication(chosen))
  const { url, unfit } = await starting
  void unfit.then(fail)
  if (!ending) say(`Avlöna is ready: ${url}`)
} catch (error) {
  // A start that is interrupted may fail; that failure is not reported.
  if (!ending) await fail(error)
}
