import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/**
 * What a reader may use for one file. What is read has limits of its own that keep it far below:
 * these are for what they miss.
 */
interface ReaderLimits {
  /** Processor time, in milliseconds. */
  readonly maxProcessorMs: number
  /** Memory, in megabytes. */
  readonly maxMegabytes: number
}

export interface ReadersOptions extends Partial<ReaderLimits> {
  /** The program of a reader: it answers each message with one. */
  readonly file: URL
  /** How many files are read at a time. Others wait for their turn. */
  readonly atOnce?: number
}

/** Threads that read files, so that the one that answers others is free meanwhile. */
export interface Readers<Task, Answer> {
  /**
   * Returns the answer to a task, or 'too much' when it took more time or memory than a file may.
   *
   * @throws Error for a defect of the program
   */
  readonly read: (task: Task) => Promise<Answer | 'too much'>
}

/** How often the time of a reader is looked at, in milliseconds. */
const lookEvery = 100

export function createReaders<Task, Answer>({
  file,
  maxProcessorMs = 6_000,
  maxMegabytes = 1_024,
  atOnce = Math.max(1, Math.min(2, availableParallelism() - 1)),
}: ReadersOptions): Readers<Task, Answer> {
  const idle: Worker[] = []
  const waiting: (() => void)[] = []
  let busy = 0

  const start = (): Worker => {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: maxMegabytes } })
    const forget = () => {
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
    }
    worker.on('error', forget).on('exit', forget)
    return worker
  }

  const answerOf = async (worker: Worker, task: Task): Promise<Answer | 'too much'> => {
    worker.ref()
    const { promise, resolve, reject } = Promise.withResolvers<Answer | 'too much'>()
    const before = await usedMs(worker)
    const look = setInterval(
      () => void usedMs(worker).then(used => used - before > maxProcessorMs && resolve('too much')),
      lookEvery,
    )
    const fail = (error: Error & { readonly code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('too much') : reject(error)
    worker.once('message', resolve).once('error', fail)
    worker.postMessage(task)
    try {
      const answer = await promise
      if (answer === 'too much') await worker.terminate()
      else idle.push(worker)
      return answer
    } finally {
      // A server that ends does not wait for an idle one.
      worker.unref()
      clearInterval(look)
      worker.off('message', resolve).off('error', fail)
    }
  }

  return {
    async read(task) {
      if (busy >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
      else busy += 1
      try {
        return await answerOf(idle.pop() ?? start(), task)
      } finally {
        // The turn is handed on, or given back.
        const next = waiting.shift()
        if (next) next()
        else busy -= 1
      }
    },
  }
}

/** Returns the processor time that a thread has used, in milliseconds, or 0 when it has ended. */
const usedMs = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  )
