import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** The result of a command. */
export interface Ending {
  /** Its exit status; null when a signal ended it or it could not be started. */
  readonly status: number | null
  readonly timedOut: boolean
  /** Its stdout and stderr, interleaved as they came. */
  readonly output: string
  readonly milliseconds: number
}

interface Options {
  readonly cwd: string
  /** Milliseconds until it and its descendants are stopped. */
  readonly limit: number
  readonly env?: Record<string, string>
}

/**
 * Milliseconds between the request to stop and SIGKILL; servers and their databases stop within it.
 */
const grace = 15_000

/**
 * Runs a command without input, in a process group of its own, so that none of its descendants
 * outlives it.
 */
export async function runCommand([tool, ...args]: readonly [string, ...string[]], options: Options): Promise<Ending> {
  const start = performance.now()
  const child = spawn(tool, args, {
    cwd: options.cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: [join(options.cwd, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      ...(!process.stdout.isTTY && { FORCE_COLOR: '0' }),
      ...options.env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text))

  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    stop(child)
  }, options.limit)
  // Ends the step with the run: Ctrl-C reaches only this process, since the step has its own group.
  const interrupted = () => stop(child)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupted)

  const status = await new Promise<number | null>(resolve => {
    child.once('error', failure => {
      output += failure.message
      resolve(null)
    })
    child.once('close', resolve)
  })
  clearTimeout(timer)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted)
  signalGroup(child, 'SIGKILL')
  return { status, timedOut, output, milliseconds: performance.now() - start }
}

function stop(child: ChildProcess): void {
  // SIGINT, as Ctrl-C sends: the test runners then report the results so far.
  signalGroup(child, 'SIGINT')
  setTimeout(() => signalGroup(child, 'SIGKILL'), grace).unref()
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // Every process of the group has ended.
  }
}
