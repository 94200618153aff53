import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePorts } from '../harness/free-ports.ts'

/** A peer in a process of its own, as ours is. It serves on the port in PORT. */
export class PeerProcess {
  readonly url: string
  readonly #child: ChildProcess

  private constructor(url: string, child: ChildProcess) {
    this.url = url
    this.#child = child
  }

  /** Starts `peers/<file>` and waits until it listens. @throws Error when it ends instead */
  static async start(file: string, env: Record<string, string>): Promise<PeerProcess> {
    const [port = 0] = await freePorts(1)
    const child = spawn(process.execPath, [join(import.meta.dirname, 'peers', file)], {
      env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const peer = new PeerProcess(`http://127.0.0.1:${port}`, child)
    while (!(await peer.#listens())) {
      if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
      await sleep(50)
    }
    return peer
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return
    const exited = once(this.#child, 'exit')
    this.#child.kill()
    await exited
  }

  async #listens(): Promise<boolean> {
    return fetch(this.url).then(
      () => true,
      () => false,
    )
  }
}
